import { Refused } from '#core/refusal.ts';
import type { Election } from '#contract/election-shapes.ts';
import { readClock } from '../platform/db/clock.ts';
import type { Services } from '../services.ts';
import { listCountedElections } from '../counting/list-counted.ts';
import { presentElection } from '../elections/view.ts';

/** One election as officers see it, a draft too. Counting takes a while: never done under the locks. */
export async function readElection(services: Services, id: string): Promise<Election> {
  const now = await readClock(services.db);
  const [whole] = await listCountedElections(services, now, { id });
  if (whole === undefined) throw new Refused('unknown-election');
  const rollSizes = await services.elections.rollSizes(services.db, [whole.row]);
  return presentElection(whole, rollSizes, now.getTime());
}
