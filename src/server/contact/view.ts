import { referenceOf } from '#core/contact/contact-request.ts';
import { Refused } from '#core/refusal.ts';
import type { Reply } from '#contract/api.ts';
import type { Contact, OfficerContact } from '#contract/contact.ts';
import type { ContactRow, OfficerContactRow } from './store.ts';

/** A message on the wire, field by field. */
export function presentContact(row: ContactRow): Contact {
  return {
    _id: row.id,
    name: row.name,
    email: row.email,
    category: row.category,
    message: row.message,
    resolved: row.resolved,
    createdAt: row.created_at.toISOString(),
  };
}

/** A message as officers see it. */
export function presentOfficerContact(row: OfficerContactRow): OfficerContact {
  const entries = row.entries.map(({ id, kind, body, by, at }) => ({
    _id: id,
    kind,
    text: body,
    by,
    at: new Date(at).toISOString(),
  }));
  const owner = row.owner === null ? null : { _id: row.owner.id, name: row.owner.name };
  return { ...presentContact(row), dueAt: row.due_at?.toISOString() ?? null, owner, entries };
}

/** The answer of an act on one message: as it is after it. */
export function answerMessage(_services: unknown, _input: unknown, row: OfficerContactRow | null) {
  if (row === null) throw new Refused('unknown-contact');
  return { contact: presentOfficerContact(row) };
}

/** A message as whoever sent it sees it: answers, and no notes. */
export function presentFollowed(row: OfficerContactRow): Reply<'readFollowed'> {
  const { entries, category, message, resolved, createdAt, dueAt, owner } =
    presentOfficerContact(row);
  const answers = entries.filter(({ kind }) => kind === 'answer');
  return {
    reference: referenceOf(row.id),
    category,
    message,
    resolved,
    createdAt,
    dueAt,
    isInHand: owner !== null,
    answers: answers.map(({ text, at }) => ({ text, at })),
  };
}
