import { answers } from '#contract/answers.ts';
import { api } from '#contract/api.ts';
import { handle } from '../http/bind.ts';
import { Refused } from '../http/refused.ts';
import { spendQuota } from '../http/spend-quota.ts';
import { sendLink } from './send-link.ts';
import { findAccount } from './store.ts';

const perAccount = { most: 3, seconds: 60 * 60 };

/** Sends the letter that confirms the own address again. */
export const askConfirmation = handle(api.askConfirmation, async ({ actor, ctx }) => {
  const account = await findAccount(ctx.db, actor.id);
  if (account === null || account.email_confirmed_at !== null) throw new Refused('email-confirmed');
  await spendQuota(ctx, [{ name: `confirm:${actor.id}`, ...perAccount }]);
  const { universityName } = await ctx.campus.settings();
  await ctx.transact((tx) =>
    sendLink(tx, ctx, 'confirm-email', { account: actor, universityName }),
  );
  return { message: answers.confirmationSent };
});
