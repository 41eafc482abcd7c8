import type { z } from 'zod';
import type { StuckLetter } from '#contract/campus.ts';
import type { listStuck } from './store.ts';

/** A stuck letter as the desk sees it: whom it is for, and why it did not go. */
export function presentStuckLetter(
  row: Awaited<ReturnType<typeof listStuck>>[number],
): z.output<typeof StuckLetter> {
  return {
    _id: row.id,
    to: row.to,
    subject: row.subject,
    problem: row.problem ?? '',
    createdAt: row.createdAt.toISOString(),
  };
}
