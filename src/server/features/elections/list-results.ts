import { isDesk } from '#core/accounts/role.ts';
import { api } from '#contract/api.ts';
import { handle } from '../../http/bind.ts';
import { presentResults } from './present.ts';
import { listWholeElections } from './store.ts';

/**
 * Results of ended elections, newest first. One that nobody stood in is hidden (spec 3); one where
 * every position is tied is shown, because a tie has to be seen as one (contract).
 */
export const listResults = handle(api.listResults, async ({ actor, ctx }) => {
  const isForDesk = actor !== null && isDesk(actor.role);
  const { isWinnerEmailHidden } = await ctx.campus.settings();
  const ended = await listWholeElections(ctx.db, { isEnded: true });
  return ended
    .toSorted((a, b) => b.row.ends_at.getTime() - a.row.ends_at.getTime())
    .map((whole) => presentResults(whole, { isForDesk, isWinnerEmailHidden }))
    .filter((election) => election.results.length > 0);
});
