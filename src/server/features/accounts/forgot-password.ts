import { answers } from '#contract/answers.ts';
import { api } from '#contract/api.ts';
import { handle } from '../../http/bind.ts';
import { countAttempt } from './attempts.ts';
import { sendLink } from './links.ts';
import { findByEmail } from './store.ts';

/** Sends a link to whoever owns the address; the answer does not tell whether somebody does. */
export const forgotPassword = handle(api.forgotPassword, async ({ body, ctx, address }) => {
  await countAttempt(ctx, `forgot:${body.email.toLowerCase()}`, address, {
    here: 3,
    everywhere: 6,
  });
  await ctx.transact(async (tx) => {
    const account = await findByEmail(tx, body.email);
    if (account?.email == null) return;
    await sendLink(
      tx,
      ctx,
      { id: account.id, name: account.name, email: account.email },
      'reset-password',
    );
  });
  return { message: answers.resetLetterSent };
});
