import { orderElections } from '#core/elections/order.ts';
import type { Input } from '#contract/api.ts';
import { readClock } from '../../platform/db/clock.ts';
import type { Services } from '../../services.ts';
import { hasBallots, listWholeElections } from '../store.ts';
import { presentElection } from '../view.ts';
import { readElection } from './act.ts';

/** The elections that only officers see. */
export async function listDraftElections(services: Services) {
  const now = (await readClock(services.db)).getTime();
  const drafts = await listWholeElections(services.db, { isDraft: true });
  const rows = drafts.map(({ row }) => row);
  const rollSizes = await services.elections.rollSizes(services.db, rows);
  const elections = drafts.map((whole) => presentElection(whole, rollSizes, now));
  return { elections: orderElections(elections, now) };
}

/** An election, and whether somebody has voted, by which a form knows what is fixed. */
export async function readElectionToEdit(
  services: Services,
  _actor: unknown,
  { id }: Input<'readElectionToEdit'>,
) {
  const election = await readElection(services, id);
  return { election, hasBallots: await hasBallots(services.db, id) };
}
