import type { PositionRules } from './position-rules.ts';
import { isRanked } from './position-rules.ts';

/** So many valid ballots hide one list among the others; with more to rank there are too many lists. */
const fewestBallots = 200;
const mostEntries = 8;

/** A counted position, as far as it says whether its ballots may be read by everybody. */
export interface CountedLists {
  rules: Pick<PositionRules, 'method'>;
  /** How many entries people could rank, nobody among them. */
  entries: number;
  /** How many ballots do not abstain. */
  valid: number;
}

/**
 * Whether everybody may read each ballot of a position. A long ranked list is a signature: whoever buys a
 * vote asks for an unusual one and looks for it afterwards.
 */
export const areListsPublic = ({ rules, entries, valid }: CountedLists): boolean =>
  !isRanked(rules) || valid === 0 || (valid >= fewestBallots && entries <= mostEntries);
