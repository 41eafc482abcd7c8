import type { Db } from '../platform/db/client.ts';
import { hasAnyNomination } from './store.ts';
import {
  findElectionToWaitFor,
  findLastHiddenElection,
  hasAnyParticipation,
} from '../voting/public.ts';

/** True when an account has voted or asked to stand (contract, DELETE /user/delete). */
export async function hasTakenPart(db: Db, accountId: string): Promise<boolean> {
  return (await hasAnyNomination(db, accountId)) || hasAnyParticipation(db, accountId);
}

/** True when an account has voted in any election, whoever for. */
export function hasVoted(db: Db, accountId: string): Promise<boolean> {
  return hasAnyParticipation(db, accountId);
}

/** True when an account may have voted where votes are hidden, whether it has or not. */
export async function mayHaveVoted(db: Db, accountId: string): Promise<boolean> {
  return (await findLastHiddenElection(db, accountId)) !== null;
}

/** The election that must be closed before others may register the account's names; null without one. */
export function electionToWaitFor(db: Db, accountId: string) {
  return findElectionToWaitFor(db, accountId);
}
