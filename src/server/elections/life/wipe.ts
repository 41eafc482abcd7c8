import type { Actor } from '#core/actor.ts';
import { Refused } from '#core/refusal.ts';
import { answers } from '#contract/answers.ts';
import type { Input } from '#contract/api.ts';
import { record } from '../../platform/record.ts';
import type { Services } from '../../services.ts';
import { deleteElectionRows } from '../store.ts';
import { lockLife } from './lock-life.ts';

/** Deletes a rehearsal with all its votes. That it is one is fixed from its beginning. */
export async function wipeElection(
  services: Services,
  actor: Actor,
  { id }: Input<'wipeElection'>,
) {
  await services.transact(async (tx) => {
    const { row } = await lockLife(tx, id);
    if (!row.is_rehearsal) throw new Refused('not-a-rehearsal');
    await deleteElectionRows(tx, id);
    await record(tx, { actorId: actor.id, act: 'election.wipe', objectId: id, detail: row.name });
    await services.live.announce(tx, { kind: 'elections' });
  });
  await services.electionKeys.destroy(id);
  return { message: answers.electionWiped };
}
