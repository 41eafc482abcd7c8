import { momentText } from '#texts/moment-text.ts';
import { pagePaths } from '#core/page-paths.ts';
import { adminEmails } from '#texts/en/admin-emails.ts';
import { readTimeZone } from '../email/letterhead.ts';
import { spokenNames } from '../email/spoken-names.ts';
import { tellAdmins } from '../email/tell-admins.ts';
import type { Services } from '../services.ts';
import { findFreshRestore } from './store.ts';

/** Tells every admin, once, that the campus was restored within the last day, and where votes can be missing. */
export async function tellOfRestore(
  services: Pick<Services, 'transact' | 'config' | 'jobs'>,
): Promise<void> {
  // A copy to look at writes to nobody.
  if (services.config.copyOf !== null) return;
  await services.transact(async (tx) => {
    const restore = await findFreshRestore(tx);
    if (restore === null) return;
    const timeZone = await readTimeZone(tx, services.config);
    await tellAdmins(tx, services, {
      key: `restored:${restore.id}`,
      words: () =>
        adminEmails.restored(
          momentText(restore.takenAt, timeZone),
          restore.elections.map(
            ({ name, translations }) =>
              spokenNames({ election: name, electionWords: translations }).election,
          ),
        ),
      url: `${services.config.publicUrl}${pagePaths.dashboard}`,
    });
  });
}
