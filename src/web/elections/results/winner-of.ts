import { outcomeOf } from '#core/elections/tally.ts';
import type { ElectionResults } from '#contract/election-shapes.ts';

export type PositionResult = ElectionResults['results'][number];
export type ResultCandidate = PositionResult['candidates'][number];

/** The winner of a position: of the votes, or of what the server says decided it; null for nobody. */
export function winnerOf({ candidates, decided }: PositionResult): ResultCandidate | null {
  if (decided !== undefined) return candidates.find(({ _id }) => _id === decided.winner) ?? null;
  const outcome = outcomeOf(candidates);
  return outcome.kind === 'winner' ? outcome.winner : null;
}

/** The candidates who share the first place, if it is shared. */
export function tiedOf({ candidates, decided }: PositionResult): readonly ResultCandidate[] {
  if (decided !== undefined) return [];
  const outcome = outcomeOf(candidates);
  // Without any vote it is called a tie as well, but it is not decided by one.
  return 'tied' in outcome ? outcome.tied : [];
}

/** True where there is somebody to show: positions without candidates are skipped. */
export function hasOutcome(result: PositionResult): boolean {
  return result.candidates.length > 0;
}

/** Elections with a result to show. */
export function shownResults(results: readonly ElectionResults[]): ElectionResults[] {
  return results.filter(({ results: positions }) => positions.some(hasOutcome));
}
