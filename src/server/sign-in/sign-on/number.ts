import { isEnrollmentNumber } from '#core/accounts/enrollment-number.ts';
import { numberMoveBlocker } from '#core/accounts/number-move.ts';
import type { Tx } from '../../platform/db/client.ts';
import { record } from '../../platform/record.ts';
import type { Services } from '../../services.ts';
import { lockNumber } from '../../numbers/public.ts';
import { moveNumber } from '../../numbers/move-number.ts';
import type { AccountRow } from '../../accounts/store.ts';
import { findByEnrollmentNumber } from '../../accounts/store.ts';
import type { SignOnArrival } from './claims.ts';

type Owner = Pick<AccountRow, 'id' | 'enrollment_number' | 'proved_at'>;

/** The number of the provider where it is one of this campus; else null. */
export async function numberOf(
  { campus }: Pick<Services, 'campus'>,
  { enrollmentNumber }: SignOnArrival,
): Promise<string | null> {
  const { numberFormats } = await campus.settings();
  const isOne = enrollmentNumber !== null && isEnrollmentNumber(enrollmentNumber, numberFormats);
  return isOne ? enrollmentNumber : null;
}

/** The same, locked as whoever moves numbers locks it: before any account. */
export async function lockNumberOf(
  tx: Tx,
  services: Pick<Services, 'campus'>,
  arrival: SignOnArrival,
): Promise<string | null> {
  const number = await numberOf(services, arrival);
  if (number !== null) await lockNumber(tx, number);
  return number;
}

/** False where somebody else has proved the number, or the account has proved another. */
export async function mayTake(tx: Tx, number: string, taker: Owner | null): Promise<boolean> {
  const holder = await findByEnrollmentNumber(tx, number);
  const ownerOf = (row: Owner | null) => ({
    id: row?.id ?? '',
    enrollmentNumber: row?.enrollment_number ?? null,
    isNumberProved: (row?.proved_at ?? null) !== null,
  });
  const blocker = numberMoveBlocker({
    number,
    holder: holder === null ? null : ownerOf(holder),
    taker: ownerOf(taker),
    way: 'sign-on',
  });
  return blocker === null;
}

/**
 * Gives an account the number that the provider says is its own. Whoever has it without a proof loses
 * it; a number that somebody else has proved stays, and the officers' record says who claims it.
 */
export async function noteNumber(
  tx: Tx,
  services: Services,
  account: AccountRow,
  number: string | null,
): Promise<void> {
  if (number === null || (account.role !== 'student' && account.role !== 'council')) return;
  if (account.enrollment_number === number && account.proved_at !== null) return;
  if (await mayTake(tx, number, account)) {
    const move = { number, to: account.id, way: 'sign-on', actorId: account.id } as const;
    await moveNumber(tx, services, move);
    return;
  }
  await record(tx, {
    actorId: account.id,
    act: 'account.claim-number',
    objectId: account.id,
    detail: number,
  });
}
