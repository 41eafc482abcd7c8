import type { RecordedAct } from '#core/council/recorded-acts.ts';
import type { Actor } from '#core/actor.ts';
import { contactCodes } from '#core/contact/contact-request.ts';
import { Refused } from '#core/refusal.ts';
import type { Input } from '#contract/api.ts';
import { record } from '../platform/record.ts';
import type { ActScene } from '../officer-act.ts';
import { officerAct } from '../officer-act.ts';
import type { Services } from '../services.ts';
import type { AnsweredRow } from './store.ts';
import { listNewestContacts, readContact, removeContact, updateResolved } from './store.ts';
import { answerMessage, presentOfficerContact } from './view.ts';

/** Messages, newest first. */
export async function listContacts(
  services: Services,
  _actor: Actor,
  { page }: Input<'listContacts'>,
) {
  return (await listNewestContacts(services.db, page)).map(presentOfficerContact);
}

/** Marks a message resolved. */
export const resolveContact = officerAct<'resolveContact', AnsweredRow>({
  run: (scene) => decide(scene, { code: contactCodes.resolved, act: 'contact.resolve' }),
  answer: answerMessage,
});

/** Marks a message rejected. */
export const rejectContact = officerAct<'rejectContact', AnsweredRow>({
  run: (scene) => decide(scene, { code: contactCodes.rejected, act: 'contact.reject' }),
  answer: answerMessage,
});

/** Sets how a message stands and writes it down. */
async function decide(
  { tx, actor, input: { id } }: ActScene<'resolveContact' | 'rejectContact'>,
  { code, act }: { code: number; act: RecordedAct },
): Promise<AnsweredRow> {
  const row = await updateResolved(tx, id, code);
  if (row === null) throw new Refused('unknown-contact');
  await record(tx, { actorId: actor.id, act, objectId: row.id });
  const whole = await readContact(tx, row.id);
  if (whole === null) throw new Refused('unknown-contact');
  return whole;
}

/** Deletes a message for good. */
export const deleteContact = officerAct<'deleteContact', void>({
  async run({ tx, actor, input: { id } }) {
    if (!(await removeContact(tx, id))) throw new Refused('unknown-contact');
    await record(tx, { actorId: actor.id, act: 'contact.delete', objectId: id });
  },
  answer: () => {},
});
