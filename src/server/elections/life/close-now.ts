import type { Actor } from '#core/actor.ts';
import { answers } from '#contract/answers.ts';
import type { Input } from '#contract/api.ts';
import type { Services } from '../../services.ts';
import { closeAt, finishAct, momentText, notGoingOn, readElection, refuseIn } from './act.ts';
import { lockLife } from './lock-life.ts';
import { updateElection } from './store.ts';
import { withDates } from '../store.ts';

/**
 * Ends voting at this moment. It holds the lock that votes take: each vote is either counted before the
 * end or refused after it.
 */
export async function closeElectionNow(
  services: Services,
  actor: Actor,
  { id, reason }: Input<'closeElectionNow'>,
) {
  const { timeZone } = await services.campus.settings();
  await services.transact(async (tx) => {
    const election = await lockLife(tx, id);
    const { row: locked, now, phase } = election;
    refuseIn(phase, { ...notGoingOn, upcoming: 'voting-not-open' });
    const row = withDates(locked);
    // A pause may have lasted longer than voting: its end is past already.
    const end = new Date(
      Math.min(Math.max(now.getTime(), row.starts_at.getTime() + 1), row.ends_at.getTime()),
    );
    await updateElection(tx, id, { state: 'published', paused_at: null, ends_at: end });
    await closeAt(tx, services, id, now);
    await finishAct(tx, services, {
      id,
      actor,
      act: 'election.close',
      name: row.name,
      life: election,
      what: `Voting was closed before its time. It was to close on ${momentText(row.ends_at, timeZone)}.`,
      reason,
    });
  });
  return { election: await readElection(services, id), message: answers.electionClosed };
}
