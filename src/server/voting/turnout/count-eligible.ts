import { needsList } from '#core/elections/electorate.ts';
import type { Db } from '../../platform/db/client.ts';
import type { ElectionRow } from '../../elections/store.ts';
import { rulesOf } from '../../elections/settings-store.ts';
import {
  countListedByPosition,
  countListedVoters,
  countVoters,
  countVotersByPosition,
} from './store.ts';
import type { EligibleForPosition } from './store.ts';

/** How many people may vote in an election, and for each position that is for some of them only. */
export interface Eligible {
  eligible: number;
  positions: EligibleForPosition[];
}

/** Counts those on the voter list of an election, or the accounts that fit. */
export async function countEligible(db: Db, election: ElectionRow): Promise<Eligible> {
  const { id } = election;
  return needsList(rulesOf(election))
    ? {
        eligible: await countListedVoters(db, id),
        positions: await countListedByPosition(db, id),
      }
    : { eligible: await countVoters(db, id), positions: await countVotersByPosition(db, id) };
}
