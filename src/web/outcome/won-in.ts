import type { CountResult } from '#core/counting/count-result.ts';
import { percentOf } from '#core/elections/turnout.ts';
import { closedElectionMessages } from '#texts/en/closed-election.ts';

/** How somebody won a ranked position: in which round, and with how many votes, as people say them. */
export interface Won {
  sentence: string;
  votes: number;
}

/** The same by the rounds; null where people did not rank, nothing was counted, or nobody stood against them. */
export function wonIn(
  count: (CountResult & { entries: readonly string[] }) | undefined,
  id: string,
): Won | null {
  const entry = count?.entries.indexOf(id) ?? -1;
  const at = count?.rounds.findIndex(({ events }) =>
    events.some((one) => one.kind === 'elected' && one.entry === entry && one.why !== 'unopposed'),
  );
  const round = count?.rounds[at ?? -1];
  if (count === undefined || at === undefined || round === undefined) return null;
  const whole = (parts: number) => Math.round(parts / count.scale);
  const had = round.tallies[entry] ?? 0;
  const votes = whole(had);
  const first = whole(count.rounds[0]?.tallies[entry] ?? 0);
  const told = { round: at + 1, votes, first };
  if (count.scale !== 1) {
    const needed = whole(round.needed ?? 0);
    return { sentence: closedElectionMessages.wonSeat({ ...told, needed }), votes };
  }
  const still = round.tallies.reduce((sum, parts) => sum + parts, 0);
  const percent = percentOf(had, still) ?? 0;
  return { sentence: closedElectionMessages.wonIn({ ...told, still, percent }), votes };
}
