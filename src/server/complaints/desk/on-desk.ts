import type { Actor } from '#core/actor.ts';
import { Refused } from '#core/refusal.ts';
import type { Tx } from '../../platform/db/client.ts';
import { isConfirming } from '../../proposals/second-officer.ts';
import { listConcerned } from '../../elections/release-store.ts';
import { findNamed } from './store.ts';

// Who may make a call for an election, and propose for it.
export { isOnDesk } from './store.ts';

/**
 * Refuses what the returning officer decides of an election to everybody else, where somebody is named; answers
 * the accounts of officers who cannot be the second one then: candidates, and who named them alone.
 */
export async function requireDesk(
  tx: Tx,
  electionId: string,
  actor: Pick<Actor, 'id'>,
): Promise<readonly string[]> {
  const named = await findNamed(tx, electionId);
  if (named === null) return [];
  if (named.id !== actor.id && !isConfirming(tx)) throw new Refused('others-desk');
  return [
    ...new Set([...(await listConcerned(tx, electionId)), ...(await namedAlone(tx, electionId))]),
  ];
}

/** The officer who named the returning officer alone: as the second one they would act as two. */
export async function namedAlone(tx: Tx, electionId: string): Promise<readonly string[]> {
  const named = await findNamed(tx, electionId);
  return named === null || named.byTwo || named.namedBy === null ? [] : [named.namedBy];
}
