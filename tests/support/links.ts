import { accountJobs } from '#server/sign-in/forgot-password.ts';
import { runDue } from './run-due.ts';
import type { TestApp } from './test-app.ts';

/** An e-mail that waits to leave, as far as it was written. */
export interface WaitingEmail {
  subject: string;
  text: string;
  html: string;
  /** The secret of its link. */
  token: string;
}

/** E-mails to an address, oldest first; what was asked for is written first. */
export async function emailsTo(server: TestApp, email: string): Promise<WaitingEmail[]> {
  await runDue(server.ctx, accountJobs(server.ctx));
  const rows = await server.ctx.db
    .selectFrom('emails')
    .select(['subject', 'text_body as text', 'html_body as html'])
    .where('to_address', '=', email)
    .orderBy('created_at')
    .execute();
  return rows.map((row) => ({ ...row, token: /token=([\w-]+)/.exec(row.text)?.[1] ?? '' }));
}

/** The secret of the newest e-mail with a link to an address; '' when there is none. */
export async function newestToken(server: TestApp, email: string): Promise<string> {
  // An e-mail without a link may be of the same moment.
  return (await emailsTo(server, email)).findLast(({ token }) => token !== '')?.token ?? '';
}
