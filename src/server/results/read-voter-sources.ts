import type { Reply } from '#contract/api.ts';
import type { Services } from '../services.ts';
import { countVerifiedAccounts, readCampusList } from '../elections/voter-list-store.ts';

/** By what voters can be known on this campus, for the form of an election. */
export async function readVoterSources({ db, mail }: Services): Promise<Reply<'readVoterSources'>> {
  const accounts = await countVerifiedAccounts(db);
  return { hasMailServer: mail.delivery === 'smtp', ...(await readCampusList(db)), accounts };
}
