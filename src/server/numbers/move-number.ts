import { randomUUID } from 'node:crypto';
import type { ProofWay } from '#core/accounts/number-move.ts';
import { numberMoveBlocker } from '#core/accounts/number-move.ts';
import { Refused } from '#core/refusal.ts';
import { releaseHeldNumber } from '../accounts/departed-store.ts';
import { noteLostNumber, tellNewNumber } from '../accounts/notices/tell-owner.ts';
import type { AccountRow } from '../accounts/store.ts';
import { findByEnrollmentNumber, lockAccount } from '../accounts/store.ts';
import { readLetterhead } from '../email/letterhead.ts';
import { keepVotesOfClosed } from '../counting/public.ts';
import { queueEmail } from '../email/send.ts';
import type { Tx } from '../platform/db/client.ts';
import { record } from '../platform/record.ts';
import type { Services } from '../services.ts';
import { forgetProofs, lockNumber } from './claim-store.ts';
import { numberLostEmail } from './number-email.ts';
import { giveProvedNumber, takeNumberFrom } from './owner-store.ts';

/** What moving a number needs. */
export type MoveParts = Pick<Services, 'jobs' | 'mail' | 'config' | 'live' | 'electionKeys'>;

interface Move {
  number: string;
  /** The account that is to have it. */
  to: string;
  way: ProofWay;
  /** Who does it: the owner, or the officer who checked them in or confirmed. */
  actorId: string;
}

/**
 * Gives a number to the account that has shown to be its owner's, in the caller's transaction. The
 * account that had it loses the number and nothing else: nobody sees its data, its sessions go on,
 * and it keeps its candidacies and seats. What was voted under the number stays counted, and the number
 * has no second vote for those positions. All links and codes of the number are void.
 */
export async function moveNumber(
  tx: Tx,
  services: MoveParts,
  { number, to, way, actorId }: Move,
): Promise<AccountRow> {
  await lockNumber(tx, number);
  const found = await findByEnrollmentNumber(tx, number);
  const rows = new Map<string, AccountRow>();
  // In one order, so that two moves between the same accounts do not wait for each other.
  for (const id of [...new Set([to, ...(found === null ? [] : [found.id])])].toSorted()) {
    const row = await lockAccount(tx, id);
    if (row !== null) rows.set(id, row);
  }
  const taker = rows.get(to);
  if (taker === undefined) throw new Refused('unknown-user');
  const holder = found === null ? null : (rows.get(found.id) ?? null);
  // It was corrected or closed while this waited.
  if (found !== null && holder?.enrollment_number !== number) {
    throw new Refused('overloaded', { retryAfter: 1 });
  }
  const blocker = numberMoveBlocker({
    number,
    holder: holder === null ? null : ownerOf(holder),
    taker: ownerOf(taker),
    way,
  });
  if (blocker !== null) throw new Refused(blocker);
  if (holder !== null && holder.id !== taker.id) await release(tx, services, holder, number);
  const closedAccountIds = await releaseHeldNumber(tx, services.electionKeys, number);
  if (taker.enrollment_number !== number) {
    await takeNumberFrom(tx, taker.id);
    if (taker.enrollment_number !== null) await tellNewNumber(tx, services, taker, number);
  }
  const by = way === 'check-in' || way === 'two-officers' ? actorId : null;
  const how = way === 'two-officers' ? 'check-in' : way;
  const row = await giveProvedNumber(tx, taker.id, { number, how, by });
  if (closedAccountIds.length > 0) await keepVotesOfClosed(tx, number, closedAccountIds);
  await forgetProofs(tx, number);
  const detail = `${number}, by ${way}`;
  await record(tx, { actorId, act: 'number.move', objectId: taker.id, detail });
  await services.live.announce(tx, { kind: 'session', accountId: taker.id });
  return row;
}

const ownerOf = (row: AccountRow) => ({
  id: row.id,
  enrollmentNumber: row.enrollment_number,
  isNumberProved: row.proved_at !== null,
});

/** Takes the number from the account that had it, and tells its owner. */
async function release(
  tx: Tx,
  services: MoveParts,
  holder: AccountRow,
  number: string,
): Promise<void> {
  await takeNumberFrom(tx, holder.id);
  await services.live.announce(tx, { kind: 'session', accountId: holder.id });
  await noteLostNumber(tx, holder.id);
  if (holder.email === null) return;
  const campus = await readLetterhead(tx, services.config);
  await queueEmail(tx, services, {
    key: `number-lost:${randomUUID()}`,
    to: holder.email,
    compose: () => numberLostEmail(number, campus),
  });
}
