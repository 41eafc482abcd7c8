import type { ElectionField } from './freezing.ts';
import type { PositionRules } from './position-rules.ts';

/** What of an election is edited as one, and is said by its name alone. */
export type EditedThing = Exclude<ElectionField, 'dates' | 'ways'>;

/** A moment that a sentence puts in; it is written out where somebody reads it. */
export interface Moment {
  /** ISO 8601 in UTC. */
  at: string;
}

/** A moment of a sentence. `date` is any moment; its milliseconds are kept. */
export const momentOf = (date: Date): Moment => ({ at: date.toISOString() });

/**
 * A sentence about what was done with an election, by its key, with what it puts in. It is kept, sent and
 * written out in the language and the time zone of its reader (src/texts/election-line.ts). A key that rows of a
 * database have stays, also where nothing is said with it any more.
 */
export type ElectionLine =
  | { key: PlainLine }
  | { key: 'paused-briefly' | 'added-time-ends' | 'added-time-taken'; until: Moment }
  | { key: 'closes' | 'closed-early'; end: Moment }
  | { key: 'extended'; end: Moment; before: Moment }
  | { key: 'closes-late'; end: Moment; late: Moment }
  | { key: 'dates'; opens: Moment; closes: Moment }
  | { key: 'edited'; things: readonly EditedThing[] }
  | { key: 'method'; position: string; rules: PositionRules }
  | { key: 'name-corrected'; position: string; name: string; before: string }
  | { key: 'told-apart'; position: string; name: string; line: string }
  | { key: 'name-given' | 'void' | 'overturned-void'; position: string }
  | { key: 'alone-from'; from: Moment }
  | { key: 'stepped-down' | OnCandidate; name: string; position: string }
  | { key: 'result-stands' | 'backup-counts'; code: string | null }
  | { key: 'added-late' | 'added-now'; count: number }
  | { key: 'added-time'; count: number; until: Moment }
  | { key: 'complaint-ruled'; number: number }
  | { key: 'note'; text: string }
  | { key: 'restored'; on: Moment; of: Moment }
  | { key: 'votes-lost'; count: number };

/** Lines that put nothing in. */
export const plainLines = [
  'paused',
  'paused-by-restore',
  'pause-longer',
  'pause-over',
  'end-passed',
  'resumed',
  'to-draft',
  'cancelled',
  'cancelled-its-votes',
  'cancelled-all-votes',
  'added-time-over',
  'passed-over',
  'released',
  'shown-by-date',
  'officer-named',
  'officer-renamed',
  'officer-unnamed',
  'officer-link',
  'list-changed',
  'list-corrected',
  'ruled',
  'ruled-unnamed',
  'warning',
  'overturned',
  'votes-perhaps-lost',
  'votes-brought-back',
  'held-for-reading',
] as const;
export type PlainLine = (typeof plainLines)[number];

type OnCandidate =
  | 'taken-off'
  | 'disqualified'
  | 'overturned-taken-off'
  | 'overturned-disqualified';
