import { api } from '#contract/api.ts';
import { handle } from '../http/bind.ts';
import { Refused } from '../http/refused.ts';

/** For a balancer: ready until this process is asked to stop. Says nothing about the database,
 * which all processes share: pages that need none are still served while it is away. */
export const ready = handle(api.ready, async ({ ctx }) => {
  if (ctx.readiness.isLeaving) throw new Refused('overloaded', { retryAfter: 2 });
  return { status: 'ready' as const };
});
