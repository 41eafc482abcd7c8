import { dashboardWords } from '#web/words/dashboard.ts';

interface Registered {
  _id: string;
  name: string;
  email: string;
  enrollmentNumber: string | null;
}

const plain = (text: string) => text.trim().replaceAll(/\s+/g, ' ').toLocaleLowerCase();

/** Mailboxes people take for one: the case, dots and what follows a + do not tell them apart. */
function mailbox(email: string): string {
  const [local = '', domain = ''] = plain(email).split('@');
  return `${local.replace(/\+.*$/, '').replaceAll('.', '')}@${domain}`;
}

/** What the one who approves should compare: a sentence for each request that looks like another. */
export function duplicateNotes(user: Registered, all: readonly Registered[]): string[] {
  const others = all.filter((other) => other._id !== user._id);
  const notes: string[] = [];
  const sameEmail = others.find((other) => mailbox(other.email) === mailbox(user.email));
  if (sameEmail !== undefined) notes.push(dashboardWords.users.sameEmail(sameEmail.email));
  const number = user.enrollmentNumber;
  const sameNumber =
    number === null ? undefined : others.find((other) => other.enrollmentNumber === number);
  if (sameNumber !== undefined) notes.push(dashboardWords.users.sameNumber(sameNumber.name));
  const isSameName = others.some((other) => plain(other.name) === plain(user.name));
  if (notes.length === 0 && isSameName) notes.push(dashboardWords.users.sameName);
  return notes;
}
