import { answers } from '#contract/answers.ts';
import { api } from '#contract/api.ts';
import { handle } from '../http/bind.ts';
import { Refused } from '../http/refused.ts';
import { hashToken } from '../http/sessions.ts';
import { takeLink } from './link-store.ts';
import { confirmAddress } from './store.ts';

/** Confirms an address by the link of a letter, once. */
export const confirmEmail = handle(api.confirmEmail, async ({ body, ctx }) => {
  await ctx.transact(async (tx) => {
    const owner = await takeLink(tx, hashToken(body.token), 'confirm-email');
    if (owner === null) throw new Refused('link-invalid');
    await confirmAddress(tx, owner);
    await ctx.live.announce(tx, { kind: 'session', accountId: owner });
  });
  return { message: answers.emailConfirmed };
});
