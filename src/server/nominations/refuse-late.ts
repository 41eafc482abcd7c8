import { phaseOf } from '#core/elections/phase.ts';
import { Refused } from '#core/refusal.ts';
import { readClock } from '../platform/db/clock.ts';
import type { Tx } from '../platform/db/client.ts';
import { listElectionRows } from '../elections/store.ts';
import { datesOf } from '../elections/view.ts';

/** Refuses an answer of somebody who was entered once voting has opened. */
export async function refuseLate(tx: Tx, electionId: string): Promise<void> {
  const [election] = await listElectionRows(tx, { id: electionId });
  if (election === undefined) throw new Refused('unknown-entered');
  const phase = phaseOf(datesOf(election), (await readClock(tx)).getTime());
  if (phase !== 'draft' && phase !== 'upcoming') throw new Refused('entered-too-late');
}
