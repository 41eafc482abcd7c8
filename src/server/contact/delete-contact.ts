import { sentences } from '#core/sentences.ts';
import { api } from '#contract/api.ts';
import { handle } from '../http/bind.ts';
import { Refused } from '../http/refused.ts';
import { record } from '../platform/record.ts';
import { removeContact } from './store.ts';

/** Deletes a message for good. */
export const deleteContact = handle(api.deleteContact, async ({ actor, params, ctx }) => {
  await ctx.transact(async (tx) => {
    if (!(await removeContact(tx, params.id))) throw new Refused('unknown-contact');
    await record(tx, { actorId: actor.id, act: 'contact.delete', objectId: params.id });
  });
  return { message: sentences.contactDeleted };
});
