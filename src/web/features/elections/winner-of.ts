import type { ElectionResults } from '#contract/elections.ts';

export type PositionResult = ElectionResults['results'][number];
export type ResultCandidate = PositionResult['candidates'][number];

/** The winner of a position; null where the first place is shared or nobody stood. */
export function winnerOf({ tie, candidates }: PositionResult): ResultCandidate | null {
  return tie ? null : (candidates[0] ?? null);
}

/** Those who share the first place, if it is shared. */
export function tiedOf({ tie, candidates }: PositionResult): ResultCandidate[] {
  const most = candidates[0]?.votes;
  return tie ? candidates.filter(({ votes }) => votes === most) : [];
}

/** True where there is somebody to show: positions without candidates are skipped (spec 3). */
export function hasOutcome(result: PositionResult): boolean {
  return result.candidates.length > 0;
}
