import type { NumberFormat } from '#core/accounts/number-format.ts';
import type { Role } from '#core/accounts/role.ts';
import { positionBarrier } from '#core/elections/electorate.ts';
import type { Db } from '../../platform/db/client.ts';
import type { ElectionRow } from '../store.ts';
import { candidacyOf } from '../view.ts';
import { listListsWith, listSignOnGroups } from '../voter-list-store.ts';

/** Whether an election asks for candidates of the branch, year and group of somebody. */
export async function isAskedFor(
  db: Db,
  given: {
    person: { accountId: string | null; role: Role; number: string };
    election: ElectionRow;
    format: NumberFormat;
  },
): Promise<boolean> {
  const { person, election, format } = given;
  const { accountId, role, number } = person;
  const lists = await listListsWith(db, number);
  const groups = accountId === null ? null : await listSignOnGroups(db, accountId);
  const candidate = {
    role,
    enrollmentNumber: number,
    listGroups: lists.get(election.id) ?? null,
    signOnGroups: groups?.get(election.id) ?? [],
  };
  return positionBarrier(candidate, candidacyOf(election), format) === null;
}
