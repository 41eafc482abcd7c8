import { answers } from '#contract/answers.ts';
import { api } from '#contract/api.ts';
import { handle } from '../http/bind.ts';

/** Ends every session of the own account, this one too. */
export const logOutEverywhere = handle(api.logOutEverywhere, async ({ actor, ctx, cookie }) => {
  await ctx.transact(async (tx) => {
    await ctx.sessions.endAll(tx, actor.id);
    await ctx.live.announce(tx, { kind: 'session', accountId: actor.id });
  });
  cookie.clear();
  return { message: answers.loggedOutEverywhere };
});
