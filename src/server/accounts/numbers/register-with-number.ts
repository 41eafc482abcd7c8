import type { Actor } from '#core/actor.ts';
import { invalidInput, Refused } from '#core/refusal.ts';
import { sentences } from '#core/sentences.ts';
import type { Input } from '#contract/api.ts';
import { findReserved } from '../departed-store.ts';
import { newPasswordProblem } from '../new-password.ts';
import { noteRegistration } from '../notices/tell-owner.ts';
import { openSession } from '../open-session.ts';
import { sendLinkWithinBudget } from '../send-link.ts';
import { hashToken } from '../sessions.ts';
import { confirmAddress, findByEmail, insertAccount } from '../store.ts';
import { presentUser } from '../view.ts';
import type { Services } from '../../services.ts';
import type { Caller } from '../../verb.ts';
import { findClaim, lockNumber } from './claim-store.ts';
import { findEntry } from './entry-store.ts';
import { moveNumber } from './move-number.ts';
import { checkPrintedCode, holdClaimedNumber } from './take-number.ts';

/**
 * Registers the owner of a number, who has the link of the e-mail or a printed code, whoever else has
 * registered that number. A link that came to the address of the new account confirms it as well.
 */
export async function registerWithNumber(
  services: Services,
  former: Actor | null,
  input: Input<'registerWithNumber'>,
  caller: Caller,
) {
  const { address } = caller;
  const { name, email, password, token, code } = input;
  const number = await numberOf(services, input);
  if (token === undefined) {
    // A printed code is too long to be guessed; who is behind one address may be a whole campus.
    await services.rateLimits.spend([
      { name: `number-code|${address}`, most: 1_000, seconds: 3_600 },
    ]);
    await services.transact((tx) => checkPrintedCode(tx, number, code ?? ''));
  }
  const { universityName } = await services.campus.settings();
  const problem = await newPasswordProblem(password, {
    name,
    email,
    enrollmentNumber: number,
    universityName,
  });
  if (problem !== null) throw invalidInput({ password: problem });
  if ((await findByEmail(services.db, email)) !== null) throw new Refused('email-taken');
  const passwordHash = await services.passwords.hash(password, { from: address });
  return services.transact(async (tx) => {
    if (token === undefined) {
      await lockNumber(tx, number);
      await checkPrintedCode(tx, number, code ?? '');
    } else await holdClaimedNumber(tx, token);
    const account = { role: 'student' as const, name, email, passwordHash, isVerified: true };
    const opened = await insertAccount(tx, { ...account, enrollmentNumber: null });
    if (opened === null) throw new Refused('email-taken');
    const named = { email, enrollmentNumber: null };
    if ((await findReserved(tx, services.electionKeys, named)) !== null) {
      throw new Refused('email-taken');
    }
    await noteRegistration(tx, opened.id, caller.device);
    const listed = (await findEntry(tx, number))?.email ?? '';
    if (token !== undefined && listed.toLowerCase() === email.toLowerCase()) {
      await confirmAddress(tx, opened.id);
    } else {
      await sendLinkWithinBudget(tx, services, 'confirm-email', { id: opened.id, email });
    }
    const way = token === undefined ? 'code' : 'address';
    const row = await moveNumber(tx, services, {
      number,
      to: opened.id,
      way,
      actorId: opened.id,
    });
    return {
      reply: { user: presentUser(row), message: sentences.registrationSuccessful },
      ...(await openSession(tx, services, former, row, caller, 'known')),
    };
  });
}

/** The number that the link is about, or the one beside the printed code. */
async function numberOf(
  services: Services,
  { token, enrollmentNumber, code }: Input<'registerWithNumber'>,
): Promise<string> {
  if (token !== undefined) {
    const claim = await findClaim(services.db, hashToken(token));
    if (claim === null) throw new Refused('link-invalid');
    return claim.number;
  }
  if (enrollmentNumber === undefined || code === undefined) throw new Refused('code-wrong');
  return enrollmentNumber;
}
