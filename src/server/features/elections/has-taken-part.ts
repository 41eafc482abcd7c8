import type { Db } from '../../db/client.ts';
import { hasParticipationOrNomination } from './nomination-store.ts';

/** True when an account has voted or asked to stand (contract, DELETE /user/delete). */
export function hasTakenPart(db: Db, accountId: string): Promise<boolean> {
  return hasParticipationOrNomination(db, accountId);
}
