// The row types of what comes after the close of an election; the rest are in schema.ts.
import type { MaybeTime, StampedTime } from './election-tables.ts';

/** What an officer entered for a draw; it is drawn once two have entered the same. */
export interface DrawEntries {
  election_id: string;
  officer_id: string;
  value: string;
  witnesses: string;
  entered_at: StampedTime;
}

export interface Draws {
  election_id: string;
  seed: string;
  witnesses: string;
  /** How many officers entered it: two, or one where no other is left. */
  officers: number;
  drawn_at: StampedTime;
}

export interface Appeals {
  id: string;
  election_id: string;
  /** In the order in which they came, from 1. */
  number: number;
  account_id: string | null;
  subject: string;
  body: string;
  made_at: StampedTime;
  answer: string | null;
  answered_at: MaybeTime;
  answered_by: string | null;
}

/** How many of a branch or a year voted; small ones together. */
export interface TurnoutGroups {
  election_id: string;
  kind: 'branch' | 'year';
  ordinal: number;
  names: string[];
  voters: number;
}
