import type { Actor } from '#core/actor.ts';
import { answers } from '#contract/answers.ts';
import type { Input } from '#contract/api.ts';
import { requireFreshLogIn } from '../../accounts/second-factor/require-fresh-log-in.ts';
import type { Services } from '../../services.ts';
import { destroySpentKeys } from '../sealed/spent-keys.ts';
import { finishAct, notGoingOn, readElection, refuseIn } from './act.ts';
import { lockLife, refuseLastMoments } from './lock-life.ts';
import { destroyVotes, updateElection } from './store.ts';

/**
 * Cancels an election for ever. Its votes are destroyed unopened, and then its key, on each server when
 * it hears of it: nobody will know how anybody voted.
 */
export async function cancelElection(
  services: Services,
  actor: Actor,
  { id, reason }: Input<'cancelElection'>,
) {
  await requireFreshLogIn(services.db, actor);
  await services.transact(async (tx) => {
    const election = await lockLife(tx, id);
    const { row, now, phase, hasBallots } = election;
    refuseIn(phase, notGoingOn);
    refuseLastMoments(election);
    await destroyVotes(tx, id);
    // Nothing is left to open or to close, so its key is spent.
    await updateElection(tx, id, {
      state: 'cancelled',
      paused_at: null,
      opened_at: now,
      closed_at: now,
    });
    await finishAct(tx, services, {
      id,
      actor,
      act: 'election.cancel',
      name: row.name,
      life: election,
      what: hasBallots
        ? `The election was cancelled. ${row.standings === 'live' ? 'Its votes' : 'All votes in it'} were destroyed, and nobody has counted them.`
        : 'The election was cancelled.',
      reason,
    });
  });
  await destroySpentKeys(services);
  return { election: await readElection(services, id), message: answers.electionCancelled };
}
