import type { Actor } from '#core/actor.ts';
import { Refused } from '#core/refusal.ts';
import { sentences } from '#core/sentences.ts';
import type { Input } from '#contract/api.ts';
import { record } from '../platform/record.ts';
import type { Services } from '../services.ts';
import { removeContact } from './store.ts';

/** Deletes a message for good. */
export async function deleteContact(
  services: Services,
  actor: Actor,
  { id }: Input<'deleteContact'>,
) {
  await services.transact(async (tx) => {
    if (!(await removeContact(tx, id))) throw new Refused('unknown-contact');
    await record(tx, { actorId: actor.id, act: 'contact.delete', objectId: id });
  });
  return { message: sentences.contactDeleted };
}
