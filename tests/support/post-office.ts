import { openDatabase } from '#server/platform/db/client.ts';
import type { Database } from '#server/platform/db/client.ts';
import { emailJobs } from '#server/email/deliver.ts';
import { queueEmail } from '#server/email/send.ts';
import { openJobs } from '#server/platform/jobs.ts';
import type { Jobs } from '#server/platform/jobs.ts';
import { openLog } from '#server/platform/log.ts';
import { readSender } from '#server/platform/mail/compose-email.ts';
import type { Mail } from '#server/platform/mail/mail.ts';
import { openSmtpMail } from '#server/platform/mail/smtp-mail.ts';
import { createTestDatabase } from './database.ts';
import { startMailServer } from './mail-server.ts';
import type { MailServer } from './mail-server.ts';
import { runDue } from './run-due.ts';

/** The parts of one server process, as far as e-mails go. */
export interface PostParts extends Database {
  mail: Mail;
  jobs: Jobs;
  log: ReturnType<typeof openLog>;
}

/** An e-mail's row, as far as tests look at it. */
interface EmailState {
  status: string;
  attempts: number;
  problem: string | null;
}

/** A database and a mail server with e-mails between them; no job runs by itself. */
export interface PostOffice {
  ctx: PostParts;
  server: MailServer;
  databaseUrl: string;
  /** Another server process over the same database. */
  openParts(options?: { isImpatient: boolean }): Promise<PostParts>;
  /** Queues an e-mail and gives its id. */
  insertQueuedEmail(key?: string): Promise<string>;
  /** Runs the jobs that are due, or that will be due within a week; in `ctx` unless told. */
  runDue(when?: 'now' | 'within a week', parts?: PostParts): Promise<number>;
  stateOf(id: string): Promise<EmailState | undefined>;
  /** Closes the parts opened so far and waits for their work. */
  closeParts(): Promise<void>;
  close(): Promise<void>;
}

const log = openLog('silent');
const sender = readSender('Student Council <council@campus.example>');
// For a mail server that will not answer; one that does may be slow on a busy machine.
const impatient = { connecting: 15_000, answering: 2_000, email: 15_000 };

export const anEmail = (key = 'winner') => ({
  key,
  to: 'asha@campus.example',
  compose: () => ({ subject: 'Congratulations', text: 'You won.', html: '<p>You won.</p>' }),
});

export async function openPostOffice(): Promise<PostOffice> {
  const database = await createTestDatabase();
  const server = await startMailServer();
  const closing: (() => Promise<void>)[] = [];

  async function openParts(options = { isImpatient: false }): Promise<PostParts> {
    const opened = openDatabase(database.connection, () => {});
    const mail = openSmtpMail(server.url, sender, options.isImpatient ? impatient : undefined);
    const jobs = await openJobs({ connection: database.connection, log });
    closing.push(opened.close, mail.close, jobs.close);
    return { ...opened, mail, jobs, log };
  }
  async function closeParts(): Promise<void> {
    for (const close of closing.splice(0).toReversed()) await close();
  }

  const ctx = await openParts();
  return {
    ctx,
    server,
    databaseUrl: database.connectionString,
    openParts,
    closeParts,
    async insertQueuedEmail(key) {
      await ctx.transact((tx) => queueEmail(tx, ctx, anEmail(key)));
      const { rows } = await ctx.pool.query<{ id: string }>(
        'select id from emails order by created_at desc limit 1',
      );
      return rows[0]?.id ?? '';
    },
    runDue(when = 'now', parts = ctx) {
      const asOf = new Date(Date.now() + 7 * 86_400_000);
      return runDue(ctx, emailJobs(parts), when === 'now' ? {} : { asOf });
    },
    async stateOf(id) {
      const { rows } = await ctx.pool.query<EmailState>(
        'select status, attempts, problem from emails where id = $1',
        [id],
      );
      return rows[0];
    },
    async close() {
      await closeParts();
      await server.close();
      await database.drop();
    },
  };
}
