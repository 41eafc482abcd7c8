import { api } from '#contract/api.ts';
import { handle } from '../http/bind.ts';
import { Refused } from '../http/refused.ts';

/** ok while a vote could be committed; 503 while it could not, though this process may run. */
export const health = handle(api.health, async ({ ctx }) => {
  if (!(await ctx.pulse.isBeating())) throw new Refused('overloaded', { retryAfter: 2 });
  return { status: 'ok' as const };
});
