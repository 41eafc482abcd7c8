import type { Actor } from '#core/actor.ts';
import type { Services } from '../../services.ts';
import { listRowsOf } from './store.ts';
import { presentMyNomination } from './view.ts';

/** The caller's nominations with their state, newest first. */
export async function listMyNominations(services: Services, actor: Actor) {
  return (await listRowsOf(services.db, actor.id)).map(presentMyNomination);
}
