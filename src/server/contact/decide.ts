import type { RecordedAct } from '#core/council/recorded-acts.ts';
import type { Actor } from '#core/actor.ts';
import { contactCodes } from '#core/contact/contact-request.ts';
import { Refused } from '#core/refusal.ts';
import type { Input } from '#contract/api.ts';
import { listElectionRows } from '../elections/store.ts';
import type { Tx } from '../platform/db/client.ts';
import { readClock } from '../platform/db/clock.ts';
import { record } from '../platform/record.ts';
import type { ActScene } from '../officer-act.ts';
import { officerAct } from '../officer-act.ts';
import type { Services } from '../services.ts';
import type { AnsweredRow } from './store.ts';
import { listHidden } from './about-store.ts';
import { electionOf, lockReadable, tellOver } from './lock-readable.ts';
import { listNewestContacts, readContact, removeContact, updateResolved } from './store.ts';
import { answerMessage, presentOfficerContact } from './view.ts';

/** The messages that somebody reads, newest first. */
export async function listContacts(
  { db }: Services,
  actor: Actor,
  { page, election }: Input<'listContacts'>,
) {
  const which = election === undefined ? {} : { election };
  const hidden = await listHidden(
    db,
    actor,
    election === undefined ? {} : { electionId: election },
  );
  return (await listNewestContacts(db, { page, hidden, ...which })).map(presentOfficerContact);
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
  { tx, actor, input: { id }, services }: ActScene<'resolveContact' | 'rejectContact'>,
  { code, act }: { code: number; act: RecordedAct },
): Promise<AnsweredRow> {
  const row = await lockReadable(tx, actor, id);
  await updateResolved(tx, id, code);
  await record(tx, { actorId: actor.id, act, objectId: row.id, ...electionOf(row) });
  await tellOver(tx, services, row);
  const whole = await readContact(tx, row.id);
  if (whole === null) throw new Refused('unknown-contact');
  return whole;
}

/** Deletes a message for good; one about an election once nobody can complain any more. */
export const deleteContact = officerAct<'deleteContact', void>({
  async run({ tx, actor, input: { id } }) {
    const row = await lockReadable(tx, actor, id);
    if (row.election_id !== null) await refuseKept(tx, row.election_id);
    await removeContact(tx, id);
    await record(tx, {
      actorId: actor.id,
      act: 'contact.delete',
      objectId: id,
      ...electionOf(row),
    });
  },
  answer: () => {},
});

/** Until then it waits for an answer, and the certificate for that. */
async function refuseKept(tx: Tx, electionId: string): Promise<void> {
  const [row] = await listElectionRows(tx, { id: electionId });
  if (row === undefined || row.state === 'cancelled') return;
  const until = row.appeals_until;
  if (until === null || until > (await readClock(tx))) throw new Refused('complaint-kept');
}
