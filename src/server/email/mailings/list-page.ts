import { isListEmail } from '#core/emails/list-emails.ts';
import type { Tx } from '../../platform/db/client.ts';
import { listNumbersAfter } from './list-people-store.ts';
import {
  finishMailings,
  isAnnounced,
  listAccountsAfter,
  listVotersAfter,
  lockUnlisted,
  writePage,
} from './page-store.ts';

/** Accounts that are looked at together, however many there are. */
const usualPage = 200;

/**
 * Finds the next recipients of a mailing, a page at a time, once the page before is done with. A server
 * that is killed before or after it leaves the cursor where the page ended. False when there is none.
 */
export async function listNextPage(tx: Tx, pageSize = usualPage): Promise<boolean> {
  const mailing = await lockUnlisted(tx);
  if (mailing === null) {
    await finishMailings(tx);
    return false;
  }
  const { kind, election_id: electionId } = mailing;
  if (isListEmail(kind)) {
    const numbers = await listNumbersAfter(tx, { ...mailing, kind }, pageSize);
    const page = pageOf(numbers, numbers, pageSize);
    await writePage(tx, mailing.id, { ...page, recipients: 'numbers' });
    return true;
  }
  if (kind === 'voted') {
    const voters = await listVotersAfter(tx, mailing, pageSize);
    const page = pageOf(voters, voters, pageSize);
    await writePage(tx, mailing.id, { ...page, recipients: 'accounts' });
    return true;
  }
  const accounts = await listAccountsAfter(tx, mailing, pageSize);
  // What voters have not heard of yet concerns the candidates only.
  const isForVoters = kind !== 'change' || (await isAnnounced(tx, electionId));
  const isForCandidates = kind === 'results' || kind === 'change';
  const chosen = accounts.filter(
    (account) => (isForVoters && account.isVoter) || (isForCandidates && account.isCandidate),
  );
  const page = pageOf(accounts, chosen, pageSize);
  await writePage(tx, mailing.id, { ...page, recipients: 'accounts' });
  return true;
}

type Ids = readonly { id: string }[];

const pageOf = (lookedAt: Ids, chosen: Ids, pageSize: number) => ({
  ids: chosen.map(({ id }) => id),
  cursor: lookedAt.at(-1)?.id ?? null,
  isLast: lookedAt.length < pageSize,
});
