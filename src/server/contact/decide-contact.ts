import type { Contact } from '#contract/contact.ts';
import type { Context } from '../context.ts';
import type { Actor } from '../http/bind.ts';
import { Refused } from '../http/refused.ts';
import type { Act } from '../platform/record.ts';
import { record } from '../platform/record.ts';
import { presentContact } from './view.ts';
import { updateResolved } from './store.ts';

/** Sets how a message stands and writes it down, in one transaction. */
export async function decideContact(
  ctx: Context,
  actor: Actor,
  decision: { id: string; code: number; act: Act },
): Promise<Contact> {
  return ctx.transact(async (tx) => {
    const row = await updateResolved(tx, decision.id, decision.code);
    if (row === null) throw new Refused('unknown-contact');
    await record(tx, { actorId: actor.id, act: decision.act, objectId: row.id });
    return presentContact(row);
  });
}
