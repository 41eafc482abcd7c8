import type { Hearing } from '#core/elections/who-hears.ts';
import type { Db } from '../platform/db/client.ts';
import { listRemovers } from '../proposals/public.ts';
import { listNamed } from './named-store.ts';
import { listOfficerNames } from './store.ts';

/** Who could hear each of these messages, or rule. */
export async function listHearings(
  db: Db,
  rows: readonly { concerned: readonly string[]; electionId: string }[],
): Promise<Hearing[]> {
  const officers = (await listOfficerNames(db)).map(({ _id }) => _id);
  const removers = await listRemovers(db);
  const named = await listNamed(db, [...new Set(rows.map(({ electionId }) => electionId))]);
  const byElection = new Map(named.map((one) => [one.electionId, one]));
  return rows.map(({ concerned, electionId }) => ({
    ...{ concerned, officers, removers },
    named: byElection.get(electionId)?.id ?? null,
    isNamedGone: byElection.get(electionId)?.id === null,
  }));
}
