import type { EmailProblem } from '#core/emails/email-problems.ts';
import { problemOf } from './mail.ts';
import type { Mail } from './mail.ts';

/** Whether e-mails could leave now: null, or why not, with the words of the mail server. */
export async function checkMail(
  mail: Pick<Mail, 'check'>,
): Promise<{ problem: EmailProblem; said: string } | null> {
  try {
    await mail.check();
    return null;
  } catch (error) {
    const said = error instanceof Error ? error.message : String(error);
    return { problem: problemOf(error), said };
  }
}
