import type { RecordedAct } from '#core/council/recorded-acts.ts';
import type { Actor } from '#core/actor.ts';
import { contactCodes } from '#core/contact/contact-request.ts';
import { Refused } from '#core/refusal.ts';
import type { Input } from '#contract/api.ts';
import type { OfficerContact } from '#contract/contact.ts';
import { record } from '../platform/record.ts';
import type { Services } from '../services.ts';
import { readOfficerContact } from './entry-store.ts';
import { listNewestContacts, removeContact, updateResolved } from './store.ts';
import { presentOfficerContact } from './view.ts';

/** Messages, newest first. */
export async function listContacts(
  services: Services,
  _actor: Actor,
  { page }: Input<'listContacts'>,
) {
  return (await listNewestContacts(services.db, page)).map(presentOfficerContact);
}

/** Marks a message resolved. */
export async function resolveContact(
  services: Services,
  actor: Actor,
  { id }: Input<'resolveContact'>,
) {
  return {
    contact: await decideContact(services, actor, {
      id,
      code: contactCodes.resolved,
      act: 'contact.resolve',
    }),
  };
}

/** Marks a message rejected. */
export async function rejectContact(
  services: Services,
  actor: Actor,
  { id }: Input<'rejectContact'>,
) {
  return {
    contact: await decideContact(services, actor, {
      id,
      code: contactCodes.rejected,
      act: 'contact.reject',
    }),
  };
}

/** Sets how a message stands and writes it down, in one transaction. */
async function decideContact(
  services: Services,
  actor: Actor,
  decision: { id: string; code: number; act: RecordedAct },
): Promise<OfficerContact> {
  return services.transact(async (tx) => {
    const row = await updateResolved(tx, decision.id, decision.code);
    if (row === null) throw new Refused('unknown-contact');
    await record(tx, { actorId: actor.id, act: decision.act, objectId: row.id });
    const whole = await readOfficerContact(tx, row.id);
    if (whole === null) throw new Refused('unknown-contact');
    return presentOfficerContact(whole);
  });
}

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
}
