import { answers } from '#contract/answers.ts';
import { api } from '#contract/api.ts';
import { handle } from '../http/bind.ts';
import { spendQuota } from '../http/spend-quota.ts';

const hour = 60 * 60;

/**
 * Takes note that somebody wants a new password. Whether the address has an account is found out
 * after the answer, by a job: neither its words nor its time tell (contract).
 */
export const forgotPassword = handle(api.forgotPassword, async ({ body, ctx, address }) => {
  const email = body.email.toLowerCase();
  await spendQuota(ctx, [
    { name: `forgot:${email}`, most: 3, seconds: hour },
    // A campus sits behind one address.
    { name: `forgot|${address}`, most: 300, seconds: hour },
  ]);
  await ctx.transact((tx) => ctx.jobs.enqueue(tx, 'send-reset-link', { email }));
  return { message: answers.resetLetterSent };
});
