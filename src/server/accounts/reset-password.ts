import { passwordProblem } from '#core/accounts/password.ts';
import { answers } from '#contract/answers.ts';
import { api } from '#contract/api.ts';
import { handle } from '../http/bind.ts';
import { invalidInput, Refused } from '../http/refused.ts';
import { hashToken } from '../http/sessions.ts';
import { forgetAttempts } from './attempt-store.ts';
import { attemptKeys } from './count-attempt.ts';
import { findLinkOwner, takeLink } from './link-store.ts';
import { confirmAddress, updatePassword } from './store.ts';

/** Sets a new password by the link of a letter, once; every session of the account ends. */
export const resetPassword = handle(api.resetPassword, async ({ body, ctx, address }) => {
  const hash = hashToken(body.token);
  const owner = await findLinkOwner(ctx.db, hash, 'reset-password');
  if (owner === null) throw new Refused('link-invalid');
  const email = owner.email ?? '';
  const enrollmentNumber = owner.enrollment_number ?? '';
  const problem = passwordProblem(body.newPassword, { email, enrollmentNumber });
  if (problem !== null) throw invalidInput({ newPassword: problem });
  const passwordHash = await ctx.passwords.hash(body.newPassword, { from: address });
  await ctx.transact(async (tx) => {
    // Taken in the transaction: of two who hold the link, one gets in.
    if ((await takeLink(tx, hash, 'reset-password')) === null) throw new Refused('link-invalid');
    await updatePassword(tx, owner.id, passwordHash);
    // Whoever reads its letters owns the address.
    await confirmAddress(tx, owner.id);
    await forgetAttempts(tx, [
      ...attemptKeys(`email:${email.toLowerCase()}`, address),
      ...attemptKeys(`number:${enrollmentNumber}`, address),
    ]);
    await ctx.sessions.endAll(tx, owner.id);
    await ctx.live.announce(tx, { kind: 'session', accountId: owner.id });
  });
  return { message: answers.passwordChanged };
});
