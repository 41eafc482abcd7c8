import type { Tx } from '../platform/db/client.ts';
import { refuseSameLine } from '../elections/lines-store.ts';
import type { NominationRow } from './store.ts';

/** Refuses what a candidate wrote to be told apart, where it is the line of somebody of the same name. */
export const refuseLineOfOther = (
  tx: Tx,
  { id, electionId, nomineeId: person, name, apart: ownLine }: NominationRow,
): Promise<void> => refuseSameLine(tx, { id, electionId, person, name, ownLine });
