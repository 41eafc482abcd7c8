import type { Hearing } from '#core/elections/who-hears.ts';
import type { Db } from '../platform/db/client.ts';
import { listNewOfficers, listRemovers } from '../proposals/public.ts';
import { listNamed } from './named-store.ts';
import { listEnteredOfficers, listOfficerNames } from './store.ts';

/** Who could hear each of these messages, or rule; `accused` are whom it is about, and who wrote. */
export async function listHearings(
  db: Db,
  rows: readonly {
    concerned: readonly string[];
    accused: readonly string[];
    electionId: string;
  }[],
): Promise<Hearing[]> {
  const officers = (await listOfficerNames(db)).map(({ _id }) => _id);
  const removers = await listRemovers(db);
  const fresh = (await listNewOfficers(db)).map(({ id }) => id);
  const electionIds = [...new Set(rows.map(({ electionId }) => electionId))];
  const named = await listNamed(db, electionIds);
  const entered = await listEnteredOfficers(db, electionIds);
  const byElection = new Map(named.map((one) => [one.electionId, one]));
  return rows.map(({ concerned, accused, electionId }) => ({
    ...{ concerned, officers, removers, fresh },
    named: byElection.get(electionId)?.id ?? null,
    isNamedGone: byElection.get(electionId)?.id === null,
    entered: (entered.get(electionId) ?? []).filter((id) => !accused.includes(id)),
  }));
}
