import type { Actor } from '#core/actor.ts';
import type { Hearing } from '#core/elections/who-hears.ts';
import { whoRules } from '#core/elections/who-hears.ts';
import { Refused } from '#core/refusal.ts';
import type { Db, Tx } from '../platform/db/client.ts';
import { listRemovers } from '../proposals/public.ts';
import { isConfirming } from '../proposals/second-officer.ts';
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

/**
 * Refuses a ruling, or overturning one, to somebody whom it concerns, and in place of whoever was named; an officer
 * whom it does not concern confirms what they ruled.
 */
export function refuseUnlessRules(
  tx: Tx,
  hearing: Hearing | undefined,
  { id }: Pick<Actor, 'id'>,
): void {
  if (hearing === undefined || whoRules(hearing).includes(id)) return;
  if (hearing.concerned.includes(id)) throw new Refused('own-sanction');
  if (!isConfirming(tx)) throw new Refused('named-decides');
}
