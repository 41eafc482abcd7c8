import { passwordProblem } from '#core/accounts/password.ts';
import { answers } from '#contract/answers.ts';
import { api } from '#contract/api.ts';
import { handle } from '../../http/bind.ts';
import { invalidInput, Refused } from '../../http/refused.ts';
import { hashToken } from '../../http/sessions.ts';
import { findLinkOwner, takeLink, updatePassword } from './store.ts';

/** Sets a new password by the link of a letter, once; every session of the account ends. */
export const resetPassword = handle(api.resetPassword, async ({ body, ctx }) => {
  const hash = hashToken(body.token);
  const owner = await findLinkOwner(ctx.db, hash, 'reset-password');
  if (owner === null) throw new Refused('link-invalid');
  const problem = passwordProblem(body.newPassword, {
    email: owner.email ?? '',
    enrollmentNumber: owner.enrollment_number ?? '',
  });
  if (problem !== null) throw invalidInput({ newPassword: problem });
  const passwordHash = await ctx.passwords.hash(body.newPassword);
  await ctx.transact(async (tx) => {
    // Taken in the transaction: of two who hold the link, one gets in.
    if ((await takeLink(tx, hash, 'reset-password')) === null) throw new Refused('link-invalid');
    await updatePassword(tx, owner.id, passwordHash);
    await ctx.sessions.endAll(tx, owner.id);
    await ctx.live.announce(tx, { kind: 'session', accountId: owner.id });
  });
  ctx.sessions.forget(owner.id);
  return { message: answers.passwordChanged };
});
