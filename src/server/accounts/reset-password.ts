import { invalidInput, Refused } from '#core/refusal.ts';
import type { Input } from '#contract/api.ts';
import type { Services } from '../services.ts';
import type { Caller } from '../verb.ts';
import { forgetAttempts } from './attempt-store.ts';
import { attemptKeys } from './count-attempt.ts';
import { findLinkOwner, forgetLinks, takeLink } from './link-store.ts';
import { newPasswordProblem } from './new-password.ts';
import { tellNewPassword } from './notices/tell-owner.ts';
import { hashToken } from './sessions.ts';
import { confirmAddress, lockAccount, updatePassword } from './store.ts';

/**
 * Sets a new password once, by the link of an e-mail or of an operator; every session of the account
 * ends.
 */
export async function resetPassword(
  services: Services,
  _actor: unknown,
  input: Input<'resetPassword'>,
  { address }: Caller,
) {
  const hash = hashToken(input.token);
  const emailed = await findLinkOwner(services.db, hash, 'reset-password');
  const owner = emailed ?? (await findLinkOwner(services.db, hash, 'way-back'));
  const purpose = emailed === null ? 'way-back' : 'reset-password';
  if (owner === null) throw new Refused('link-invalid');
  const { universityName } = await services.campus.settings();
  const problem = await newPasswordProblem(input.newPassword, {
    name: owner.name,
    email: owner.email ?? '',
    enrollmentNumber: owner.enrollment_number ?? '',
    universityName,
  });
  if (problem !== null) throw invalidInput({ newPassword: problem });
  const passwordHash = await services.passwords.hash(input.newPassword, { from: address });
  await services.transact(async (tx) => {
    // Taken with the account locked: of two uses of its links at once, one succeeds.
    if ((await lockAccount(tx, owner.id)) === null) throw new Refused('link-invalid');
    if ((await takeLink(tx, hash, purpose)) === null) throw new Refused('link-invalid');
    await forgetLinks(tx, owner.id, 'reset-password');
    await forgetLinks(tx, owner.id, 'sign-in');
    await forgetLinks(tx, owner.id, 'way-back');
    await updatePassword(tx, owner.id, passwordHash);
    // Whoever reads its e-mails owns the address.
    if (purpose === 'reset-password') await confirmAddress(tx, owner.id);
    await tellNewPassword(tx, services, owner);
    await forgetAttempts(tx, attemptKeys(`account:${owner.id}`, address));
    await services.sessions.endAll(tx, owner.id);
  });
}
