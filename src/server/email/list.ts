import type { z } from 'zod';
import type { FailedEmail } from '#contract/campus.ts';
import type { Services } from '../services.ts';
import { countEmails, listStuck } from './store.ts';

/** How e-mails leave this campus, and which wait for a decision. */
export async function readEmailQueue(services: Services) {
  const { waiting, sent } = await countEmails(services.db);
  const stuck = await listStuck(services.db);
  return {
    delivery: services.mail.delivery,
    folder: services.mail.folder,
    waiting,
    sent,
    stuck: stuck.map(viewFailedEmail),
  };
}

/** How many e-mails wait to be sent, and how many for a decision. */
export async function countUnsentLetters({ db }: Pick<Services, 'db'>) {
  const { waiting, stuck } = await countEmails(db);
  return { waiting, stuck };
}

/** A failed e-mail as officers see it: whom it is for, and why it did not go. */
function viewFailedEmail(
  row: Awaited<ReturnType<typeof listStuck>>[number],
): z.output<typeof FailedEmail> {
  return {
    _id: row.id,
    to: row.to,
    subject: row.subject,
    problem: row.problem ?? '',
    createdAt: row.createdAt.toISOString(),
  };
}
