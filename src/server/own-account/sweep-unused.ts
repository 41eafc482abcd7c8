import { record } from '../platform/record.ts';
import type { Services } from '../services.ts';
import { removeAccount } from '../people/delete-user.ts';
import { lockAccount } from '../accounts/store.ts';
import { listUnused } from '../accounts/sweep-store.ts';
import { deleteExpired } from './expiry-store.ts';

/** Forgets sessions, links and counts that have run out: each is refused already. */
export const forgetExpired = ({ transact }: Pick<Services, 'transact'>): Promise<void> =>
  transact(deleteExpired);

/** How many one day deletes: the rest waits for the next. */
const mostInADay = 2_000;

type Parts = Pick<Services, 'db' | 'transact' | 'electionKeys' | 'live' | 'log'>;

/** Deletes accounts that nobody confirmed or used for so many days; answers how many. */
export async function sweepUnused(services: Parts, days: number): Promise<number> {
  let removed = 0;
  for (const id of await listUnused(services.db, { days, most: mostInADay })) {
    if (await sweep(services, id, days)) removed += 1;
  }
  if (removed > 0) services.log.info({ removed }, 'accounts that nobody used were deleted');
  return removed;
}

/** Looks again under the lock: somebody may have logged in or voted since the list was made. */
function sweep(services: Parts, id: string, days: number): Promise<boolean> {
  return services.transact(async (tx) => {
    const account = await lockAccount(tx, id);
    if (account === null || (await listUnused(tx, { id, days, most: 1 })).length === 0)
      return false;
    await record(tx, {
      actorId: null,
      act: 'account.sweep',
      objectId: id,
      detail: `registered ${account.created_at.toISOString().slice(0, 10)}`,
    });
    await removeAccount(tx, services, account, { byOfficer: false });
    return true;
  });
}
