import type { Actor } from '#core/actor.ts';
import { whyNotDecides } from '#core/elections/who-hears.ts';
import { Refused } from '#core/refusal.ts';
import type { Tx } from '../platform/db/client.ts';
import { isConfirming } from '../proposals/second-officer.ts';
import { listConcerned } from '../elections/release-store.ts';
import { listHearings } from './hearings.ts';
import { findNamed } from './named-store.ts';

/**
 * Refuses what decides an election to who stands in it, and to everybody else where somebody is named; where each of
 * them stands, each can (who-hears.ts). An officer whom it does not concern confirms. Answers the accounts that
 * cannot be the second officer then: candidates, and who named somebody alone.
 */
export async function refuseUnlessDecides(
  tx: Tx,
  electionId: string,
  actor: Pick<Actor, 'id'>,
): Promise<readonly string[]> {
  const concerned = await listConcerned(tx, electionId);
  const [hearing] = await listHearings(tx, [{ concerned, electionId }]);
  const why = hearing === undefined ? null : whyNotDecides(hearing, actor.id);
  if (why === 'candidate') throw new Refused('own-election');
  if (why === 'named' && !isConfirming(tx)) throw new Refused('named-decides');
  return [...new Set([...concerned, ...(await namedAlone(tx, electionId))])];
}

/** The officer who named the returning officer alone: as the second one they would act as two. */
export async function namedAlone(tx: Tx, electionId: string): Promise<readonly string[]> {
  const named = await findNamed(tx, electionId);
  return named === null || named.byTwo || named.namedBy === null ? [] : [named.namedBy];
}
