import { dashboardMessages } from '#texts/en/dashboard.ts';

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

/** What the one who approves should compare: sentences for each request that looks like another. */
export function duplicatesAmong<User extends Registered>(
  all: readonly User[],
): (user: User) => string[] {
  const byEmail = Map.groupBy(all, ({ email }) => mailbox(email));
  const byNumber = Map.groupBy(all, ({ enrollmentNumber }) => enrollmentNumber);
  const byName = Map.groupBy(all, ({ name }) => plain(name));
  return (user) => {
    const other = (alike: readonly User[] | undefined) =>
      alike?.find(({ _id }) => _id !== user._id);
    const notes: string[] = [];
    const sameEmail = other(byEmail.get(mailbox(user.email)));
    if (sameEmail !== undefined) notes.push(dashboardMessages.users.sameEmail(sameEmail.email));
    const number = user.enrollmentNumber;
    const sameNumber = number === null ? undefined : other(byNumber.get(number));
    if (sameNumber !== undefined) notes.push(dashboardMessages.users.sameNumber(sameNumber.name));
    const isSameName = other(byName.get(plain(user.name))) !== undefined;
    if (notes.length === 0 && isSameName) notes.push(dashboardMessages.users.sameName);
    return notes;
  };
}
