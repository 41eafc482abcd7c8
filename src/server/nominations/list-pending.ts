import type { Actor } from '#core/actor.ts';
import type { Input } from '#contract/api.ts';
import type { Services } from '../services.ts';
import { readNamedSupporters } from './supporters/view.ts';
import { findLookAlikes } from './look-alikes.ts';
import { listCandidateNames, listPendingRows } from './store.ts';
import { presentPendingNomination } from './view.ts';

/** One page of the nominations, and changes of accepted candidates, that wait for the admin, oldest first. */
export async function listPendingNominations(
  services: Services,
  _actor: Actor,
  { page }: Input<'listPendingNominations'>,
) {
  const rows = await listPendingRows(services.db, page);
  if (rows.length === 0) return [];
  const alike = await findLookAlikes(await listCandidateNames(services.db));
  const supporters = await readNamedSupporters(services.db, rows);
  return rows.map((row) =>
    presentPendingNomination(row, alike.get(row.id) ?? [], supporters.get(row.id)),
  );
}
