import { contactCodes, referenceOf } from '#core/contact/contact-request.ts';
import type { Actor } from '#core/actor.ts';
import { Refused } from '#core/refusal.ts';
import type { Input } from '#contract/api.ts';
import { queueEmail } from '../email/send.ts';
import type { Tx } from '../platform/db/client.ts';
import { record } from '../platform/record.ts';
import { letterheadOf } from '../campus/letterhead.ts';
import type { Services } from '../services.ts';
import { answerEmail } from './contact-email.ts';
import type { ContactRow } from './store.ts';
import { insertEntry, lockContact, readOfficerContact } from './entry-store.ts';
import { updateResolved } from './store.ts';
import { presentOfficerContact } from './view.ts';

/**
 * Answers a message by e-mail and keeps the answer with it. `entryId` is the sender's name for this
 * answer: sent twice, it is kept once and leaves once.
 */
export async function answerContact(
  services: Services,
  actor: Actor,
  { id, entryId, text, isResolved }: Input<'answerContact'>,
) {
  const settings = await services.campus.settings();
  const { replyTo } = settings;
  const contact = await services.transact(async (tx) => {
    const row = await lock(tx, id);
    const entry = { id: entryId, contactId: row.id, kind: 'answer' as const, text };
    if (await insertEntry(tx, { ...entry, authorId: actor.id })) {
      await queueEmail(tx, services, {
        key: `answer:${entryId}`,
        to: row.email,
        replyTo,
        ...answerEmail(
          { reference: referenceOf(row.id), text, mayReply: replyTo !== '' },
          letterheadOf(settings, services.config),
        ),
      });
      if (isResolved) await updateResolved(tx, row.id, contactCodes.resolved);
      await record(tx, { actorId: actor.id, act: 'contact.answer', objectId: row.id });
    }
    return readOfficerContact(tx, row.id);
  });
  if (contact === null) throw new Refused('unknown-contact');
  return { contact: presentOfficerContact(contact) };
}

/** Keeps a note with a message, for officers only. */
export async function noteContact(
  services: Services,
  actor: Actor,
  { id, entryId, text }: Input<'noteContact'>,
) {
  const contact = await services.transact(async (tx) => {
    const row = await lock(tx, id);
    const entry = { id: entryId, contactId: row.id, kind: 'note' as const, text };
    if (await insertEntry(tx, { ...entry, authorId: actor.id })) {
      await record(tx, { actorId: actor.id, act: 'contact.note', objectId: row.id });
    }
    return readOfficerContact(tx, row.id);
  });
  if (contact === null) throw new Refused('unknown-contact');
  return { contact: presentOfficerContact(contact) };
}

async function lock(tx: Tx, id: string): Promise<ContactRow> {
  const row = await lockContact(tx, id);
  if (row === null) throw new Refused('unknown-contact');
  return row;
}
