import { sentences } from '#core/sentences.ts';
import { api } from '#contract/api.ts';
import { handle } from '../http/bind.ts';
import type { Call } from '../http/bind.ts';
import { Refused } from '../http/refused.ts';
import { forgetAttempts } from './attempt-store.ts';
import { countAttempt } from './count-attempt.ts';
import { presentUser } from './view.ts';
import type { AccountRow } from './store.ts';
import { findByEmail, holdForLogIn } from './store.ts';

/** Signs in faculty, council and admin by e-mail (contract, POST /user/login). */
export const logIn = handle(api.logIn, async (call) => {
  const row = await findByEmail(call.ctx.db, call.body.email);
  const account = row !== null && row.role === call.body.role ? row : null;
  return signIn(call, account, `email:${call.body.email.toLowerCase()}`);
});

/**
 * Checks the password and opens a session. Unknown, wrong and mismatched answer alike and take
 * equally long; the attempt is counted before the password is looked at.
 */
export async function signIn(
  call: Pick<Call<typeof api.logIn>, 'ctx' | 'address' | 'cookie' | 'actor' | 'gone'> & {
    body: { password: string };
  },
  account: AccountRow | null,
  name: string,
) {
  const { ctx } = call;
  const keys = await countAttempt(ctx, name, call.address);
  const turn = { from: call.address, gone: call.gone() };
  const stored = account?.password_hash ?? null;
  const isRight = await ctx.passwords.verify(call.body.password, stored, turn);
  if (!isRight || account === null) throw new Refused('wrong-credentials');
  const token = await ctx.transact(async (tx) => {
    await forgetAttempts(tx, keys);
    if (!account.is_verified) return null;
    // A reset that ended all sessions meanwhile ends this one before it begins.
    if (!(await holdForLogIn(tx, account))) throw new Refused('wrong-credentials');
    // A log-in rotates: the session that the browser held before ends.
    if (call.actor !== null) {
      await ctx.sessions.end(tx, call.actor.sessionHash);
      await ctx.live.announce(tx, { kind: 'session', accountId: call.actor.id });
    }
    return ctx.sessions.start(tx, account.id);
  });
  if (token === null) throw new Refused('awaits-approval');
  call.cookie.set(token);
  return { user: presentUser(account), message: sentences.loginSuccessful };
}
