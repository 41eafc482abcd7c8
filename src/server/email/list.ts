import type { z } from 'zod';
import type { FailedEmail } from '#contract/campus.ts';
import type { Services } from '../services.ts';
import { countToMany } from './mailings/count-waiting.ts';
import { countEmails, listFailed, readOldestSeconds } from './queue-store.ts';
import type { ListedEmailRow } from './queue-store.ts';

/** Seconds after which somebody should be told that an e-mail has not left. */
export const lateAfter = 10 * 60;

/** How e-mails leave this campus, and which wait for a decision. */
export async function readEmailQueue(services: Services) {
  const { waiting, sent } = await countEmails(services.db);
  const toMany = await countToMany(services);
  const failed = await listFailed(services.db);
  return {
    delivery: services.mail.delivery,
    folder: services.mail.folder,
    waiting: waiting + toMany.waiting,
    isLate: (await readOldestSeconds(services.db)) > lateAfter,
    sent: sent + toMany.sent,
    stuck: failed.filter(({ isLink, isSafety }) => !isLink && !isSafety).map(viewFailedEmail),
  };
}

/** How many e-mails wait to be sent and how many failed, and for how long the oldest has waited. */
export async function countUnsentEmails({ db }: Pick<Services, 'db'>) {
  const { waiting, stuck } = await countEmails(db);
  return { waiting, failed: stuck, oldestSeconds: await readOldestSeconds(db) };
}

/** A failed e-mail as officers see it: whom it is for, and why it did not go. */
function viewFailedEmail(row: ListedEmailRow): z.output<typeof FailedEmail> {
  return {
    _id: row.id,
    to: row.to,
    subject: row.subject,
    reason: row.reason,
    problem: row.problem ?? '',
    createdAt: row.createdAt.toISOString(),
  };
}
