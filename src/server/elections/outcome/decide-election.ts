import { hash } from 'node:crypto';
import { keyText, orderByKey } from '#core/elections/draw.ts';
import { decide } from '#core/elections/tally.ts';
import type { Outcome } from '#core/elections/tally.ts';
import type { CandidateRow, PositionRow, WholeElection } from '../store.ts';

/** What is read of a draw that was held. */
export interface Seed {
  seed: string;
}
type Counted = CandidateRow & { votes: number };

/** The outcome of a position that somebody stood for. */
export interface PositionOutcome {
  position: PositionRow;
  candidates: Counted[];
  outcome: Outcome<Counted & { _id: string }>;
  /** The keys of the draw, favoured first; empty where no draw decides. */
  keys: { _id: string; key: string }[];
}

/** The outcome of each position, by its votes, by the rules of the election and by the draw. */
export function decideElection(
  { row, positions, candidates }: WholeElection & { candidates: Counted[] },
  draw: Seed | null,
): PositionOutcome[] {
  const byPosition = Map.groupBy(candidates, (one) => one.positionId);
  return positions.flatMap((position) => {
    const standing = byPosition.get(position.id) ?? [];
    if (standing.length === 0) return [];
    const keys = draw === null ? [] : keysOf(draw, position.id, standing);
    const order = draw === null ? null : keys.map(({ _id }) => _id);
    const read = standing.map((one) => ({ ...one, _id: one.id, hasLeft: one.hasGone }));
    const outcome = decide(read, { leaving: row.leaving_rule, order });
    const isDrawn = outcome.kind === 'winner' && outcome.by === 'draw';
    const most = isDrawn ? outcome.winner.votes : null;
    const tied = standing.filter(({ votes }) => votes === most).map(({ id }) => id);
    return [
      {
        position,
        candidates: standing,
        outcome,
        keys: keys.filter(({ _id }) => tied.includes(_id)),
      },
    ];
  });
}

function keysOf({ seed }: Seed, positionId: string, candidates: readonly Counted[]) {
  return orderByKey(
    candidates.map(({ id }) => ({ _id: id, key: hash('sha256', keyText(seed, positionId, id)) })),
  );
}
