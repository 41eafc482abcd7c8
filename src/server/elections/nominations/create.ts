import { randomUUID } from 'node:crypto';
import type { Actor } from '#core/actor.ts';
import { nominationBlocker } from '#core/elections/nomination.ts';
import { Refused } from '#core/refusal.ts';
import { sentences } from '#core/sentences.ts';
import type { Input } from '#contract/api.ts';
import type { Db } from '../../platform/db/client.ts';
import type { Services } from '../../services.ts';
import { findPositions } from '../positions-store.ts';
import { listElectionRows } from '../store.ts';
import { presentNomination } from '../view.ts';
import { findNomination, hasNomination, insertNomination } from './store.ts';

/** Asks to stand for a position. The database's clock and constraint decide at the write. */
export async function createNomination(
  services: Services,
  actor: Actor,
  input: Input<'createNomination'>,
) {
  if (input.userId.toLowerCase() !== actor.id) throw new Refused('not-yourself');
  const found = await findPositions(services.db, input.electionId, [input.position]);
  if (found === null) throw new Refused('unknown-election');
  const hasEnrollmentNumber = actor.enrollmentNumber !== null;
  const blocker = nominationBlocker({ hasEnrollmentNumber, areNominationsOpen: true });
  if (blocker !== null) throw new Refused(blocker);
  const [positionId = null] = found;
  if (positionId === null) throw new Refused('unknown-position');
  const given = {
    id: randomUUID(),
    electionId: input.electionId,
    positionId,
    nomineeId: actor.id,
  };
  const nomination = await services.transact(async (tx) => {
    if (!(await insertNomination(tx, given))) throw await whyNot(tx, given);
    const row = await findNomination(tx, given.id);
    if (row === null) throw new Error('a nomination vanished while it was created');
    return presentNomination(row);
  });
  return { nomination, message: sentences.nominationSuccessful };
}

async function whyNot(
  db: Db,
  given: { electionId: string; positionId: string; nomineeId: string },
): Promise<Refused> {
  const [election] = await listElectionRows(db, { id: given.electionId });
  if (election === undefined) return new Refused('unknown-election');
  return new Refused((await hasNomination(db, given)) ? 'already-nominated' : 'nominations-closed');
}
