import type { Context } from '../context.ts';
import { readClock } from '../platform/db/clock.ts';
import { queueWinnerLetters } from './results/queue-winner-emails.ts';
import {
  listElectionRows,
  lockElection,
  markClosed,
  rewriteBallots,
  vacuumBallots,
} from './store.ts';

/**
 * What is due once voting has ended: the winners' letters, the news to open pages, and the
 * ballots shuffled. Safe to repeat; an election that goes on is looked at again at its end.
 */
export async function closeElection(ctx: Context, electionId: string): Promise<void> {
  const isEnded = await ctx.transact(async (tx) => {
    const [election] = await listElectionRows(tx, { id: electionId });
    if (election === undefined || election.closed_at !== null) return false;
    if (election.ends_at > (await readClock(tx))) {
      const notBefore = election.ends_at;
      await ctx.jobs.enqueue(tx, 'close-election', { electionId }, { notBefore });
      return false;
    }
    await queueWinnerLetters(tx, ctx, electionId);
    await ctx.live.announce(tx, { kind: 'elections' });
    return true;
  });
  if (!isEnded) return;
  await ctx.transact(async (tx) => {
    if ((await lockElection(tx, electionId, 'no key update')) === null) return;
    await rewriteBallots(tx, electionId);
  });
  await vacuumBallots(ctx.pool);
  await ctx.transact((tx) => markClosed(tx, electionId));
}
