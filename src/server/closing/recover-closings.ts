import type { Services } from '../services.ts';
import { giveAgain } from '../platform/give-again.ts';
import { keepKit } from '../recount/keep-kit.ts';
import { listWithoutKit } from '../recount/public.ts';
import { listUnclosed } from '../elections/store.ts';

/**
 * Gives every election that is still to be closed its job, where none waits that is tried by its end: the
 * database was moved or came out of a backup, or the process that had it was killed. Done at start, by several
 * processes at once if need be: two closes of one election do no harm.
 */
export async function recoverClosings(
  services: Pick<Services, 'db' | 'transact' | 'jobs'>,
): Promise<void> {
  for (const { id: electionId, ends_at: notBefore } of await listUnclosed(services.db)) {
    await giveAgain(services, 'close-election', { electionId }, { notBefore });
  }
}

/**
 * Makes the recount kits of elections that were closed by a release without them, and the editions
 * with a draw or a certification that a server did not come to.
 */
export async function keepMissingKits(
  services: Pick<Services, 'db' | 'transact' | 'live'>,
): Promise<void> {
  for (const id of await listWithoutKit(services.db)) {
    await services.transact(async (tx) => {
      await keepKit(tx, id, 'missing');
      await services.live.announce(tx, { kind: 'elections' });
    });
  }
}
