import type { Actor } from '#core/actor.ts';
import type { Input } from '#contract/api.ts';
import type { Services } from '../../services.ts';
import { presentPendingNomination } from './view.ts';
import { listPendingRows } from './store.ts';

/** One page of the nominations that wait for the admin, oldest first. */
export async function listPendingNominations(
  services: Services,
  _actor: Actor,
  { page }: Input<'listPendingNominations'>,
) {
  return (await listPendingRows(services.db, page)).map(presentPendingNomination);
}
