import { Refused } from '#core/refusal.ts';
import type { Tx } from '../../platform/db/client.ts';
import type { Services } from '../../services.ts';
import { findReserved } from '../departed-store.ts';
import { noteRegistration } from '../notices/tell-owner.ts';
import type { AccountRow } from '../store.ts';
import { confirmAddress, findAccount, insertAccount } from '../store.ts';
import type { Arrival } from './claims.ts';
import { isFree, numberOf } from './number.ts';
import { insertIdentity, saveProvedNumber } from './store.ts';

/**
 * Makes a student's account of what the provider proves, where that is all: a name, a verified
 * address, and a number of this campus that is free. Null where a form has to ask.
 */
export async function createFromArrival(
  tx: Tx,
  services: Services,
  arrival: Arrival,
  device: string,
): Promise<AccountRow | null> {
  const { name, email, isEmailVerified } = arrival;
  const number = await numberOf(services, arrival);
  if (name === '' || !isEmailVerified || number === null) return null;
  if (!(await isFree(tx, services, number))) return null;
  return openByArrival(tx, services, {
    arrival,
    account: { role: 'student', name, email, enrollmentNumber: number },
    isEmailProved: true,
    isNumberProved: true,
    device,
  });
}

interface Opening {
  arrival: Arrival;
  account: {
    role: 'student' | 'faculty';
    name: string;
    email: string;
    enrollmentNumber: string | null;
  };
  isEmailProved: boolean;
  isNumberProved: boolean;
  /** The browser that they came with. */
  device: string;
}

/** Creates an account without a password and connects it; refuses what somebody else has. */
export async function openByArrival(
  tx: Tx,
  services: Services,
  { arrival, account, isEmailProved, isNumberProved, device }: Opening,
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
  if (isNumberProved && account.enrollmentNumber !== null) {
    await saveProvedNumber(tx, row.id, account.enrollmentNumber);
  }
  return (await findAccount(tx, row.id)) ?? row;
}
