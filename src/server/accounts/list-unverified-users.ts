import type { Services } from '../services.ts';
import { listUnverified } from './store.ts';
import { presentPendingUser } from './view.ts';

/** The accounts that wait for an admin, oldest first. */
export async function listUnverifiedUsers(services: Services) {
  return (await listUnverified(services.db)).map(presentPendingUser);
}
