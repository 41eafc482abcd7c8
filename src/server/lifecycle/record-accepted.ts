import type { Actor } from '#core/actor.ts';
import type { Tx } from '../platform/db/client.ts';
import { record } from '../platform/record.ts';

/**
 * Writes down that candidates of an earlier vote are accepted in another election: a recount kit is held
 * against these entries (docs/recount-kit.md).
 */
export async function recordAccepted(
  tx: Tx,
  actor: Actor,
  { electionId, ids, detail }: { electionId: string; ids: readonly string[]; detail: string },
): Promise<void> {
  for (const objectId of ids) {
    await record(tx, { actorId: actor.id, act: 'nomination.accept', objectId, electionId, detail });
  }
}
