import type { PositionRules } from './position-rules.ts';
import { isRanked } from './position-rules.ts';

/**
 * Who may read each ballot where people rank: everybody; nobody but officers and observers, so that
 * everybody has the rounds only; or everybody where no list stands out.
 */
export const rankedLists = ['public', 'rounds-only', 'by-size'] as const;
export type RankedLists = (typeof rankedLists)[number];

/** So many valid ballots hide one list among the others; with more to rank there are too many lists. */
const fewestBallots = 200;
const mostEntries = 8;

/** A counted position, as far as it says whether its ballots may be read by everybody. */
export interface CountedLists {
  rules: Pick<PositionRules, 'method'>;
  /** What was chosen before voting opened. */
  lists: RankedLists;
  /** How many entries people could rank, nobody among them. */
  entries: number;
  /** How many ballots do not abstain. */
  valid: number;
}

/**
 * Whether everybody may read each ballot of a position. A long ranked list is a signature: whoever buys a
 * vote asks for an unusual one and looks for it afterwards.
 */
export function areListsPublic({ rules, lists, entries, valid }: CountedLists): boolean {
  if (!isRanked(rules) || lists === 'public') return true;
  if (lists === 'rounds-only') return false;
  return valid === 0 || (valid >= fewestBallots && entries <= mostEntries);
}
