import { counted } from './counted.ts';
import type { CountInput } from '#core/counting/count-input.ts';
import type { ElectionResults } from '#contract/election-shapes.ts';
import { positionResult } from './results-of.ts';

export type RankedResult = ElectionResults['results'][number];

/** The result of a ranked position as the server tells it; `cast` is the same contest without its ruling. */
export function rankedResult(title: string, input: CountInput, cast?: CountInput): RankedResult {
  const ids = input.candidates.map(({ id }) => id);
  const count = counted(input);
  const { outcome, rounds, scale } = count;
  const nobodyId = input.nobody === null ? [] : [input.nobody.id];
  const entries = [...ids, ...nobodyId];
  const idsOf = (some: readonly number[]) => some.flatMap((entry) => ids[entry] ?? []);
  const votesOf = (entry: number) =>
    (rounds.findLast(({ status }) => status[entry] !== 'excluded')?.tallies[entry] ?? 0) / scale;
  const candidates = ids.map((id, entry) => ({
    _id: id,
    userId: `is ${id}`,
    votes: votesOf(entry),
    hasLeft: false,
    student: {
      _id: `is ${id}`,
      name: `Person ${id}`,
      profileImg: '',
      email: null,
      enrollmentNumber: null,
    },
  }));
  const ruling = { reason: 'Not eligible.', complaint: null, at: '2026-01-01T00:00:00Z' };
  const isOut = (_: unknown, entry: number) => input.candidates[entry]?.isDisqualified === true;
  const out = candidates.filter(isOut);
  const waits = outcome.kind === 'needs-draw' ? outcome : null;
  const castCount = cast === undefined ? undefined : counted(cast);
  return {
    ...positionResult(`at ${title}`, title, candidates),
    candidates: candidates.filter((one) => !out.includes(one)),
    elected: 'elected' in outcome ? idsOf(outcome.elected) : [],
    tie: waits !== null,
    tied: idsOf(waits?.tied ?? []),
    openSeats: waits?.openSeats,
    reopened: outcome.kind === 'decided' && outcome.reopened > 0 ? outcome.reopened : undefined,
    margin: null,
    valid: count.valid + count.struck,
    nobody:
      input.nobody === null ? null : { name: 'Re-open nominations', votes: votesOf(ids.length) },
    method: input.method,
    count: { entries, ...count },
    ...(castCount !== undefined && {
      disqualified: out.map((one) => ({ ...one, ruling })),
      asCast: {
        outcome: 'elected' as const,
        elected: castCount.outcome.kind === 'decided' ? idsOf(castCount.outcome.elected) : [],
        tied: [],
        openSeats: 0,
        votes: [],
        count: { entries, ...castCount },
      },
    }),
  };
}
