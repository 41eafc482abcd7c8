import { passwordProblem } from '#core/accounts/password.ts';
import { answers } from '#contract/answers.ts';
import { api } from '#contract/api.ts';
import { handle } from '../http/bind.ts';
import { invalidInput, Refused } from '../http/refused.ts';
import { forgetAttempts } from './attempt-store.ts';
import { countAttempt } from './count-attempt.ts';
import { forgetLinks } from './link-store.ts';
import { findAccount, replacePassword } from './store.ts';

/** Changes the own password: every session ends and this browser gets a new one. */
export const changePassword = handle(
  api.changePassword,
  async ({ actor, body, ctx, cookie, address }) => {
    const problem = passwordProblem(body.newPassword, {
      email: actor.email,
      enrollmentNumber: actor.enrollmentNumber ?? '',
    });
    if (problem !== null) throw invalidInput({ newPassword: problem });
    const keys = await countAttempt(ctx, `password:${actor.id}`, address);
    const former = (await findAccount(ctx.db, actor.id))?.password_hash ?? null;
    const isRight = await ctx.passwords.verify(body.currentPassword, former, { from: address });
    if (!isRight || former === null) throw new Refused('wrong-password');
    const passwordHash = await ctx.passwords.hash(body.newPassword, { from: address });
    const token = await ctx.transact(async (tx) => {
      // Of two changes at once, the second finds that its current password is none any more.
      const isChanged = await replacePassword(tx, actor.id, { from: former, to: passwordHash });
      if (!isChanged) throw new Refused('wrong-password');
      await forgetAttempts(tx, keys);
      await forgetLinks(tx, actor.id, 'reset-password');
      await ctx.sessions.endAll(tx, actor.id);
      await ctx.live.announce(tx, { kind: 'session', accountId: actor.id });
      return ctx.sessions.start(tx, actor.id);
    });
    cookie.set(token);
    return { message: answers.passwordChanged };
  },
);
