import { errorStatus } from '#contract/error-status.ts';
import { Refused, refusals } from '#core/refusal.ts';
import type { Services } from '../services.ts';
import { perNetwork } from './networks.ts';
import type { Quota } from './rate-limits.ts';

/** What people of one network may do only so often, each kind by itself. */
export type ArrivalKind = 'registration' | 'nomination' | 'message';

const spareSeconds = 10 * 60;
/** How many answers that something is taken already one network gets in a minute. */
const conflicts = { most: 30, seconds: 60 };

/** With thirty in a minute: one in two seconds, and sixty spare in ten minutes. */
export function sharesOf(perMinute: number) {
  const seconds = Math.max(2, 60 / perMinute);
  const steady = { most: Math.max(1, Math.round((perMinute * seconds) / 60)), seconds };
  return { steady, spare: { most: 2 * perMinute, seconds: spareSeconds } };
}

/**
 * Does what somebody of a network wants to do, if it may do so now, else refuses with the seconds until
 * it may again (docs/decisions/0045-a-bucket-for-arrivals.md). What was wrong (400) costs nothing. What
 * was taken (409) costs from a bucket of its own, so that nobody asks for one address after another.
 */
export async function countArrival<T>(
  { rateLimits, config }: Pick<Services, 'rateLimits' | 'config'>,
  { kind, from }: { kind: ArrivalKind; from: string },
  act: () => Promise<T>,
): Promise<T> {
  const taken = perNetwork(`${kind} taken`, from, conflicts);
  const { steady, spare } = sharesOf(config.arrivalsPerMinute);
  const spares = perNetwork(`${kind} spare`, from, spare);
  const buckets = perNetwork(kind, from, steady).map((quota, index) => [quota, spares[index]]);
  const tooMany = (retryAfter: number) => new Refused('many-at-once', { retryAfter });
  const wait = await rateLimits.look(taken);
  if (wait > 0) throw tooMany(wait);
  const used: Quota[] = [];
  for (const either of buckets) {
    const found = await rateLimits.use(either.filter((quota) => quota !== undefined));
    if (found.quota !== null) used.push(found.quota);
    else {
      await rateLimits.giveBack(used);
      throw tooMany(found.wait);
    }
  }
  try {
    return await act();
  } catch (problem) {
    const status = problem instanceof Refused ? errorStatus[refusals[problem.reason][0]] : 500;
    if (status === 400 || status === 409) await rateLimits.giveBack(used);
    for (const quota of status === 409 ? taken : []) {
      const counted = await rateLimits.use([quota]);
      // Many came at once, before one of them was counted.
      if (counted.quota === null) throw tooMany(counted.wait);
    }
    throw problem;
  }
}
