import { groupsToRead } from '#core/elections/turnout-groups.ts';
import type { ElectionResults } from '#contract/election-shapes.ts';
import type { ElectionRow } from '../elections/store.ts';
import { answersOf } from '../elections/former-complaints-store.ts';
import type { FormerComplaint } from '../elections/former-complaints-store.ts';
import type { PositionOutcome } from '../counting/decide-election.ts';
import type { DrawRow } from '../counting/public.ts';

/** What is told of an election once its close has run. */
export interface AfterClose {
  draw: DrawRow | null;
  complaints: readonly FormerComplaint[];
  groups: readonly { kind: 'branch' | 'year'; names: string[]; voters: number }[];
}

export function presentAfterClose(
  row: ElectionRow,
  { draw, complaints, groups }: AfterClose,
): { afterClose?: NonNullable<ElectionResults['afterClose']> } {
  if (row.closed_at === null) return {};
  return {
    afterClose: {
      rules: row.settings.rules,
      draw:
        draw === null
          ? null
          : {
              seed: draw.seed,
              witnesses: draw.witnesses,
              officers: draw.officers,
              drawnAt: draw.drawnAt.toISOString(),
            },
      complaintsUntil: row.appeals_until?.toISOString() ?? null,
      answers: answersOf(complaints).map(({ number, answer, answeredAt: at }) => ({
        number,
        answer,
        at,
      })),
      certifiedAt: row.certified_at?.toISOString() ?? null,
      groups: groupsToRead(groups).map(({ kind, names, voters }) => ({ kind, names, voters })),
    },
  };
}

/** What decided a position where the votes alone do not; of several seats nobody is named. */
export function presentDecided({
  outcome,
  keys,
  post,
  rules,
}: PositionOutcome): Pick<ElectionResults['results'][number], 'decided'> {
  if (outcome.kind !== 'elected' || outcome.by === 'votes') return {};
  const winner = rules.seats === 1 ? (outcome.elected[0]?.id ?? null) : null;
  const byDraw = outcome.by === 'draw' ? [...(post?.byDraw ?? [])] : null;
  return { decided: { by: outcome.by, winner, keys, ...(byDraw !== null && { byDraw }) } };
}
