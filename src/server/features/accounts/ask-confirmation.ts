import { answers } from '#contract/answers.ts';
import { api } from '#contract/api.ts';
import { handle } from '../../http/bind.ts';
import { Refused } from '../../http/refused.ts';
import { countAttempt } from './attempts.ts';
import { sendLink } from './links.ts';
import { findAccount } from './store.ts';

/** Sends the letter that confirms the own address again. */
export const askConfirmation = handle(api.askConfirmation, async ({ actor, ctx, address }) => {
  const account = await findAccount(ctx.db, actor.id);
  if (account?.email_confirmed_at != null) throw new Refused('email-confirmed');
  await countAttempt(ctx, `confirm:${actor.id}`, address, { here: 3, everywhere: 6 });
  await ctx.transact((tx) => sendLink(tx, ctx, actor, 'confirm-email'));
  return { message: answers.confirmationSent };
});
