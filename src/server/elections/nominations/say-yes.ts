import type { Tx } from '../../platform/db/client.ts';
import { record } from '../../platform/record.ts';
import { putEdit } from './edit-store.ts';
import {
  findPendingProfile,
  insertAccepted,
  listEnteredRows,
  saveAnswer,
} from './entered-store.ts';
import { blankProfile, isSameProfile } from './profile-columns.ts';

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
 * read by nobody: it waits as a change does. Null where nothing came of it.
 */
export async function putOnBallot(
  tx: Tx,
  place: Place,
  by: { actorId: string | null; how: string },
): Promise<string | null> {
  const { electionId, positionId, accountId, enteredBy, checked } = place;
  const said = await findPendingProfile(tx, positionId, accountId);
  const id = await insertAccepted(tx, { ...place, decidedBy: enteredBy });
  if (id === null) return null;
  if (said !== undefined && !isSameProfile(said, blankProfile)) await putEdit(tx, id, said);
  const ticked = checked.length > 0 ? [`checked: ${checked.join('; ')}`] : [];
  await record(tx, {
    actorId: by.actorId,
    act: 'nomination.accept',
    objectId: id,
    electionId,
    detail: [place.position, place.election, by.how, ...ticked].join(', '),
  });
  return id;
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
