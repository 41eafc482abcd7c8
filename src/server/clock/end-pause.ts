import { listUnclosed } from '../elections/store.ts';
import type { Tx } from '../platform/db/client.ts';
import { record } from '../platform/record.ts';
import type { Services } from '../services.ts';
import { endPause } from './store.ts';

/**
 * Lets closings go on; false where they did not wait. Each election gets its job anew: one that was
 * put off may wait for a time that a clock showed wrongly, and two closes of one election do no harm.
 */
export async function endClosingPause(
  tx: Tx,
  { jobs, live }: Pick<Services, 'jobs' | 'live'>,
  officerId: string | null,
): Promise<boolean> {
  const id = await endPause(tx, officerId);
  if (id === null) return false;
  await record(tx, { actorId: officerId, act: 'clock.go-on', objectId: id });
  for (const { id: electionId, ends_at: notBefore } of await listUnclosed(tx)) {
    await jobs.enqueue(tx, 'close-election', { electionId }, { notBefore });
  }
  await live.announce(tx, { kind: 'elections' });
  return true;
}
