import type { Tx } from '../platform/db/client.ts';
import { record, recordWith } from '../platform/record.ts';
import { writeTaken } from '../elections/owner-acts-store.ts';
import { blankProfile, isSameProfile } from '../elections/profile-columns.ts';
import { copyProfile } from './candidacy-store.ts';
import { putEdit } from './edit-store.ts';
import { findPendingProfile, insertAccepted, insertWithoutAccount } from './entered-store.ts';
import type { EnteredRow } from './entered-store.ts';
import { noteProved } from './proved-store.ts';
import { lacksSupporters } from './supporters/refuse-unsupported.ts';
import { insertWaiting } from './supporters/store.ts';

/** A place on the ballot that officers entered somebody for. */
export interface Place {
  /** Of what was entered: who has no account stands under it. */
  id: string;
  electionId: string;
  election: string;
  positionId: string;
  position: string;
  accountId: string | null;
  /** The officer who entered them, and ticked these conditions. */
  enteredBy: string | null;
  checked: readonly string[];
  name: string;
}

/**
 * Puts somebody on the ballot whom officers entered. What they wrote for a nomination that waited was
 * read by nobody: it waits as a change does. Who lacks supporters waits as a nomination does. Null where
 * nothing came of it.
 */
export async function putOnBallot(
  tx: Tx,
  place: Place,
  by: { actorId: string | null; how: string },
): Promise<string | null> {
  const { positionId, accountId, enteredBy } = place;
  const lacks = await lacksSupporters(tx, place);
  if (accountId === null) {
    const status = lacks ? 'pending' : 'accepted';
    const id = await insertWithoutAccount(tx, place, status);
    if (id !== null && !lacks) await recordAccepted(tx, { ...place, id }, by);
    return lacks ? null : id;
  }
  if (lacks) {
    await insertWaiting(tx, { ...place, accountId });
    return null;
  }
  const said = await findPendingProfile(tx, positionId, accountId);
  const id = await insertAccepted(tx, { ...place, accountId, decidedBy: enteredBy });
  if (id === null) return null;
  if (said !== undefined && !isSameProfile(said, blankProfile)) await putEdit(tx, id, said);
  await recordAccepted(tx, { ...place, id }, by);
  return id;
}

/**
 * Makes the candidacy of somebody who stands without an account that of an account, which has proved that it is theirs.
 * Where the candidates are fixed, name and picture stay as they were. False where nobody stands so.
 */
export async function giveToAccount(
  tx: Tx,
  row: EnteredRow,
  { accountId, isFrozen }: { accountId: string; isFrozen: boolean },
): Promise<boolean> {
  const { id, positionId, position, election } = row;
  const line = { actorId: accountId, detail: `${position}, ${election}` };
  // The address is forgotten as it is taken.
  await noteProved(tx, id, accountId);
  const isTaken = await recordWith(tx, line, (entry) => writeTaken(tx, { id, accountId }, entry));
  if (isTaken && !isFrozen) await copyProfile(tx, accountId, [positionId]);
  return isTaken;
}

async function recordAccepted(
  tx: Tx,
  place: Place,
  by: { actorId: string | null; how: string },
): Promise<void> {
  const { id, electionId, checked, position, election } = place;
  const ticked = checked.length > 0 ? [`checked: ${checked.join('; ')}`] : [];
  await record(tx, {
    actorId: by.actorId,
    act: 'nomination.accept',
    objectId: id,
    electionId,
    detail: [position, election, by.how, ...ticked].join(', '),
  });
}
