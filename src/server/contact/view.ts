import { offices } from '#core/contact/about.ts';
import { Refused } from '#core/refusal.ts';
import type { Reply } from '#contract/api.ts';
import type { Contact, OfficerContact } from '#contract/contact.ts';
import type { AnsweredRow, ContactRow } from './store.ts';

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

/** The files of a message; a PDF came with a complaint of 0.3.0. */
const presentFiles = (files: AnsweredRow['files']): OfficerContact['files'] =>
  files.map(({ _id, kind, bytes }) => ({ _id, kind: kind === 'pdf' ? 'pdf' : 'picture', bytes }));

/** A message as officers see it. */
export function presentOfficerContact(row: AnsweredRow): OfficerContact {
  const answers = row.answers.map(({ id, body, by, at }) => ({
    _id: id,
    text: body,
    by,
    at: new Date(at).toISOString(),
  }));
  return {
    ...presentContact(row),
    election: row.election_id === null ? null : { _id: row.election_id, name: row.election ?? '' },
    about: [
      ...row.about.map(({ name, position }) => ({ name, position, office: null })),
      ...offices
        .filter((office) => row.about_offices.includes(office))
        .map((office) => ({ name: '', position: null, office })),
    ],
    files: presentFiles(row.files),
    dueAt: row.due_at?.toISOString() ?? null,
    answers,
  };
}

/** The answer of an act on one message: as it is after it. */
export function answerMessage(_services: unknown, _input: unknown, row: AnsweredRow | null) {
  if (row === null) throw new Refused('unknown-contact');
  return { contact: presentOfficerContact(row) };
}

/** A message as whoever sent it sees it. */
export function presentOwnMessage(row: AnsweredRow): Reply<'readLinkedMessage'> {
  const { _id, category, message, resolved, createdAt, election, files, dueAt, answers } =
    presentOfficerContact(row);
  return {
    ...{ _id, category, message, resolved, createdAt, election, files, dueAt },
    answers: answers.map(({ text, at }) => ({ text, at })),
  };
}
