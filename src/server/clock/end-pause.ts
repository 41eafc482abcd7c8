import { enqueueClosings } from '../elections/recover-closings.ts';
import type { Tx } from '../platform/db/client.ts';
import { record } from '../platform/record.ts';
import type { Services } from '../services.ts';
import { endPause } from './store.ts';

/**
 * Lets closings go on; false where they did not wait.
 */
export async function endClosingPause(
  tx: Tx,
  { jobs, live }: Pick<Services, 'jobs' | 'live'>,
  officerId: string | null,
): Promise<boolean> {
  const id = await endPause(tx, officerId);
  if (id === null) return false;
  await record(tx, { actorId: officerId, act: 'clock.go-on', objectId: id });
  await enqueueClosings(tx, jobs);
  await live.announce(tx, { kind: 'elections' });
  return true;
}
