import type { Actor } from '#core/actor.ts';
import type { Services } from '../services.ts';
import { readOwnSupporters, readNamedSupporters } from './supporters/view.ts';
import { listRowsOf, listCandidateNames, listPendingRows, findManifesto } from './store.ts';
import { presentMyNomination, presentPendingNomination } from './view.ts';
import type { Input } from '#contract/api.ts';
import { findLookAlikes } from './look-alikes.ts';
import { Refused } from '#core/refusal.ts';

/** The caller's nominations with their state, newest first. */
export async function listMyNominations(services: Services, actor: Actor) {
  const rows = await listRowsOf(services.db, actor.id);
  const supporters = await readOwnSupporters(services.db, rows);
  return rows.map((row) => presentMyNomination(row, supporters.get(row.id)));
}

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

/**
 * What a candidate wrote beside the statement. It is in no list: those are read by everybody, often, and
 * would be ten times as large.
 */
export async function readManifesto(
  services: Services,
  _actor: unknown,
  { id }: Input<'readManifesto'>,
) {
  const manifesto = await findManifesto(services.db, id);
  if (manifesto === null) throw new Refused('unknown-nomination');
  return { manifesto };
}
