import type { Services } from '../services.ts';
import { deleteExpired } from './expiry-store.ts';

/** Forgets sessions, links and counts that have run out; they are refused already. */
export async function forgetExpired(services: Pick<Services, 'transact'>): Promise<void> {
  await services.transact(deleteExpired);
}
