import type { NumberFormat } from '#core/accounts/number-format.ts';
import type { Limits } from '#core/elections/electorate.ts';
import { supportBarrier } from '#core/elections/supporters.ts';
import type { SupportBarrier, SupporterRule } from '#core/elections/supporters.ts';
import { Refused } from '#core/refusal.ts';
import { supportRefused } from '#texts/en/refused.ts';
import type { Db } from '../../platform/db/client.ts';
import type { NominationRow } from '../store.ts';
import type { ElectionRow } from '../../elections/store.ts';
import { rulesOf } from '../../elections/settings-store.ts';
import { listListsWith, listSignOnGroups } from '../../elections/voter-list-store.ts';
import type { AccountAsVoter } from './store.ts';

/** Somebody with the voter lists and groups that they have in each election. */
export interface Supporter extends AccountAsVoter {
  lists: ReadonlyMap<string, readonly string[]>;
  signOn: ReadonlyMap<string, readonly string[]>;
}

export async function withLists(db: Db, person: AccountAsVoter): Promise<Supporter> {
  const { id, enrollmentNumber: number } = person;
  const lists = number === null ? new Map<string, string[]>() : await listListsWith(db, number);
  return { ...person, lists, signOn: await listSignOnGroups(db, id) };
}

/** What a nomination asks of its supporters. */
export interface Supported {
  nomination: NominationRow;
  election: ElectionRow;
  rule: SupporterRule;
  limits: Limits;
  candidateNumber: string | null;
}

/** Why somebody cannot support a candidate, whoever else they support; null where they can. */
export function barrierOf(
  { nomination, election, rule, limits, candidateNumber }: Supported,
  { lists, signOn, ...person }: Supporter,
  format: NumberFormat,
): SupportBarrier | null {
  return supportBarrier({
    isCandidate: nomination.nomineeId === person.id,
    supporter: {
      ...person,
      listGroups: lists.get(election.id) ?? null,
      signOnGroups: signOn.get(election.id) ?? [],
    },
    candidateNumber,
    voters: rulesOf(election),
    limits,
    rule,
    format,
  });
}

/** The refusal of a barrier, in words for the supporter. */
export const refusedSupport = (barrier: SupportBarrier) =>
  new Refused('cannot-support', { words: () => supportRefused[barrier] });
