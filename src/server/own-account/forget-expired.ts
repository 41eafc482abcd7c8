import type { Services } from '../services.ts';
import { deleteExpired } from './expiry-store.ts';

/** Forgets sessions, links and counts that have run out: each is refused already. */
export const forgetExpired = ({ transact }: Pick<Services, 'transact'>): Promise<void> =>
  transact(deleteExpired);
