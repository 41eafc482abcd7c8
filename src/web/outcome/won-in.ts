import type { CountResult } from '#core/counting/count-result.ts';
import { elections, stillCounting } from '#core/counting/ranked-rows.ts';
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
  if (count === undefined) return null;
  const entry = count.entries.indexOf(id);
  const won = elections(count).find((one) => one.entry === entry && one.why !== 'unopposed');
  const round = won === undefined ? undefined : count.rounds[won.round - 1];
  if (won === undefined || round === undefined) return null;
  const whole = (parts: number) => Math.round(parts / count.scale);
  const had = round.tallies[entry] ?? 0;
  const votes = whole(had);
  const first = whole(count.rounds[0]?.tallies[entry] ?? 0);
  const told = { round: won.round, votes, first };
  if (count.scale !== 1) {
    const needed = whole(round.needed ?? 0);
    return { sentence: closedElectionMessages.wonSeat({ ...told, needed }), votes };
  }
  const still = stillCounting(round);
  const percent = percentOf(had, still) ?? 0;
  return { sentence: closedElectionMessages.wonIn({ ...told, still, percent }), votes };
}
