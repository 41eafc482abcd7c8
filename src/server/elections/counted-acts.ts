import type { CountedAct } from '#core/council/counted-acts.ts';
import { Refused } from '#core/refusal.ts';
import type { Tx } from '../platform/db/client.ts';
import type { Services } from '../services.ts';
import type { Touched } from './counted-acts-store.ts';
import { insertCounted, listRivals } from './counted-acts-store.ts';

/** Counts what an officer did on the pages of the elections that it touches. */
export async function countActs(
  tx: Tx,
  { live }: Pick<Services, 'live'>,
  done: { kind: CountedAct; by: string | null; touched: Touched },
): Promise<void> {
  if (done.touched.size === 0) return;
  await insertCounted(tx, done);
  await live.announce(tx, { kind: 'elections' });
}

/**
 * Refuses what an officer does for a candidate beside whom they stand. Where every other officer stands in that
 * election too it is done, and its page counts it as that.
 */
export async function refuseForRival(
  tx: Tx,
  services: Pick<Services, 'live'>,
  by: string,
  people: Parameters<typeof listRivals>[2],
): Promise<void> {
  const rivals = await listRivals(tx, by, people);
  if (rivals.some(({ hasAnother }) => hasAnother)) throw new Refused('rival-candidate');
  const touched = new Map(
    [...Map.groupBy(rivals, ({ electionId }) => electionId)].map(([id, rows]) => [id, rows.length]),
  );
  await countActs(tx, services, { kind: 'by-candidate', by, touched });
}

// What other features ask of who is touched. The store itself stays behind this file.
export {
  isVoting,
  isVotingWithin,
  countGoneCheckIn,
  countOfDay,
  listAnnouncedByNumbers,
  listCheckInsOfDay,
  listOpenElectionsOf,
  listOpenOf,
  listRivals,
  listTouchedBy,
  listTouchedByNumbers,
  listUntoldBy,
  standsUncertified,
} from './counted-acts-store.ts';
export type { Touched } from './counted-acts-store.ts';
