import type { z } from 'zod';
import type { LimitedPosition } from '#contract/electorate-shapes.ts';
import { readinessMessages as text } from '#texts/en/readiness.ts';

/** Who could vote for a position now, and how many of them a share is where one decides. */
export const saysLimited = (one: z.output<typeof LimitedPosition>): string =>
  [
    text.limited(one),
    ...(one.takePart === undefined ? [] : [text.takePart(one.takePart)]),
    ...(one.sayYes === undefined ? [] : [text.sayYes(one.sayYes)]),
  ].join(' ');
