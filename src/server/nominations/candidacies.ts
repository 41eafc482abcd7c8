import { ofPosition } from '#core/elections/concerned.ts';
import { voterLines } from '#texts/election-line.ts';
import { announceChange } from '../elections/act.ts';
import type { Tx } from '../platform/db/client.ts';
import { record } from '../platform/record.ts';
import { blankNominations, copyProfile, lockPositionsOf } from './candidacy-store.ts';
import { listShownNames, standsUnderFormerName } from '../elections/candidate-names-store.ts';
import { keepLines } from '../elections/lines-store.ts';

/**
 * Writes the name and picture of an account, as they are now, on its nominations. Positions with a
 * ballot keep what their voters saw: true where one that is open keeps another name. Whoever changes an account calls
 * this after its own write.
 */
export async function renameCandidate(tx: Tx, accountId: string): Promise<boolean> {
  await copyToBallots(tx, accountId);
  return standsUnderFormerName(tx, accountId);
}

/** The same for a picture alone: answers the elections with a ballot that has it now. */
export async function copyToBallots(tx: Tx, accountId: string): Promise<string[]> {
  return copyProfile(tx, accountId, await lockPositionsOf(tx, accountId));
}

/**
 * The same where an officer gives the name: the page of an election that is published and has not opened says that
 * it did. Names that were exchanged would turn its result round.
 */
export async function renameByOfficer(
  tx: Tx,
  { accountId, actorId, timeZone }: { accountId: string; actorId: string; timeZone: string },
): Promise<boolean> {
  const before = new Map((await listShownNames(tx, accountId)).map(({ id, name }) => [id, name]));
  const isKept = await renameCandidate(tx, accountId);
  for (const { id, electionId, positionId, position, name } of await listShownNames(
    tx,
    accountId,
  )) {
    if ((before.get(id) ?? name) === name) continue;
    const lines = voterLines(timeZone, { key: 'name-given', position });
    await announceChange(tx, { electionId, ...lines, actorId, concerned: ofPosition(positionId) });
  }
  return isKept;
}

/**
 * Ends the nominations of an account that is about to be closed. Who has no ballot in their position
 * yet is no candidate any more. Where ballots are cast, or voting has ended, an accepted candidate
 * stays as the voters saw them, and one whom an officer deletes does so from the opening on; everything else that the person wrote is deleted. The record holds who is
 * no candidate any more, for the recount kit is held against it.
 */
export async function endCandidacies(
  tx: Tx,
  accountId: string,
  { byOfficer }: { byOfficer: boolean },
): Promise<void> {
  const open = await lockPositionsOf(tx, accountId, byOfficer ? 'opened' : 'frozen');
  await keepLines(tx, accountId);
  for (const { id, electionId } of await blankNominations(tx, accountId, open)) {
    await record(tx, { actorId: null, act: 'nomination.withdraw', objectId: id, electionId });
  }
}
