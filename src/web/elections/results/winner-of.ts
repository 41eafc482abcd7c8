import { outcomeOf } from '#core/elections/tally.ts';
import type { ElectionResults } from '#contract/election-shapes.ts';

export type PositionResult = ElectionResults['results'][number];
export type ResultCandidate = PositionResult['candidates'][number];

/** The winner of a position; null where the first place is shared or nobody stood. */
export function winnerOf({ candidates }: PositionResult): ResultCandidate | null {
  const outcome = outcomeOf(candidates);
  return outcome.kind === 'winner' ? outcome.winner : null;
}

/** The candidates who share the first place, if it is shared. */
export function tiedOf({ candidates }: PositionResult): readonly ResultCandidate[] {
  const outcome = outcomeOf(candidates);
  return outcome.kind === 'tie' ? outcome.tied : [];
}

/** True where there is somebody to show: positions without candidates are skipped. */
export function hasOutcome(result: PositionResult): boolean {
  return result.candidates.length > 0;
}
