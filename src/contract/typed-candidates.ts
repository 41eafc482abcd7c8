import { wrong } from '../core/kernel/wrong.ts';
import { z } from 'zod';
import { electionLimits } from '../core/elections/election-draft.ts';
import { enteredLineLength } from '../core/elections/entered.ts';
import { conditionLimits } from '../core/elections/nomination.ts';
import { lineOfText, optionalLine, PositionRef } from './fields.ts';

export const missingPerson = wrong('enter-enrollment-number-e-mail');

const Line = lineOfText(enteredLineLength, missingPerson);

const most = electionLimits.entered;
const tooMany = wrong('at-most-people-at-once', { count: most });

/** People as an officer types them, a line each: 1 to 800 lines of at most `enteredLineLength` letters. */
export const Lines = z
  .array(Line)
  .min(1, missingPerson)
  .max(most, tooMany)
  .describe('An enrollment number, an e-mail or a name each');

/** People by position, at most so many in all. */
export const Candidates = z
  .array(z.object({ position: PositionRef, lines: Lines }))
  .max(most, tooMany)
  .refine((all) => all.reduce((count, { lines }) => count + lines.length, 0) <= most, tooMany);

/** What is missing where officers do not say of all lines that these people have agreed to stand. */
export const haveAgreedMissing = wrong('tick-they-have-agreed-to');

/** What officers say of the people whom they enter. */
const saidOfThem = {
  checked: z
    .array(optionalLine(conditionLimits.length))
    .max(conditionLimits.count)
    .optional()
    .describe('The conditions of the election that were ticked, each as it is written'),
  byName: z
    .array(Line)
    .max(most)
    .optional()
    .describe(
      'Lines that name nobody known: these people are entered by the name, and the e-mail behind it',
    ),
  mayStand: z
    .array(Line)
    .max(most)
    .optional()
    .describe(
      'Lines of people without a number of whom the officer has checked that they meet the limits of the election and the position',
    ),
};

/** Whom officers enter in an election. */
export const enteredFields = {
  candidates: Candidates.min(1, missingPerson),
  haveAgreed: z
    .literal(true, { error: haveAgreedMissing })
    .describe('The people of all lines have agreed to stand, as the officer says'),
  ...saidOfThem,
};

/** Whom they enter as they make or publish it; left out, nobody. */
export const publishedWith = {
  candidates: Candidates.optional().describe(
    'People who are on the ballot once it is published: all of them, or nothing is saved',
  ),
  haveAgreed: z
    .boolean()
    .optional()
    .describe('True wherever there are candidates: those of all lines have agreed to stand'),
  ...saidOfThem,
};
