import type { Actor } from '#core/actor.ts';
import { Refused } from '#core/refusal.ts';
import { answers } from '#contract/answers.ts';
import type { Input } from '#contract/api.ts';
import type { Services } from '../../services.ts';
import { finishAct, notGoingOn, readElection, refuseIn } from './act.ts';
import { lockLife } from './lock-life.ts';
import { updateElection } from './store.ts';

/** Makes an election in which nobody has voted a draft again: nobody but officers sees it then. */
export async function returnElectionToDraft(
  services: Services,
  actor: Actor,
  { id, reason }: Input<'returnElectionToDraft'>,
) {
  await services.transact(async (tx) => {
    const election = await lockLife(tx, id);
    const { row, phase, hasBallots } = election;
    refuseIn(phase, notGoingOn);
    if (hasBallots) throw new Refused('election-ballots-cast');
    await updateElection(tx, id, { state: 'draft', published_at: null, paused_at: null });
    await finishAct(tx, services, {
      id,
      actor,
      act: 'election.to-draft',
      name: row.name,
      life: election,
      what: 'The election was withdrawn to be prepared anew, before anybody had voted.',
      reason,
    });
  });
  return { election: await readElection(services, id), message: answers.electionReturned };
}
