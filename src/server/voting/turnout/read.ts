import { formatTime } from '#core/campus/dates.ts';
import { phaseOf } from '#core/elections/phase.ts';
import { Refused } from '#core/refusal.ts';
import type { Input, Reply } from '#contract/api.ts';
import { readClock } from '../../platform/db/clock.ts';
import { startEachHour } from '../../platform/each-hour.ts';
import type { Services } from '../../services.ts';
import { areResultsHeld } from '../../conditions/held-back.ts';
import type { ElectionRow } from '../../elections/store.ts';
import { listElectionRows, withDates } from '../../elections/store.ts';
import { datesOf } from '../../elections/view.ts';
import { countEligible } from './count-eligible.ts';
import type { Eligible } from './store.ts';
import { listEligibleAtClose, listTurnoutHours, writeTurnoutHours } from './store.ts';

/** In some time zones an hour begins half or a quarter of an hour later. */
const quarters = 4;

/**
 * How many people may vote, and after the close the votes by the hour. How many have voted is the sum
 * of a position's counts, which stand on the election where its setting shows them.
 */
export async function readTurnout(
  services: Services,
  _actor: unknown,
  { id }: Input<'readTurnout'>,
): Promise<Reply<'readTurnout'>> {
  const [election] = await listElectionRows(services.db, { id, isDraft: false });
  if (election === undefined) throw new Refused('unknown-election');
  const now = (await readClock(services.db)).getTime();
  // Where one person stands, as many voted for them as voted.
  const isClosed = phaseOf(datesOf(election), now) === 'closed' && !areResultsHeld(election);
  return {
    ...(await eligibleFor(services, election)),
    byHour: isClosed ? await hoursOf(services, election) : [],
  };
}

async function eligibleFor(services: Services, election: ElectionRow): Promise<Eligible> {
  const { id, eligible_at_close: eligible } = election;
  if (eligible !== null) {
    return { eligible, positions: await listEligibleAtClose(services.db, id) };
  }
  return services.elections.eligible(election.id, () => countEligible(services.db, election));
}

async function hoursOf(services: Services, election: ElectionRow) {
  const hours = await listTurnoutHours(services.db, election.id);
  const { starts_at } = withDates(election);
  return hours.map(({ until, votes }, index) => ({
    from: (hours[index - 1]?.until ?? starts_at).toISOString(),
    until: until.toISOString(),
    votes,
  }));
}

/**
 * Counts the votes of open elections whenever an hour ends on the clocks of the campus; those of a
 * missed one with the next.
 */
export function startTurnoutHours(
  services: Pick<Services, 'transact' | 'live' | 'log' | 'campus'>,
): { close(): void } {
  const count = async () => {
    const { timeZone } = await services.campus.settings();
    const now = new Date(services.live.databaseNow()).toISOString();
    if (!formatTime(now, timeZone).endsWith(':00')) return;
    await services.transact((tx) => writeTurnoutHours(tx, timeZone));
  };
  return startEachHour(services, count, 'the turnout was not counted', quarters);
}
