import type { Actor } from '#core/actor.ts';
import { Refused } from '#core/refusal.ts';
import type { Contact } from '#contract/contact.ts';
import type { Act } from '../platform/record.ts';
import { record } from '../platform/record.ts';
import type { Services } from '../services.ts';
import { updateResolved } from './store.ts';
import { presentContact } from './view.ts';

/** Sets how a message stands and writes it down, in one transaction. */
export async function decideContact(
  services: Services,
  actor: Actor,
  decision: { id: string; code: number; act: Act },
): Promise<Contact> {
  return services.transact(async (tx) => {
    const row = await updateResolved(tx, decision.id, decision.code);
    if (row === null) throw new Refused('unknown-contact');
    await record(tx, { actorId: actor.id, act: decision.act, objectId: row.id });
    return presentContact(row);
  });
}
