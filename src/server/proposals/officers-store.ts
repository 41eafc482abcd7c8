import { sql } from 'kysely';
import type { Role } from '#core/accounts/role.ts';
import { isOfficer } from '#core/accounts/role.ts';
import { newOfficerHours } from '#core/council/new-officers.ts';
import { proposalHours } from '#core/council/two-person.ts';
import type { Db, Tx } from '../platform/db/client.ts';

/** Since when these are officers with their addresses, who let them in, and what time it is. */
export async function findSince(tx: Tx, ids: readonly string[]) {
  return tx
    .selectFrom('accounts')
    .select(['id', 'officer_since as officerSince', 'let_in_by as letInBy'])
    .select('role')
    .select([sql<Date>`clock_timestamp()`.as('now')])
    .where('id', '=', sql<string>`any(${ids}::uuid[])`)
    .execute();
}

/** Lets officers confirm at once, though they are new. */
export async function makeFull(tx: Tx, ids: readonly string[]): Promise<void> {
  await tx
    .updateTable('accounts')
    .set({ officer_since: null })
    .where('id', '=', sql<string>`any(${ids}::uuid[])`)
    .execute();
}

/** Notes that an officer took from another one what makes them an officer. */
export async function noteRemoved(
  tx: Tx,
  by: string,
  account: { id: string; role: Role; is_verified: boolean },
): Promise<void> {
  if (!isOfficer(account.role) || !account.is_verified || account.id === by) return;
  await sql`
    insert into removed_officers (account_id, removed_by) values (${account.id}, ${by})
    on conflict (removed_by, account_id) do update set removed_at = clock_timestamp()`.execute(tx);
}

/** Who removed officers in the last days who are not officers again. */
export async function listRemovers(db: Db): Promise<string[]> {
  const rows = await selectRemoved(db).select('removed_by as by').groupBy('removed_by').execute();
  return rows.map(({ by }) => by);
}

/**
 * How many officers were removed in the last days, by whomever, who are not officers again: for the others they count
 * as there. Who removed them may have been let in for that alone, and be gone by now.
 */
export async function countRemoved(db: Db, but: string): Promise<number> {
  const { removed } = await selectRemoved(db)
    .where('account_id', '<>', but)
    .executeTakeFirstOrThrow();
  return removed;
}

const selectRemoved = (db: Db) =>
  db
    .selectFrom('removed_officers as r')
    .select(sql<number>`count(distinct account_id)::integer`.as('removed'))
    .where(
      sql<boolean>`removed_at > clock_timestamp() - make_interval(hours => ${proposalHours})
        and not exists (select from accounts a where a.id = r.account_id
          and a.role in ('council', 'admin') and a.is_verified)`,
    );

/**
 * Who sent or showed a link for the account of an officer in the last week, as the record has it, or made one that carries a role
 * and is open, or invited with 0.3.0 an address that has not come yet; the newest first.
 */
export async function listLinks(db: Db) {
  const { rows } = await sql<{
    officer: string | null;
    role: 'council' | 'admin' | null;
    by: string | null;
    at: Date;
  }>`
    select a.name as officer, null as role, o.name as by, r.at
    from records r join accounts a on a.id = r.object_id and a.role in ('council', 'admin')
    left join accounts o on o.id = r.actor_id
    where r.act in ('account.send-reset', 'account.show-link', 'email.new-link', 'account.admin-link')
      and r.at > clock_timestamp() - interval '7 days'
    union all
    select i.email, case when i.email is null then i.role end, o.name, i.created_at from invitations i left join accounts o on o.id = i.invited_by
    where i.created_at > clock_timestamp() - interval '7 days'
    order by at desc limit 20`.execute(db as Tx);
  return rows;
}

/** The officers who became that, or came in by a shown link, within the hours in which they confirm nothing. */
export async function listNewOfficers(db: Db) {
  return db
    .selectFrom('accounts as a')
    .select(['a.id', 'a.name', 'a.officer_since as officerSince'])
    .select([
      sql<Date>`clock_timestamp()`.as('now'),
      sql<string | null>`(select s.name from accounts s where s.id = a.let_in_by)`.as('letInBy'),
    ])
    .where('a.role', 'in', ['council', 'admin'])
    .where('a.is_verified', '=', true)
    .where('a.closed_at', 'is', null)
    .where(
      sql<boolean>`a.officer_since > clock_timestamp() - make_interval(hours => ${newOfficerHours})`,
    )
    .orderBy(sql`name_order(a.name) collate "C"`)
    .orderBy('a.id')
    .execute();
}
