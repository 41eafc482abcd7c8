import type { Tx } from '../platform/db/client.ts';
import { stopMailings } from './mailings/occasions-store.ts';
import type { Services } from '../services.ts';
import { listUnfinished, failEmail, strandWaiting, withLock } from './store.ts';
import { wakeAtStart } from './wake.ts';

export const diedWhileSending =
  'The server stopped while it was sending this e-mail, so it may or may not have arrived.';

/**
 * Looks after e-mails that an earlier process left unfinished; done at start, by several processes
 * at once if need be. What it was sending goes to the officers, what lost its job gets a new one.
 */
export async function recoverEmails(
  services: Pick<Services, 'db' | 'pool' | 'transact' | 'jobs' | 'log'>,
): Promise<void> {
  for (const { id, status } of await listUnfinished(services.db)) {
    if (status === 'sending') await strand(services, id);
    else if (!(await services.jobs.isPending('send-email', { emailId: id }))) {
      await services.transact((tx) => services.jobs.enqueue(tx, 'send-email', { emailId: id }));
    }
  }
  await wakeAtStart(services);
}

async function strand(
  services: Pick<Services, 'pool' | 'transact' | 'log'>,
  emailId: string,
): Promise<void> {
  // Held by another process that lives: then it is still on its way, and not ours to judge.
  await withLock(services.pool, emailId, async () => {
    const isStranded = await services.transact((tx) => failEmail(tx, emailId, diedWhileSending));
    if (isStranded)
      services.log.warn({ emailId }, 'an e-mail waits for the officers: its sender is gone');
  });
}

/**
 * Leaves every e-mail that is on its way to the officers, because nobody can tell whether it left;
 * answers how many. Secrets are forgotten: their links are of no use any more.
 */
export async function failPendingEmails(tx: Tx, problem: string): Promise<number> {
  await stopMailings(tx);
  return strandWaiting(tx, problem);
}
