import { z } from 'zod';
import { countLaws } from '../core/elections/count-law.ts';
import { keptSettings } from './election-settings.ts';

/** What the application alone reads of an election (`elections.settings`), as it is written. */
export const ElectionDocument = z.strictObject({
  ...keptSettings,
  /** False where a call that organised it said nothing of it. */
  isTieRuleChosen: z.boolean(),
  /** The tag of its language: the first of the campus when it was made. Translations are in others. */
  writtenIn: z.string(),
  /** When those who got no added time ended, and how many did, under 0.3.0. */
  addedTime: z.object({ othersEndDate: z.string(), people: z.int() }).nullable(),
  /** By which law it is counted: that of the release that published it. */
  law: z.literal(countLaws),
});
export type ElectionDocument = z.output<typeof ElectionDocument>;
