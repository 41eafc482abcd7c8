import { answers } from '#contract/answers.ts';
import { api } from '#contract/api.ts';
import type { Context } from '../../context.ts';
import { handle } from '../../http/bind.ts';
import { Refused } from '../../http/refused.ts';
import { listEndedCandidacies } from '../nominations/store.ts';
import { queueWinnerLetters } from './queue-winner-emails.ts';

// Every browser asks for every winner once (spec 4), so those just served are remembered a while.
const served = new WeakMap<Context, Map<string, number>>();
const servedFor = 60_000;

/** Queues the letter to a winner. What the caller wrote is not read: the letter is ours. */
export const sendEmail = handle(api.sendEmail, async ({ body, ctx }) => {
  const email = body.email.toLowerCase();
  const remembered = served.get(ctx) ?? new Map<string, number>();
  served.set(ctx, remembered);
  const now = ctx.clock.now();
  if ((remembered.get(email) ?? 0) <= now) {
    await queueFor(ctx, email);
    remembered.set(email, now + servedFor);
  }
  return { message: answers.letterQueued };
});

async function queueFor(ctx: Context, email: string): Promise<void> {
  const candidacies = await listEndedCandidacies(ctx.db, email);
  const isWinner = await ctx.transact(async (tx) => {
    let hasWon = false;
    for (const { electionId, nomineeId } of candidacies) {
      const winners = await queueWinnerLetters(tx, ctx, electionId);
      hasWon ||= winners.some((winner) => winner.nomineeId === nomineeId);
    }
    return hasWon;
  });
  if (!isWinner) throw new Refused('not-a-winner');
}
