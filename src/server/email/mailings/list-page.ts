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
import type { MailingRow } from './store.ts';

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
  const { lookedAt, chosen, recipients } = await findNext(tx, mailing, pageSize);
  await writePage(tx, mailing.id, {
    recipients,
    ids: chosen.map(({ id }) => id),
    cursor: lookedAt.at(-1)?.id ?? null,
    isLast: lookedAt.length < pageSize,
  });
  return true;
}

type Ids = readonly { id: string }[];

/** Whom a mailing writes to next, behind its cursor, and whom it looked at for that. */
export async function findNext(
  tx: Tx,
  mailing: MailingRow,
  limit: number,
): Promise<{ lookedAt: Ids; chosen: Ids; recipients: 'accounts' | 'numbers' }> {
  const { kind, election_id: electionId } = mailing;
  if (isListEmail(kind)) {
    const numbers = await listNumbersAfter(tx, { ...mailing, kind }, limit);
    return { lookedAt: numbers, chosen: numbers, recipients: 'numbers' };
  }
  if (kind === 'voted') {
    const voters = await listVotersAfter(tx, mailing, limit);
    return { lookedAt: voters, chosen: voters, recipients: 'accounts' };
  }
  const accounts = await listAccountsAfter(tx, mailing, limit);
  // What voters have not heard of yet concerns the candidates only.
  const isForVoters = kind !== 'change' || (await isAnnounced(tx, electionId));
  const isForCandidates = kind === 'results' || kind === 'change';
  const chosen = accounts.filter(
    (account) => (isForVoters && account.isVoter) || (isForCandidates && account.isCandidate),
  );
  return { lookedAt: accounts, chosen, recipients: 'accounts' };
}
