import type { Config } from '../config.ts';
import type { Tx } from '../platform/db/client.ts';
import { readClock } from '../platform/db/clock.ts';
import { queueWinnerEmails } from './results/queue-winner-emails.ts';
import { listUnclosed, markClosed } from './store.ts';

/**
 * Closes what ended while this database was not in use, as after a restore: the winners' e-mails
 * are written and nobody is told to send them, since votes may be missing and letters may have left
 * before. Answers the names of those elections.
 */
export async function closeAfterRestore(
  tx: Tx,
  config: Pick<Config, 'publicUrl'>,
): Promise<string[]> {
  const now = await readClock(tx);
  const ended = (await listUnclosed(tx)).filter((election) => election.ends_at <= now);
  for (const { id } of ended) {
    await queueWinnerEmails(tx, { config, jobs: { enqueue: async () => {} } }, id);
    await markClosed(tx, id);
  }
  return ended.map((election) => election.name);
}
