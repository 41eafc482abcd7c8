import { startMailServer } from '#tests/support/mail-server.ts';
import type { MailServer } from '#tests/support/mail-server.ts';
import { admin, startCampus } from './campus.ts';
import { test as base } from './fixtures.ts';

/** A test on a campus whose e-mails leave over a real mail server. */
export const test = base.extend<object, { mail: MailServer }>({
  mail: [
    // oxlint-disable-next-line no-empty-pattern
    async ({}, use) => {
      const mail = await startMailServer();
      await use(mail);
      await mail.close();
    },
    { scope: 'worker' },
  ],
  campus: [
    async ({ mail }, use) => {
      const campus = await startCampus({
        ADMIN_EMAIL: admin.email,
        ADMIN_PASSWORD: admin.password,
        SMTP_URL: mail.url,
      });
      await use(campus);
      await campus.stop();
    },
    { scope: 'worker' },
  ],
});
