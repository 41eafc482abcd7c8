import { keepComplaintsUntil, writeProofs, writeTurnoutGroups } from '../counting/public.ts';
import { markClosed } from '../elections/owner-acts-store.ts';
import type { Tx } from '../platform/db/client.ts';
import { writeLastTurnout } from '../voting/public.ts';

/**
 * Writes what is known once the votes are counted, and then that the election is closed: afterwards the server's role
 * adds nothing. Answers until when people can complain.
 */
export async function writeClosed(tx: Tx, electionId: string): Promise<Date | null> {
  await writeLastTurnout(tx, electionId);
  await writeProofs(tx, electionId);
  await writeTurnoutGroups(tx, electionId);
  const until = await keepComplaintsUntil(tx, electionId);
  await markClosed(tx, electionId);
  return until;
}
