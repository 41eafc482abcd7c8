import type { Tx } from '../platform/db/client.ts';
import { record } from '../platform/record.ts';
import { lacksSupporters } from './supporters/refuse-unsupported.ts';
import { insertWaiting } from './supporters/store.ts';
import { putEdit } from './edit-store.ts';
import {
  findPendingProfile,
  insertAccepted,
  insertWithoutAccount,
  listEnteredRows,
  saveAnswer,
} from './entered-store.ts';
import type { EnteredRow } from './entered-store.ts';
import { copyProfile } from './candidacy-store.ts';
import { hasProved, noteProved } from './proved-store.ts';
import { writeTaken } from '../elections/owner-acts-store.ts';
import { recordWith } from '../platform/record.ts';
import { blankProfile, isSameProfile } from '../elections/profile-columns.ts';

/** A place on the ballot that officers entered somebody for. */
interface Place {
  electionId: string;
  election: string;
  positionId: string;
  position: string;
  accountId: string;
  /** The officer who entered them, and ticked these conditions. */
  enteredBy: string | null;
  checked: readonly string[];
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
  if (await lacksSupporters(tx, place)) {
    await insertWaiting(tx, place);
    return null;
  }
  const said = await findPendingProfile(tx, positionId, accountId);
  const id = await insertAccepted(tx, { ...place, decidedBy: enteredBy });
  if (id === null) return null;
  if (said !== undefined && !isSameProfile(said, blankProfile)) await putEdit(tx, id, said);
  await recordAccepted(tx, { ...place, id }, by);
  return id;
}

/** The same for somebody without an account. */
export async function putNewcomerOnBallot(
  tx: Tx,
  row: EnteredRow,
  by: { actorId: string | null; how: string },
): Promise<void> {
  if ((await insertWithoutAccount(tx, row)) !== null) await recordAccepted(tx, row, by);
}

/**
 * Makes the candidacy of somebody who stands without an account that of an account: it is their yes as well.
 * Where the candidates are fixed, name and picture stay as they were. False where nobody stands so.
 */
export async function takeCandidacy(
  tx: Tx,
  row: EnteredRow,
  {
    accountId,
    isFrozen,
    isSent = false,
  }: { accountId: string; isFrozen: boolean; isSent?: boolean },
): Promise<boolean> {
  const { id, positionId, position, election, saysYes } = row;
  const line = { actorId: accountId, detail: `${position}, ${election}` };
  if (isSent || (await hasProved(tx, id, accountId))) await noteProved(tx, id);
  const isTaken = await recordWith(tx, line, (entry) => writeTaken(tx, { id, accountId }, entry));
  if (!isTaken) return false;
  if (saysYes === null) await saveAnswer(tx, { id, saysYes: true, accountId });
  if (!isFrozen) await copyProfile(tx, accountId, [positionId]);
  return true;
}

async function recordAccepted(
  tx: Tx,
  place: Omit<Place, 'accountId'> & { id: string },
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

/**
 * Who was entered and nominates themselves has said yes, whichever came first. To be called with the
 * position locked; answers whether it was so.
 */
export async function takeAsYes(
  tx: Tx,
  {
    positionId,
    nomineeId,
    actorId = nomineeId,
  }: { positionId: string; nomineeId: string; actorId?: string },
): Promise<boolean> {
  const rows = await listEnteredRows(tx, { positionIds: [positionId] });
  const waiting = rows.find(
    ({ accountId, saysYes }) => accountId === nomineeId && saysYes === null,
  );
  if (waiting === undefined) return false;
  if ((await findPendingProfile(tx, positionId, nomineeId)) === undefined) return false;
  await saveAnswer(tx, { id: waiting.id, saysYes: true, accountId: nomineeId });
  const how = 'entered by an officer, nominated themselves';
  await putOnBallot(tx, { ...waiting, accountId: nomineeId }, { actorId, how });
  return true;
}
