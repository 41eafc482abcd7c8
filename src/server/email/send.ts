import { randomUUID } from 'node:crypto';
import type { Tx } from '../platform/db/client.ts';
import { readClock } from '../platform/db/clock.ts';
import type { Jobs } from '../platform/jobs.ts';
import { composeFor, composeForEach } from './compose-for.ts';
import type { NewEmail } from './store.ts';
import { blankEmails, deleteEmails, insertEmails } from './store.ts';

/**
 * Queues an e-mail in the caller's transaction: it leaves if, and only if, that commits, and once
 * per `key` however often it is asked for. Answers whether it is a new one. An e-mail with a secret
 * is of use for `secretFor` minutes only: after that it does not leave any more, and once it left
 * (or surely will not) its words are blanked.
 */
export async function queueEmail(
  tx: Tx,
  services: { jobs: Pick<Jobs, 'enqueue'> },
  email: NewEmail,
): Promise<boolean> {
  const id = randomUUID();
  const words = await composeFor(tx, email.to, email.compose);
  const isNew = (await insertEmails(tx, [{ id, ...email, ...words }])).has(id);
  if (isNew) {
    const { delaySeconds } = email;
    const after =
      delaySeconds === undefined ? {} : { notBefore: await inSeconds(tx, delaySeconds) };
    await services.jobs.enqueue(tx, 'send-email', { emailId: id }, after);
  }
  return isNew;
}

/** Values of one statement: the database takes 65,535. */
const atOnce = 1_000;

/** The same of many that leave at once, some statements for a thousand of them. */
export async function queueEmails(
  tx: Tx,
  services: { jobs: Pick<Jobs, 'enqueueAll'> },
  emails: readonly Omit<NewEmail, 'delaySeconds'>[],
): Promise<void> {
  for (let from = 0; from < emails.length; from += atOnce) {
    const part = emails.slice(from, from + atOnce);
    const words = await composeForEach(tx, part);
    const rows = part.map((email, at) => ({
      ...email,
      ...(words[at] as ReturnType<NewEmail['compose']>),
      id: randomUUID(),
    }));
    const added = await insertEmails(tx, rows);
    const jobs = rows.filter(({ id }) => added.has(id)).map(({ id }) => ({ emailId: id }));
    await services.jobs.enqueueAll(tx, 'send-email', jobs);
  }
}

async function inSeconds(tx: Tx, seconds: number): Promise<Date> {
  return new Date((await readClock(tx)).getTime() + seconds * 1_000);
}

/** Takes e-mails back whose reason is gone. One that left stays sent, and may be followed by another. */
export function withdrawEmails(tx: Tx, keys: readonly string[]): Promise<void> {
  return deleteEmails(tx, keys);
}

/**
 * Forgets the address and the words of all e-mails to somebody whose account is gone; those that
 * wait do not leave any more. That each was written stays, so that none is written twice.
 */
export function forgetEmails(tx: Tx, address: string): Promise<void> {
  return blankEmails(tx, address);
}
