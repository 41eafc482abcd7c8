import { Refused } from '#core/refusal.ts';
import type { Tx } from '../../platform/db/client.ts';
import type { Services } from '../../services.ts';
import { findReserved } from '../../accounts/departed-store.ts';
import { noteRegistration } from '../../accounts/notices/tell-owner.ts';
import type { AccountRow } from '../../accounts/store.ts';
import { confirmAddress, findAccount, insertAccount } from '../../accounts/store.ts';
import type { SignOnArrival } from './claims.ts';
import { mayTake, noteNumber } from './number.ts';
import { insertIdentity } from './store.ts';

/**
 * Makes a student's account of what the provider proves, where that is all: a name, a verified
 * address, and a number of this campus that nobody else has proved. Null where a form has to ask.
 */
export async function createFromArrival(
  tx: Tx,
  services: Services,
  arrival: SignOnArrival,
  number: string | null,
  device: string,
): Promise<AccountRow | null> {
  const { name, email, isEmailVerified } = arrival;
  if (name === '' || !isEmailVerified || number === null) return null;
  if (!(await mayTake(tx, number, null))) return null;
  return openByArrival(tx, services, {
    arrival,
    account: { role: 'student', name, email, enrollmentNumber: null },
    isEmailProved: true,
    provedNumber: number,
    device,
  });
}

interface Opening {
  arrival: SignOnArrival;
  account: {
    role: 'student' | 'faculty';
    name: string;
    email: string;
    enrollmentNumber: string | null;
  };
  isEmailProved: boolean;
  /** The number that the provider proves; the account gets it from whoever has it without a proof. */
  provedNumber: string | null;
  /** The browser that they came with. */
  device: string;
}

/** Creates an account without a password and connects it; refuses what somebody else has. */
export async function openByArrival(
  tx: Tx,
  services: Services,
  { arrival, account, isEmailProved, provedNumber, device }: Opening,
): Promise<AccountRow> {
  const row = await insertAccount(tx, {
    ...account,
    passwordHash: null,
    isVerified: account.role === 'student',
  });
  if (row === null || (await findReserved(tx, services.electionKeys, account)) !== null) {
    throw new Refused('account-taken');
  }
  await insertIdentity(tx, row.id, arrival);
  await noteRegistration(tx, row.id, row.is_verified ? device : '');
  if (isEmailProved) await confirmAddress(tx, row.id);
  await noteNumber(tx, services, row, provedNumber);
  return (await findAccount(tx, row.id)) ?? row;
}
