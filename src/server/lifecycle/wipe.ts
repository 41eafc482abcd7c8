import type { Actor } from '#core/actor.ts';
import { Refused } from '#core/refusal.ts';
import type { Input } from '#contract/api.ts';
import { recordWith } from '../platform/record.ts';
import type { Services } from '../services.ts';
import { writeDeleted } from '../elections/owner-acts-store.ts';
import { lockLife } from '../elections/lock-life.ts';

// No electionAct: no election is left to answer, no voter reads of it, and the owner writes the record.
/** Deletes a rehearsal with all its votes. That it is one is fixed from its beginning. */
export async function wipeElection(
  services: Services,
  actor: Actor,
  { id }: Input<'wipeElection'>,
) {
  await services.transact(async (tx) => {
    const { row } = await lockLife(tx, id);
    if (!row.is_rehearsal) throw new Refused('not-a-rehearsal');
    await recordWith(tx, { actorId: actor.id, detail: row.name }, (entry) =>
      writeDeleted(tx, id, 'election.wipe', entry),
    );
  });
  await services.electionKeys.destroy(id);
}
