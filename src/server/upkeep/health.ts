import { Refused } from '#core/refusal.ts';
import { whatHelps } from '#texts/en/what-helps.ts';
import { presentHold } from '../elections/view.ts';
import { listFailedCloses, listHolds, listInDoubt } from '../results/results-in-doubt.ts';
import { listMissingKeys } from '../voting/sealed/missing-keys.ts';
import { readReleaseMark } from '../release.ts';
import type { Services } from '../services.ts';

/**
 * ok while a vote could be committed, degraded while votes of some elections are refused because
 * their key is missing here, while a key is in memory alone, or counts are hidden because somebody changed how they are shown, while an election could not be counted or waits for a decision, or a count and its record do not agree, while clocks do not agree, or while soon there is no room on the disk; 503 while nothing could be committed, though this process may run.
 */
export async function health(services: Services) {
  const disk = services.diskWatch.latest();
  if (!(await services.healthCheck.isBeating())) {
    throw new Refused(disk.isFull ? 'disk-full' : 'overloaded', { retryAfter: 2 });
  }
  const { missingKeys, alteredStandings, keyFiles, resultsInDoubt, clocks } =
    await readTrouble(services);
  const areKeysWhole =
    missingKeys.length === 0 && !keyFiles.isForeign && keyFiles.unsaved.length === 0;
  const failedCloses = await listFailedCloses(services.db);
  const heldCloses = await listHolds(services.db);
  const areResultsWhole =
    alteredStandings.length === 0 &&
    failedCloses.length === 0 &&
    heldCloses.length === 0 &&
    resultsInDoubt.length === 0;
  const isWhole =
    areKeysWhole && areResultsWhole && !clocks.isApart && clocks.jump === null && !disk.isLow;
  return {
    status: isWhole ? ('ok' as const) : ('degraded' as const),
    missingKeys,
    keyFiles,
    alteredStandings,
    failedCloses: failedCloses.map(({ electionId, election, position, since }) => ({
      electionId,
      election,
      position,
      since: since.toISOString(),
    })),
    heldCloses: heldCloses.map((held) => ({
      electionId: held.electionId,
      election: held.election,
      ...presentHold(held),
    })),
    resultsInDoubt,
    releaseMark: await readReleaseMark(services.db),
    clocks,
    disk,
    proxies: { trusted: services.config.proxies, seen: services.forwarded.most() },
  };
}

/** What this server finds of itself, apart from closes that wait: what officers read of it too. */
export async function readTrouble(services: Services) {
  // A copy to look at has no key on purpose.
  const missingKeys = services.config.copyOf === null ? await listMissingKeys(services) : [];
  const { apartMs, isApart, jump } = services.clockWatch.latest();
  return {
    missingKeys,
    alteredStandings: await listAltered(services),
    keyFiles: await lookAtKeyFiles(services, missingKeys.length > 0),
    resultsInDoubt: await listInDoubt(services.db),
    clocks: { apartMs, isApart, jump },
    disk: services.diskWatch.latest(),
  };
}

async function lookAtKeyFiles({ electionKeys, keyWatch }: Services, isMissing: boolean) {
  const { unsaved, writtenBack } = keyWatch.latest();
  const isForeign = await electionKeys.isForeign();
  const advice = [
    ...(isForeign ? [whatHelps.keys.foreign] : []),
    ...(unsaved.length > 0 ? [whatHelps.keys.unsaved] : []),
    ...(isMissing ? [whatHelps.keys.missing] : []),
  ];
  return {
    isForeign,
    unsaved,
    writtenBack: writtenBack.map(({ at, ...one }) => ({ ...one, at: at.toISOString() })),
    advice: advice.length === 0 ? null : advice.join(' '),
  };
}

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
