import { api } from '#contract/api.ts';
import { handle } from '../../http/bind.ts';
import { Refused } from '../../http/refused.ts';

/** ok once the database answers; 503 while it does not. */
export const health = handle(api.health, async ({ ctx }) => {
  try {
    await ctx.pool.query('select 1');
  } catch {
    throw new Refused('overloaded', { retryAfter: 2 });
  }
  return { status: 'ok' as const };
});
