import { Refused } from '#core/refusal.ts';
import type { Services } from '../services.ts';

/** ok while a vote could be committed; 503 while it could not, though this process may run. */
export async function health(services: Services) {
  if (!(await services.healthCheck.isBeating())) throw new Refused('overloaded', { retryAfter: 2 });
  return { status: 'ok' as const };
}

/** For a balancer: ready until this process is asked to stop. Says nothing about the database,
 * which all processes share: pages that need none are still served while it is away. */
export async function ready(services: Services) {
  if (services.readiness.isLeaving) throw new Refused('overloaded', { retryAfter: 2 });
  return { status: 'ready' as const };
}
