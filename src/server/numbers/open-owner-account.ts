import type { Actor } from '#core/actor.ts';
import type { Refusal } from '#core/refusal.ts';
import { invalidInput, Refused } from '#core/refusal.ts';
import { findReserved } from '../accounts/departed-store.ts';
import { newPasswordProblem } from '../accounts/new-password.ts';
import { noteRegistration } from '../accounts/notices/tell-owner.ts';
import { openSession } from '../accounts/open-session.ts';
import { sendLinkWithinBudget } from '../accounts/send-link.ts';
import { confirmAddress, findByEmail, insertAccount } from '../accounts/store.ts';
import type { Tx } from '../platform/db/client.ts';
import type { Services } from '../services.ts';
import type { Caller } from '../verb.ts';
import { moveNumber } from './move-number.ts';
import { holdNumberFormat } from '../number-format/number-format.ts';

/** Somebody who gets an account because they have shown whose a number is. */
interface Owner {
  number: string;
  name: string;
  email: string;
  password: string;
  way: 'address' | 'code';
  /** What is said where the address has an account, or had one that voted. */
  taken: Refusal;
  departed: Refusal;
  /** Holds the number and shows once more that it is theirs; whether this confirms the address, too. */
  hold: (tx: Tx) => Promise<{ isConfirmed: boolean }>;
}

/** Makes the account, gives it the number and signs it in, in one transaction. */
export async function openOwnerAccount(
  services: Services,
  former: Actor | null,
  owner: Owner,
  caller: Caller,
) {
  const { number, name, email, password, way } = owner;
  const { universityName } = await services.campus.settings();
  const known = { name, email, enrollmentNumber: number, universityName };
  const problem = await newPasswordProblem(password, known);
  if (problem !== null) throw invalidInput({ password: problem });
  if ((await findByEmail(services.db, email)) !== null) throw new Refused(owner.taken);
  const passwordHash = await services.passwords.hash(password, { from: caller.address });
  return services.transact(async (tx) => {
    await holdNumberFormat(tx);
    const { isConfirmed } = await owner.hold(tx);
    const account = { role: 'student' as const, name, email, passwordHash, isVerified: true };
    const opened = await insertAccount(tx, {
      ...account,
      enrollmentNumber: null,
      language: caller.language,
    });
    if (opened === null) throw new Refused(owner.taken);
    const named = { email, enrollmentNumber: null };
    if ((await findReserved(tx, services.electionKeys, named)) !== null) {
      throw new Refused(owner.departed);
    }
    await noteRegistration(tx, opened.id, caller.device);
    if (isConfirmed) await confirmAddress(tx, opened.id);
    else await sendLinkWithinBudget(tx, services, 'confirm-email', { id: opened.id, email });
    const row = await moveNumber(tx, services, { number, to: opened.id, way, actorId: opened.id });
    return { row, ...(await openSession(tx, services, former, row, caller, 'known')) };
  });
}
