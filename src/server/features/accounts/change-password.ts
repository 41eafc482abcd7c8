import { passwordProblem } from '#core/accounts/password.ts';
import { answers } from '#contract/answers.ts';
import { api } from '#contract/api.ts';
import { handle } from '../../http/bind.ts';
import { invalidInput, Refused } from '../../http/refused.ts';
import { countAttempt, freeEverywhere, freeHere } from './attempts.ts';
import { findAccount, forgetAttempts, updatePassword } from './store.ts';

/** Changes the own password: every session ends and this browser gets a new one. */
export const changePassword = handle(
  api.changePassword,
  async ({ actor, body, ctx, cookie, address }) => {
    const problem = passwordProblem(body.newPassword, {
      email: actor.email,
      ...(actor.enrollmentNumber === null ? {} : { enrollmentNumber: actor.enrollmentNumber }),
    });
    if (problem !== null) throw invalidInput({ newPassword: problem });
    const keys = await countAttempt(ctx, `password:${actor.id}`, address, {
      here: freeHere,
      everywhere: freeEverywhere,
    });
    const account = await findAccount(ctx.db, actor.id);
    const isRight = await ctx.passwords.verify(
      body.currentPassword,
      account?.password_hash ?? null,
    );
    if (!isRight) throw new Refused('wrong-password');
    const passwordHash = await ctx.passwords.hash(body.newPassword);
    const token = await ctx.transact(async (tx) => {
      await forgetAttempts(tx, keys);
      await updatePassword(tx, actor.id, passwordHash);
      await ctx.sessions.endAll(tx, actor.id);
      await ctx.live.announce(tx, { kind: 'session', accountId: actor.id });
      return ctx.sessions.start(tx, actor.id);
    });
    ctx.sessions.forget(actor.id);
    cookie.set(token);
    return { message: answers.passwordChanged };
  },
);
