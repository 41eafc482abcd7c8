import type { Db } from '../../platform/db/client.ts';
import { hasAnyNomination } from '../nominations/store.ts';
import { hasAnyParticipation, lastEndOfVotes } from './store.ts';

/** True when an account has voted or asked to stand (contract, DELETE /user/delete). */
export async function hasTakenPart(db: Db, accountId: string): Promise<boolean> {
  return (await hasAnyNomination(db, accountId)) || hasAnyParticipation(db, accountId);
}

/** Until when a vote of this account is one of an election that goes on; null without such a vote. */
export function hasVotedUntil(db: Db, accountId: string): Promise<Date | null> {
  return lastEndOfVotes(db, accountId);
}
