import type { VoterKind } from './electorate.ts';
import type { StandingsMode } from './standings-mode.ts';

/** How voters are known unless an officer chooses: the strongest that this campus can do at once. */
export function usualVoters(sources: { listed: number; hasMailServer: boolean }): VoterKind {
  if (sources.listed > 0) return sources.hasMailServer ? 'proved' : 'listed';
  return sources.hasMailServer ? 'confirmed' : 'anybody';
}

/** Among fewer voters live counts often change by a single vote, and tell whom somebody voted for. */
export const fewVoters = 200;

/**
 * When counts are shown unless an officer chooses: after the close where few people are on the list,
 * or without one have a verified account.
 */
export function usualStandings(sources: { listed: number; accounts: number }): StandingsMode {
  const voters = sources.listed > 0 ? sources.listed : sources.accounts;
  return voters < fewVoters ? 'after-close' : 'live';
}

/**
 * The fewest people of any position where those are too few for counts that show before the close; null where all
 * have enough. Counts go by the smallest position: a list of thousands in classes is many small votes.
 */
export function tooFewOf(people: readonly number[]): number | null {
  const fewest = Math.min(...people);
  return fewest < fewVoters ? fewest : null;
}
