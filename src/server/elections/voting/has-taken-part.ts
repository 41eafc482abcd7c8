import type { Db } from '../../platform/db/client.ts';
import { hasAnyNomination } from '../nominations/store.ts';
import { findLastElectionVotedIn, hasAnyParticipation } from './store.ts';

/** True when an account has voted or asked to stand (contract, DELETE /user/delete). */
export async function hasTakenPart(db: Db, accountId: string): Promise<boolean> {
  return (await hasAnyNomination(db, accountId)) || hasAnyParticipation(db, accountId);
}

/** True when an account has voted in any election, whoever for. */
export function hasVoted(db: Db, accountId: string): Promise<boolean> {
  return hasAnyParticipation(db, accountId);
}

/** The election that ends last of those that go on and that this account voted in; null without one. */
export function lastElectionVotedIn(db: Db, accountId: string) {
  return findLastElectionVotedIn(db, accountId);
}
