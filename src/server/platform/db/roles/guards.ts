import { sql } from 'kysely';
import type { Db } from '../client.ts';

// Whoever may become the owner of a table, of its schema or of the database can take it away; before
// PostgreSQL 16 whoever may make roles can become any of them.
const question = sql<boolean>`(
  select count(*) = 2 and bool_and(
    not has_any_column_privilege(c.oid, 'update')
    and not has_table_privilege(c.oid, 'delete, truncate, trigger')
    and (c.relname = 'records' or not has_any_column_privilege(c.oid, 'insert'))
    and not pg_has_role(c.relowner, 'member')
    and not pg_has_role(n.nspowner, 'member')
    and not pg_has_role(d.datdba, 'member')
    and not r.rolsuper
    and not (r.rolcreaterole and current_setting('server_version_num')::int < 160000))
  from pg_class c
  join pg_namespace n on n.oid = c.relnamespace
  join pg_database d on d.datname = current_database()
  join pg_roles r on r.rolname = current_user
  where c.oid in (to_regclass('records'), to_regclass('record_chain')))`;

/** What the role that serves may not do with the tables of a result, whatever triggers refuse besides. */
const refusedOn: Readonly<Record<string, string>> = {
  appeals: 'insert, update, delete, truncate, trigger',
  asked_orders: 'insert, update, delete, truncate, trigger',
  ballots: 'update, delete, truncate, trigger',
  counted_lists: 'insert, update, delete, truncate, trigger',
  disputes: 'insert, update, delete, truncate, trigger',
  draws: 'insert, update, delete, truncate, trigger',
  election_proofs: 'update, delete, truncate, trigger',
  elections: 'delete, truncate, trigger',
  held_closes: 'insert, update, delete, truncate, trigger',
  nominations: 'delete, truncate, trigger',
  participations: 'update, delete, truncate, trigger',
  positions: 'truncate, trigger',
  recount_kits: 'insert, update, delete, truncate, trigger',
  sanctions: 'insert, update, delete, truncate, trigger',
  tallies: 'truncate, trigger',
  turnout_groups: 'update, delete, truncate, trigger',
  turnout_hours: 'delete, truncate, trigger',
};

/** The tables with a trigger that refuses what concerns a closed election (migrations 0051, 0058 and 0130). */
const kept = [
  ...['appeals', 'ballots', 'disputes', 'election_proofs', 'elections', 'nominations', 'positions'],
  ...['tallies', 'turnout_groups', 'turnout_hours'],
];

const tables = Object.keys(refusedOn);

const rights = tables.map((table) => refusedOn[table] ?? '');

// Whoever may become the owner of a table, of its schema or of the database can take the triggers away;
// before PostgreSQL 16 whoever may make roles can become any of them.
const questionOf = (role: string | null) => sql<boolean>`(
  select count(*) = ${tables.length} and bool_and(
    not has_table_privilege(r.oid, c.oid, w.rights)
    and (w.rights not like '%update%' or not has_any_column_privilege(r.oid, c.oid, 'update'))
    and (w.rights not like 'insert%' or not has_any_column_privilege(r.oid, c.oid, 'insert'))
    and (w.name <> all(${kept}::text[]) or exists (select from pg_trigger t
      where t.tgrelid = c.oid and t.tgname = 'closed_kept' and t.tgenabled in ('O', 'A')))
    and not pg_has_role(r.oid, c.relowner, 'member')
    and not pg_has_role(r.oid, n.nspowner, 'member')
    and not pg_has_role(r.oid, d.datdba, 'member')
    and not r.rolsuper
    and not (r.rolcreaterole and current_setting('server_version_num')::int < 160000))
  from unnest(${tables}::text[], ${rights}::text[]) as w (name, rights)
  join pg_class c on c.oid = to_regclass(w.name)
  join pg_namespace n on n.oid = c.relnamespace
  join pg_database d on d.datname = current_database()
  join pg_roles r on r.rolname = coalesce(${role}::name, current_user))`;

/**
 * Asks the database whether a role, unless told that of this connection, can change nothing of a closed
 * election.
 */
export async function isClosedGuarded(db: Db, role: string | null = null): Promise<boolean> {
  const question = questionOf(role).as('isGuarded');
  const { isGuarded } = await db.selectNoFrom(question).executeTakeFirstOrThrow();
  return isGuarded;
}

/** Asks the database whether the role of this connection can only add to the record. */
export async function isRecordGuarded(db: Db): Promise<boolean> {
  const { isGuarded } = await db.selectNoFrom(question.as('isGuarded')).executeTakeFirstOrThrow();
  return isGuarded;
}
