import { Refused } from '#core/refusal.ts';
import type { ClosingPause } from '../clock/store.ts';
import { listMissingKeys } from '../elections/sealed/missing-keys.ts';
import { readReleaseMark } from '../release.ts';
import type { Services } from '../services.ts';

/**
 * ok while a vote could be committed, degraded while votes of some elections are refused because
 * their key is missing here, or counts are hidden because somebody changed how they are shown, or while clocks do not agree; 503 while nothing could be committed, though this process may run.
 */
export async function health(services: Services) {
  if (!(await services.healthCheck.isBeating())) throw new Refused('overloaded', { retryAfter: 2 });
  const missingKeys = await listMissingKeys(services);
  const alteredStandings = await listAltered(services);
  const { apartMs, isApart, pause } = services.clockWatch.latest();
  const areKeysWhole = missingKeys.length === 0 && alteredStandings.length === 0;
  const isWhole = areKeysWhole && !isApart && pause === null;
  return {
    status: isWhole ? ('ok' as const) : ('degraded' as const),
    missingKeys,
    alteredStandings,
    releaseMark: await readReleaseMark(services.db),
    clocks: { apartMs, isApart, pause: pause && presentPause(pause) },
  };
}

const presentPause = ({ beganAt, cause, jumpMs }: ClosingPause) => ({
  since: beganAt.toISOString(),
  cause,
  jumpMs,
});

async function listAltered({ db, sealedCounts }: Pick<Services, 'db' | 'sealedCounts'>) {
  const ids = sealedCounts.listAltered();
  if (ids.length === 0) return [];
  return db
    .selectFrom('elections')
    .select(['id as electionId', 'name as election'])
    .where('id', 'in', ids)
    .where('opened_at', 'is', null)
    .orderBy('ends_at')
    .execute();
}

/** For a balancer: ready until this process is asked to stop. Says nothing about the database,
 * which all processes share: pages that need none are still served while it is away. */
export async function ready(services: Services) {
  if (services.readiness.isLeaving) throw new Refused('overloaded', { retryAfter: 2 });
  return { status: 'ready' as const };
}
