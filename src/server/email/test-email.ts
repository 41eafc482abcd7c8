import { randomUUID } from 'node:crypto';
import type { Actor } from '#core/actor.ts';
import { answers } from '#contract/answers.ts';
import { adminEmails } from '#texts/en/admin-emails.ts';
import { letterheadOf } from './letterhead.ts';
import { problemOf } from '../platform/mail/mail.ts';
import type { Services } from '../services.ts';
import { composeFor } from './compose-for.ts';
import { councilEmail } from './frame.ts';
import { wakeAll } from './wake.ts';

/**
 * Sends an e-mail to oneself while one waits, outside of the queue, and says what the mail server
 * answered. One that leaves takes along those that wait.
 */
export async function sendTestEmail(services: Services, { id, email: to }: Actor) {
  await services.rateLimits.spend([{ name: `test-email:${id}`, most: 20, seconds: 60 * 60 }]);
  const campus = letterheadOf(await services.campus.settings(), services.config);
  const email = await composeFor(services.db, to, () => {
    const { before, ...words } = adminEmails.test;
    return councilEmail({ ...words, before: [[before]] }, campus);
  });
  try {
    const said = await services.mail.send({ id: randomUUID(), to, ...email });
    await wakeAll(services);
    const isSent = services.mail.delivery === 'smtp';
    const saved = !isSent && { message: answers.testEmailSaved };
    return { isTaken: true, reason: null, said, ...saved };
  } catch (error) {
    const said = error instanceof Error ? error.message : String(error);
    return { isTaken: false, reason: problemOf(error), said, message: answers.testEmailRefused };
  }
}
