import { askOrders } from '../counting/public.ts';
import type { Config } from '../config.ts';
import type { Tx } from '../platform/db/client.ts';
import { readClock } from '../platform/db/clock.ts';
import type { Log } from '../platform/log.ts';
import { keepKit } from '../recount/keep-kit.ts';
import { tellMissingVotes } from '../elections/restores-store.ts';
import { queueWinnerEmails } from '../outcome/queue-winner-emails.ts';
import type { KeyStore } from '../voting/sealed/key-folder.ts';
import { canOpen, isUnopened, openBallots, readSealed } from '../voting/sealed/open-ballots.ts';
import { openSealedCounts } from '../voting/sealed/sealed-counts.ts';
import { listElectionRows, listUnclosed } from '../elections/store.ts';
import { keepEligible } from '../voting/public.ts';
import { writeClosed } from './close.ts';
import { countEligible } from '../voting/turnout/count-eligible.ts';

/**
 * Closes what ended while this database was not in use, as after a restore: the winners' e-mails
 * are written and nobody is told to send them, since votes may be missing and e-mails may have left
 * before. One whose ballots nobody here can open stays to be closed when its key comes, and one that is
 * held when somebody has decided. Answers those
 * that were closed: their recount files are to be written once this is committed.
 */
export async function closeAfterRestore(
  tx: Tx,
  parts: {
    config: Pick<Config, 'publicUrl' | 'isPublicUrlSet'>;
    keys: KeyStore;
    held: ReadonlySet<string>;
    log: Log;
  },
): Promise<{ id: string; name: string }[]> {
  const { config, keys, held, log } = parts;
  const now = await readClock(tx);
  const jobs = { enqueueAll: async () => {} };
  const sealedCounts = openSealedCounts({ keys, log });
  const closed: { id: string; name: string }[] = [];
  for (const election of await listUnclosed(tx)) {
    const { id, name } = election;
    if (election.state !== 'published' || election.ends_at > now || held.has(id)) continue;
    if (!(await canOpen(keys, election))) continue;
    if (isUnopened(election)) await openBallots(tx, id, await readSealed(tx, keys, election));
    await askOrders(tx, id);
    await queueWinnerEmails(tx, { config, jobs, sealedCounts }, id);
    const [row] = await listElectionRows(tx, { id });
    // The kit says what a quorum was of.
    if (row !== undefined) await keepEligible(tx, id, await countEligible(tx, row));
    await keepKit(tx, id, 'first');
    await writeClosed(tx, id);
    await tellMissingVotes(tx, id);
    closed.push({ id, name });
  }
  return closed;
}
