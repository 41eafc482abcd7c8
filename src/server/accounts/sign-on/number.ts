import { isEnrollmentNumber } from '#core/accounts/enrollment-number.ts';
import type { Tx } from '../../platform/db/client.ts';
import { record } from '../../platform/record.ts';
import type { Services } from '../../services.ts';
import { findReserved } from '../departed-store.ts';
import type { AccountRow } from '../store.ts';
import { findByEnrollmentNumber } from '../store.ts';
import type { Arrival } from './claims.ts';
import { saveProvedNumber } from './store.ts';

type Parts = Pick<Services, 'campus' | 'electionKeys' | 'live'>;

/** The number of the provider where it is one of this campus; else null. */
export async function numberOf(
  { campus }: Pick<Services, 'campus'>,
  { enrollmentNumber }: Arrival,
): Promise<string | null> {
  const { enrollmentPrefix } = await campus.settings();
  const isOne = enrollmentNumber !== null && isEnrollmentNumber(enrollmentNumber, enrollmentPrefix);
  return isOne ? enrollmentNumber : null;
}

/** True where nobody has the number, and nobody who left holds it. */
export async function isFree(tx: Tx, services: Parts, number: string): Promise<boolean> {
  if ((await findByEnrollmentNumber(tx, number)) !== null) return false;
  const named = { email: null, enrollmentNumber: number };
  return (await findReserved(tx, services.electionKeys, named)) === null;
}

/**
 * Gives an account the number that the provider says is its own: proved, where the account has it
 * already or has none and the number is free. A number that somebody else holds stays where it is,
 * and the officers' record says so.
 */
export async function noteNumber(
  tx: Tx,
  services: Parts,
  account: AccountRow,
  arrival: Arrival,
): Promise<void> {
  const number = await numberOf(services, arrival);
  if (number === null || (account.role !== 'student' && account.role !== 'council')) return;
  const isOwn = account.enrollment_number === number;
  if (isOwn && account.proved_at !== null) return;
  if (isOwn || (account.enrollment_number === null && (await isFree(tx, services, number)))) {
    await saveProvedNumber(tx, account.id, number);
    await services.live.announce(tx, { kind: 'session', accountId: account.id });
    return;
  }
  await record(tx, {
    actorId: account.id,
    act: 'account.claim-number',
    objectId: account.id,
    detail: number,
  });
}
