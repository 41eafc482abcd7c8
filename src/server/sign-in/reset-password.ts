import { invalidInput, Refused } from '#core/refusal.ts';
import type { Answer, Input } from '#contract/api.ts';
import type { Db } from '../platform/db/client.ts';
import type { Services } from '../services.ts';
import type { Caller, SignedIn } from '../verb.ts';
import { forgetAttempts } from '../accounts/attempt-store.ts';
import { attemptKeys } from '../accounts/count-attempt.ts';
import { addMark } from '../accounts/known-device.ts';
import { findLinkOwner, forgetLinks, noteLetIn, takeLink } from '../accounts/link-store.ts';
import { newPasswordProblem } from '../accounts/new-password.ts';
import { tellNewPassword } from '../accounts/notices/tell-owner.ts';
import { hashToken } from '../platform/tokens.ts';
import { isVouchedFor, removeWaysIn } from './ways-in-store.ts';
import { confirmAddress, lockAccount, updatePassword } from '../accounts/store.ts';

/**
 * Sets a new password once, by the link of an e-mail, of an operator, or one that an admin showed; every
 * session of the account ends. This browser is known from now on, so that strangers' guesses at the new
 * password do not hold up its log-in.
 */
export async function resetPassword(
  services: Services,
  _actor: unknown,
  input: Input<'resetPassword'>,
  { address, marks }: Caller,
): Promise<SignedIn<Answer<'resetPassword'>>> {
  const hash = hashToken(input.token);
  const found = await findPasswordLink(services.db, hash);
  if (found === null) throw new Refused('link-invalid');
  const { owner, purpose } = found;
  const { universityName } = await services.campus.settings();
  const problem = await newPasswordProblem(input.newPassword, {
    name: owner.name,
    email: owner.email ?? '',
    enrollmentNumber: owner.enrollment_number ?? '',
    universityName,
  });
  if (problem !== null) throw invalidInput({ newPassword: problem });
  const passwordHash = await services.passwords.hash(input.newPassword, { from: address });
  return services.transact(async (tx) => {
    // Taken with the account locked: of two uses of its links at once, one succeeds.
    const account = await lockAccount(tx, owner.id);
    if (account === null) throw new Refused('link-invalid');
    if (purpose === 'shown') await noteLetIn(tx, owner.id, hash);
    if ((await takeLink(tx, hash, purpose)) === null) throw new Refused('link-invalid');
    for (const one of passwordLinks) await forgetLinks(tx, owner.id, one);
    // Whoever reads its e-mails owns the address; another may have typed it, and kept a passkey or a log-in.
    if (purpose === 'reset-password') {
      const isFirst = account.email_confirmed_at === null && !isVouchedFor(account);
      if (isFirst) await removeWaysIn(tx, owner.id);
      await confirmAddress(tx, owner.id);
    }
    await updatePassword(tx, owner.id, passwordHash);
    await tellNewPassword(tx, services, owner);
    await forgetAttempts(tx, attemptKeys(`account:${owner.id}`, address));
    await services.sessions.endAll(tx, owner.id);
    const known = await addMark(tx, { id: owner.id, password_hash: passwordHash }, marks);
    return { reply: undefined, token: null, marks: known };
  });
}

/** Links by which a new password is set. */
const passwordLinks = ['reset-password', 'way-back', 'shown'] as const;

async function findPasswordLink(db: Db, hash: Buffer) {
  for (const purpose of passwordLinks) {
    const owner = await findLinkOwner(db, hash, purpose);
    if (owner !== null) return { owner, purpose };
  }
  return null;
}
