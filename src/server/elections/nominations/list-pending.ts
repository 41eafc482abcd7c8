import type { Services } from '../../services.ts';
import { presentPendingNomination } from './view.ts';
import { listPendingRows } from './store.ts';

/** Nominations that wait for the admin, oldest first. */
export async function listPendingNominations(services: Services) {
  return (await listPendingRows(services.db)).map(presentPendingNomination);
}
