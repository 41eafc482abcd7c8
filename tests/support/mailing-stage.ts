import { doStep, findDueMailings } from '#server/email/mailings/run.ts';
import { createActor, createElection } from './factories.ts';
import type { Actor, TestAccount, TestElection } from './factories.ts';
import type { MailServer, TakenEmail } from './mail-server.ts';
import { startMailServer } from './mail-server.ts';
import type { TestApp } from './test-app.ts';
import { askAsOwner, startTestApp } from './test-app.ts';

/** A campus with a mail server. Nothing runs by itself. */
export interface MailingStage {
  app: TestApp;
  mail: MailServer;
  /** Finds what is due and sends it, until nothing is left to do; `beside` so many workers at once. */
  run(beside?: number): Promise<void>;
  /** Leaves nobody and nothing behind for the next test. */
  reset(): Promise<void>;
  close(): Promise<void>;
}

export async function openMailingStage(): Promise<MailingStage> {
  const mail = await startMailServer();
  const app = await startTestApp({
    smtpUrl: mail.url,
    mailFrom: 'Council <council@campus.example>',
    emailsPerMinute: 6_000,
  });
  const work = async () => {
    await findDueMailings(app.ctx);
    // Five seconds or more is a pause for want of work; less is the pace, which a busy machine meets as well.
    for (let pause = 0; pause < 5;) {
      pause = await doStep(app.ctx);
      if (pause > 0 && pause < 5) await new Promise((go) => setTimeout(go, pause * 1_000));
    }
  };
  const reset = async () => {
    await askAsOwner(app, 'truncate accounts, elections, emails, mail_state cascade');
    // What an e-mail is about happened after this release was installed.
    // Something that still runs may have made the row again.
    await app.ctx.pool.query(
      `insert into mail_state (since) values (now() - interval '30 days')
       on conflict (is_only) do update set since = excluded.since`,
    );
    mail.taken.length = 0;
    mail.manner = 'takes';
  };
  await reset();
  return {
    app,
    mail,
    run: async (beside = 1) => {
      await Promise.all(Array.from({ length: beside }, work));
    },
    reset,
    async close() {
      await app.close();
      await mail.close();
    },
  };
}

/** Somebody whose address is confirmed. */
export async function createReader(
  { app }: Pick<MailingStage, 'app'>,
  given: Parameters<typeof createActor>[1] = {},
): Promise<Actor> {
  const actor = await createActor(app, given);
  await confirm(app, actor);
  return actor;
}

export async function confirm(app: TestApp, ...accounts: readonly TestAccount[]): Promise<void> {
  await app.ctx.pool.query(
    'update accounts set email_confirmed_at = now() where id = any($1::uuid[])',
    [accounts.map(({ id }) => id)],
  );
}

const day = 24 * 60;

/** An election that has been open for two days and closes in less than one. */
export const createClosing = (
  { app }: Pick<MailingStage, 'app'>,
  given: Parameters<typeof createElection>[1] = {},
): Promise<TestElection> =>
  createElection(app.ctx, { ...given, startsInMinutes: -2 * day, endsInMinutes: day - 30 });

/** E-mails with these words in the subject, by their recipients in order. */
export function readersOf(mail: MailServer, subject: string): string[] {
  return mail.taken
    .filter((email) => subjectOf(email).includes(subject))
    .flatMap(({ to }) => to)
    .toSorted();
}

const subjectOf = ({ raw }: TakenEmail) =>
  (/^Subject: (.*(?:\r\n\s.*)*)/m.exec(raw)?.[1] ?? '').replaceAll(/\r\n\s+/g, ' ');
