import { needsList } from '#core/elections/electorate.ts';
import type { Db } from '../../platform/db/client.ts';
import type { ElectionRow } from '../store.ts';
import { rulesOf } from '../view.ts';
import { countListed, countVoters } from './store.ts';

/** How many people may vote in an election: those on its voter list, or the accounts that fit. */
export async function countEligible(db: Db, election: ElectionRow): Promise<number> {
  return needsList(rulesOf(election)) ? countListed(db, election.id) : countVoters(db, election.id);
}
