import { pagePaths } from '#core/page-paths.ts';
import { adminEmails } from '#texts/en/admin-emails.ts';
import { spokenNames } from '../email/spoken-names.ts';
import { tellAdmins } from '../email/tell-admins.ts';
import { readClock } from '../platform/db/clock.ts';
import { startEachHour } from '../platform/each-hour.ts';
import type { Services } from '../services.ts';
import { listMissingKeys } from '../voting/sealed/missing-keys.ts';
import { listSoonOpen } from './store.ts';

type Watched = Pick<Services, 'db' | 'transact' | 'electionKeys' | 'config' | 'jobs'>;

/**
 * Looks every minute whether this server has the key of each election that people vote in, or will within a
 * day. What two looks in a row miss every admin reads in an e-mail, once a day for each election.
 */
export function startTellingOfKeys(services: Watched & Pick<Services, 'live' | 'log'>): {
  close(): void;
} {
  // A copy to look at has no key on purpose.
  if (services.config.copyOf !== null) return { close: () => {} };
  let missed: ReadonlySet<string> = new Set();
  const look = async () => {
    missed = await tellOfMissingKeys(services, missed);
  };
  return startEachHour(services, look, 'missing keys were told to nobody', 60);
}

/** Tells of the keys that were `missed` before and still are; answers what is missing now. */
export async function tellOfMissingKeys(
  services: Watched,
  missed: ReadonlySet<string>,
): Promise<ReadonlySet<string>> {
  const missing = (await listMissingKeys(services)).map(({ electionId }) => electionId);
  const ids = missing.filter((id) => missed.has(id));
  if (ids.length > 0) {
    await services.transact(async (tx) => {
      const now = await readClock(tx);
      for (const { id, name, translations, startsAt } of await listSoonOpen(tx, ids, now)) {
        const named = { election: name, electionWords: translations };
        await tellAdmins(tx, services, {
          key: `no-key:${id}:${now.toISOString().slice(0, 10)}`,
          words: () => adminEmails.noKey(spokenNames(named).election, startsAt <= now),
          url: `${services.config.publicUrl}${pagePaths.server}`,
        });
      }
    });
  }
  return new Set(missing);
}
