import type { Electorate } from '#core/elections/electorate.ts';
import { isInElectorate } from '#core/elections/electorate.ts';
import type { Db } from '../../platform/db/client.ts';
import type { ElectionRow } from '../store.ts';
import { countRolls } from '../store.ts';
import { electorateOf } from '../view.ts';
import type { AccountGroup } from './store.ts';
import { countAccounts } from './store.ts';

/** How many people may vote in an election: those on its voter list, or the accounts that fit. */
export async function countEligible(db: Db, election: ElectionRow): Promise<number> {
  if (election.electorate === 'roll') {
    const [roll] = await countRolls(db, [election.id]);
    return roll?.size ?? 0;
  }
  return sumOf(await countAccounts(db), electorateOf(election));
}

/** How many accounts of these groups belong to an electorate. */
export function sumOf(groups: readonly AccountGroup[], electorate: Electorate): number {
  return groups
    .filter(({ role, numberStart }) => {
      // The rule reads branch and year only: any last digits do.
      const enrollmentNumber = numberStart === null ? null : `${numberStart}1000`;
      return isInElectorate({ role, enrollmentNumber, isOnVoterList: false }, electorate);
    })
    .reduce((sum, { accounts }) => sum + accounts, 0);
}
