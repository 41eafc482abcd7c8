import { needsList } from '#core/elections/electorate.ts';
import type { Db } from '../../platform/db/client.ts';
import type { ElectionRow } from '../../elections/store.ts';
import { rulesOf } from '../../elections/settings-store.ts';
import { countListedVoters, countVoters } from './store.ts';
import type { Eligible } from './store.ts';

export type { Eligible };

/** Counts those on the voter list of an election, or the accounts that fit. */
export const countEligible = (db: Db, election: ElectionRow): Promise<Eligible> =>
  needsList(rulesOf(election)) ? countListedVoters(db, election.id) : countVoters(db, election.id);
