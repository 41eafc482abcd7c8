import { z } from 'zod';
import type { DocumentSettings } from '../core/elections/election-settings.ts';
import { BatchSize } from './election-shapes.ts';
import { keptSettings } from './election-settings.ts';
import { CandidateConditions, PositionLimits } from './electorate-shapes.ts';
import { OutcomeRules } from './outcome-shapes.ts';

/** What the settings in the document of an election are. */
const settings = {
  standingsBatch: BatchSize,
  candidacy: PositionLimits,
  candidateConditions: CandidateConditions,
  ...keptSettings,
  rules: z.strictObject(OutcomeRules.omit({ appealDays: true }).required().shape),
} satisfies { [Name in keyof DocumentSettings]: z.ZodType<DocumentSettings[Name]> };

/** What the application alone reads of an election (`elections.settings`), as it is written. */
export const ElectionDocument = z.strictObject({
  ...settings,
  /** False where a call that organised it said nothing of it. */
  isTieRuleChosen: z.boolean(),
  /** The tag of its language: the first of the campus when it was made. Translations are in others. */
  writtenIn: z.string(),
  /** When those who got no added time ended, and how many did, under 0.3.0. */
  addedTime: z.object({ othersEndDate: z.string(), people: z.int() }).nullable(),
});
export type ElectionDocument = z.output<typeof ElectionDocument>;
