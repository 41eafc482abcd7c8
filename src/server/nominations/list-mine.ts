import type { Actor } from '#core/actor.ts';
import type { Services } from '../services.ts';
import { readOwnSupporters } from './supporters/view.ts';
import { listRowsOf } from './store.ts';
import { presentMyNomination } from './view.ts';

/** The caller's nominations with their state, newest first. */
export async function listMyNominations(services: Services, actor: Actor) {
  const rows = await listRowsOf(services.db, actor.id);
  const supporters = await readOwnSupporters(services.db, rows);
  return rows.map((row) => presentMyNomination(row, supporters.get(row.id)));
}
