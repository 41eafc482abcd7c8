import { startMailServer } from '#tests/support/mail-server.ts';
import type { MailServer } from '#tests/support/mail-server.ts';
import { nameless, startCampus } from './campus.ts';
import type { Campus } from './campus.ts';
import { test as base } from './fixtures.ts';

interface WithMail {
  mail: MailServer;
  campus: Campus;
  stop(): Promise<void>;
}

export async function startWithMail(): Promise<WithMail> {
  const mail = await startMailServer();
  const campus = await startCampus({ ...nameless, SMTP_URL: mail.url });
  return {
    mail,
    campus,
    async stop() {
      await campus.stop();
      await mail.close();
    },
  };
}

/** A test on a campus whose e-mails leave over a real mail server. */
export const test = base.extend<{ withMail: WithMail; mail: MailServer }>({
  withMail: async ({ keep }, use) => use(await keep('with mail', startWithMail)),
  mail: async ({ withMail }, use) => use(withMail.mail),
  campus: async ({ withMail }, use) => use(withMail.campus),
});
