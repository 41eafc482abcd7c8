import { sweepUnused, forgetExpired } from '../own-account/sweep-unused.ts';
import { deleteLeftPictures, deleteOldPictures } from '../contact/public.ts';
import { forgetOldAsks } from '../nominations/supporters/forget.ts';
import type { Services } from '../services.ts';
import * as store from './store.ts';
import { sweepFailedEmails } from '../email/decide-unsent.ts';

/** Once a day: forgets what the campus keeps no longer (src/core/campus/retention.ts). */
export async function forgetOld(services: Services): Promise<void> {
  const { keepDays } = await services.campus.settings();
  const { transact, log } = services;
  const messages = await transact((tx) => store.deleteOldMessages(tx, keepDays.messages));
  const emails = await transact((tx) => store.deleteOldEmails(tx, keepDays.emails));
  const entries = await transact((tx) => store.deleteOldEntries(tx, keepDays.voters));
  await transact((tx) => store.deleteOldNotices(tx, keepDays.notices));
  await transact(forgetOldAsks);
  let elections = 0;
  for (const { id } of await store.listWithOldVoters(services.db, keepDays.voters)) {
    if (await forgetVotersOf(services, id)) elections += 1;
  }
  await transact(store.forgetEnteredAddresses);
  await transact(deleteOldPictures);
  const accounts = await sweepUnused(services, keepDays.unusedAccounts);
  log.info({ messages, emails, entries, elections, accounts }, 'what was kept long enough is gone');
}

/** Who voted in it is forgotten once, and everybody can read that it was. */
function forgetVotersOf(services: Services, id: string): Promise<boolean> {
  return services.transact(async (tx) => {
    if (!(await store.forgetVoters(tx, id))) return false;
    await services.live.announce(tx, { kind: 'elections' });
    return true;
  });
}

/** The work of this feature that outlives a request. */
export function retentionJobs(services: Services) {
  return {
    'forget-expired': async () => {
      await forgetExpired(services);
      await sweepFailedEmails(services);
      await services.transact(deleteLeftPictures);
      await forgetOld(services);
    },
  };
}
