import { expect } from '@playwright/test';
import type { MailServer } from '#tests/support/mail-server.ts';

/** The link of the newest e-mail to this address, once the mail server has so many of them. */
export async function linkInEmail(
  mail: MailServer,
  given: { to: string; path: string; count?: number },
): Promise<string> {
  const { to, path, count = 1 } = given;
  const links = () =>
    mail.taken
      .filter((email) => email.to.includes(to))
      .map(({ raw }) => linkIn(raw, path))
      .filter((link) => link !== '');
  await expect.poll(() => links().length, { message: `e-mails to ${to}` }).toBe(count);
  return links().at(-1) ?? '';
}

/** The first link to a page in the words of an e-mail, whose lines are folded at a `=`; '' without one. */
function linkIn(email: string, path: string): string {
  const words = email.replaceAll('=\r\n', '').replaceAll('=3D', '=');
  return new RegExp(`http://[^\\s<>"]+${path}#token=[\\w-]+`).exec(words)?.[0] ?? '';
}
