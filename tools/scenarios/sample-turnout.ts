import { sql } from 'kysely';
import { wallClock } from '#core/campus/time-zone.ts';
import { leastVotesTold } from '#core/elections/turnout.ts';
import type { Tx } from '#server/platform/db/client.ts';

const hour = 3_600_000;

/** How busy each hour of the day is: noon and the evening, and hardly anybody at night. */
const busyness = [1, 0, 0, 0, 0, 0, 1, 2, 5, 9, 10, 12, 22, 18, 9, 8, 10, 14, 20, 22, 17, 12, 8, 3];

interface Hour {
  until: Date;
  votes: number;
}

/**
 * Votes by the hour, as the server counts them: hours with few are told with the next one, and what is
 * left at the close with the last.
 */
function hoursOf(votes: number, opens: Date, closes: Date, timeZone: string): Hour[] {
  const ends: number[] = [];
  const first = Math.floor(opens.getTime() / hour + 1) * hour;
  for (let at = first; at < closes.getTime(); at += hour) ends.push(at);
  ends.push(closes.getTime());
  const weights = ends.map((end) => busyness[wallClock(end - 1, timeZone).hour] ?? 0);
  const all = weights.reduce((sum, weight) => sum + weight, 0);
  const told: Hour[] = [];
  let weight = 0;
  let counted = 0;
  for (const [index, end] of ends.entries()) {
    weight += weights[index] ?? 0;
    const isLast = index === ends.length - 1;
    const since = isLast ? votes - counted : Math.floor((votes * weight) / all) - counted;
    const last = told.at(-1);
    if (since >= leastVotesTold || (isLast && since > 0 && last === undefined)) {
      told.push({ until: new Date(end), votes: since });
      counted += since;
    } else if (isLast && last !== undefined) {
      told[told.length - 1] = { until: new Date(end), votes: last.votes + since };
    }
  }
  return told;
}

/** Writes when the votes of an ended sample election came in. */
export async function writeSampleTurnout(
  tx: Tx,
  electionId: string,
  { opens, closes, timeZone }: { opens: Date; closes: Date; timeZone: string },
): Promise<void> {
  const { votes } = await tx
    .selectFrom('turnouts as t')
    .innerJoin('positions as p', 'p.id', 't.position_id')
    .select(sql<number>`coalesce(sum(t.ballots), 0)::int`.as('votes'))
    .where('p.election_id', '=', electionId)
    .executeTakeFirstOrThrow();
  const hours = hoursOf(votes, opens, closes, timeZone);
  if (hours.length === 0) return;
  await tx
    .insertInto('turnout_hours')
    .values(hours.map((one) => ({ election_id: electionId, ...one })))
    .execute();
}
