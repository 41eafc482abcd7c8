import { answers } from '#contract/answers.ts';
import { api } from '#contract/api.ts';
import { handle } from '../http/bind.ts';

/** Ends this session; without one it is done already. */
export const logOut = handle(api.logOut, async ({ actor, ctx, cookie }) => {
  if (actor !== null) {
    await ctx.transact(async (tx) => {
      await ctx.sessions.end(tx, actor.sessionHash);
      await ctx.live.announce(tx, { kind: 'session', accountId: actor.id });
    });
  }
  cookie.clear();
  return { message: answers.loggedOut };
});
