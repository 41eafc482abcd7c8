import type { CountedAct } from '#core/council/counted-acts.ts';
import type { Tx } from '../platform/db/client.ts';
import type { Services } from '../services.ts';
import type { Touched } from './counted-acts-store.ts';
import { insertCounted } from './counted-acts-store.ts';

/** Counts what an officer did on the pages of the open elections that it touches. */
export async function countActs(
  tx: Tx,
  { live }: Pick<Services, 'live'>,
  done: { kind: CountedAct; by: string; touched: Touched },
): Promise<void> {
  if (done.touched.size === 0) return;
  await insertCounted(tx, done);
  await live.announce(tx, { kind: 'elections' });
}
