import type { Tx } from '../platform/db/client.ts';
import { recordAll, recordWith } from '../platform/record.ts';
import { writeTaken } from '../elections/owner-acts-store.ts';
import { blankProfile, isSameProfile } from '../elections/profile-columns.ts';
import { copyProfile } from './candidacy-store.ts';
import { putEdits } from './edit-store.ts';
import { insertAccepted, insertWithoutAccount, listPendingProfiles } from './stand-store.ts';
import type { EnteredRow } from './entered-store.ts';
import { noteProved } from './proved-store.ts';
import { lackingSupporters } from './supporters/refuse-unsupported.ts';
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
 * Puts people on the ballot whom officers entered. What they wrote for a nomination that waited was read by nobody: it
 * waits as a change does. Who lacks supporters waits as a nomination does. Answers of whom something came of it: the
 * ids of the places.
 */
export async function putOnBallot(
  tx: Tx,
  places: readonly Place[],
  by: { actorId: string | null; how: string },
): Promise<string[]> {
  const lacking = await lackingSupporters(tx, places);
  const withAccount = places.flatMap(({ accountId, ...place }) =>
    accountId === null ? [] : [{ ...place, accountId }],
  );
  const without = places
    .filter(({ accountId }) => accountId === null)
    .map((place) => ({ ...place, lacks: lacking.has(place.id) }));
  const written = await insertWithoutAccount(tx, without);
  await insertWaiting(
    tx,
    withAccount.filter(({ id }) => lacking.has(id)),
  );
  const stand = withAccount.filter(({ id }) => !lacking.has(id));
  const said = await listPendingProfiles(tx, stand);
  const accepted = await insertAccepted(tx, stand);
  await putEdits(
    tx,
    said.flatMap(({ positionId, accountId, ...profile }) => {
      const place = stand.find(
        (one) => one.positionId === positionId && one.accountId === accountId,
      );
      const id = accepted.get(place?.id ?? '');
      return id === undefined || isSameProfile(profile, blankProfile) ? [] : [{ id, profile }];
    }),
  );
  const standing = places.flatMap((place) => {
    const isWritten = written.includes(place.id) && !lacking.has(place.id);
    const id = isWritten ? place.id : accepted.get(place.id);
    return id === undefined ? [] : [{ place, id }];
  });
  await recordAll(
    tx,
    standing.map(({ place, id }) => acceptedLine({ ...place, id }, by)),
  );
  return standing.map(({ place }) => place.id);
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

function acceptedLine(
  { id, electionId, checked, position, election }: Place,
  by: { actorId: string | null; how: string },
) {
  const ticked = checked.length > 0 ? [`checked: ${checked.join('; ')}`] : [];
  return {
    actorId: by.actorId,
    act: 'nomination.accept' as const,
    objectId: id,
    electionId,
    detail: [position, election, by.how, ...ticked].join(', '),
  };
}
