import { Refused } from '#core/refusal.ts';
import { listMissingKeys } from '../elections/sealed/missing-keys.ts';
import type { Services } from '../services.ts';

/**
 * ok while a vote could be committed, degraded while votes of some elections are refused because
 * their key is missing here; 503 while nothing could be committed, though this process may run.
 */
export async function health(services: Services) {
  if (!(await services.healthCheck.isBeating())) throw new Refused('overloaded', { retryAfter: 2 });
  const missingKeys = await listMissingKeys(services);
  return {
    status: missingKeys.length === 0 ? ('ok' as const) : ('degraded' as const),
    missingKeys,
  };
}

/** For a balancer: ready until this process is asked to stop. Says nothing about the database,
 * which all processes share: pages that need none are still served while it is away. */
export async function ready(services: Services) {
  if (services.readiness.isLeaving) throw new Refused('overloaded', { retryAfter: 2 });
  return { status: 'ready' as const };
}
