import { sql } from 'kysely';
import pg from 'pg';
import type { Tx } from '../client.ts';
import { readingRole } from './create-roles.ts';
import { secrets } from './secrets.ts';

interface Owned {
  name: string;
  kind: 'table' | 'sequence';
  columns: string[];
}

const quote = (name: string) => pg.escapeIdentifier(name);
const list = (names: readonly string[]) => names.map(quote).join(', ');

/** What the serving role may do with a table, where that is not everything with its rows. */
const narrowed: Readonly<Record<string, (columns: readonly string[]) => string>> = {
  // The time of an entry is the database's own.
  records: (columns) => `select, insert (${list(columns.filter((one) => one !== 'at'))})`,
  // Its trigger writes it, with the rights of the owner.
  record_chain: () => 'select',
  // What identifies people can be erased, and not be changed.
  record_details: () => 'select, insert, delete',
  // What a result is made of is written by functions of the owner (migrations 0051 and 0058): of what stays here
  // triggers refuse what concerns a closed election.
  appeals: () => 'select',
  asked_orders: () => 'select',
  // A file joins its message, and is never another.
  contact_files: () => 'select, insert, delete, update (contact_id, place)',
  ballots: () => 'select, insert',
  counted_lists: () => 'select',
  disputes: () => 'select',
  draws: () => 'select',
  elections: () => 'select, insert, update',
  election_proofs: () => 'select, insert',
  nominations: () => 'select, insert, update',
  participations: () => 'select, insert',
  recount_kits: () => 'select',
  sanctions: () => 'select',
  sealed_batches: () => 'select, insert',
  turnout_groups: () => 'select, insert',
  turnout_hours: () => 'select, insert, update',
  turnouts: () => 'select, insert, update',
  // A restore writes them, as the owner: nobody else takes its trace away.
  restores: () => 'select',
  restored_elections: () => 'select, update (is_told)',
  // What holds a close, and what was decided: functions of the owner write it (migration 0055).
  held_closes: () => 'select',
  kysely_migration: () => 'select',
  kysely_migration_lock: () => 'select',
};

/**
 * Gives the serving role its rights on all tables of the campus and of the job queue, and the reading
 * role its own where there is one. As the owner, after every migration, so that new tables have them;
 * on a restore, in its transaction.
 */
export async function grantRights(tx: Tx, serving: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtext('hustings_rights'))`.execute(tx);
  const schema = await findSchema(tx);
  const owned = await listOwned(tx, schema);
  const server = quote(serving);
  const queue = (await listOwned(tx, 'pgboss')).map((one) => rightsOn('pgboss', one, server, all));
  const statements = [
    `grant usage on schema ${quote(schema)} to ${server}`,
    ...owned.map((one) => rightsOn(schema, one, server, narrowed[one.name] ?? all)),
    ...(await listActs(tx, schema)).map((act) => `grant execute on function ${act} to ${server}`),
    ...(queue.length === 0 ? [] : [`grant usage on schema pgboss to ${server}`]),
    ...queue,
  ];
  if (await isThere(tx, readingRole)) {
    const reader = quote(readingRole);
    statements.push(
      `grant usage on schema ${quote(schema)} to ${reader}`,
      ...owned.map((one) => rightsOn(schema, one, reader, reading(one.name))),
    );
  }
  await sql.raw(statements.join(';\n')).execute(tx);
}

/** The roles that serve this database, as far as an earlier start gave them their rights. */
export async function listServing(tx: Tx): Promise<string[]> {
  const { rows } = await sql<{ role: string }>`
    select distinct pg_get_userbyid(given.grantee)::text as role
    from pg_class c cross join aclexplode(c.relacl) as given
    where c.oid = to_regclass('accounts') and given.privilege_type = 'INSERT'
      and given.grantee not in (c.relowner, 0)`.execute(tx);
  return rows.map(({ role }) => role);
}

const all = () => 'select, insert, update, delete';

const reading = (table: string) => (columns: readonly string[]) => {
  const hidden = secrets[table] ?? [];
  if (hidden === 'all') return null;
  const seen = columns.filter((one) => !hidden.includes(one));
  return hidden.length === 0 ? 'select' : `select (${list(seen)})`;
};

/** These rights and no others: what an earlier release gave is taken back. */
function rightsOn(
  schema: string,
  { name, kind, columns }: Owned,
  role: string,
  rights: (columns: readonly string[]) => string | null,
): string {
  const object = `${kind} ${quote(schema)}.${quote(name)}`;
  const given = rights(columns);
  const take = `revoke all on ${object} from ${role}`;
  if (given === null) return take;
  return `${take}; grant ${kind === 'sequence' ? 'usage' : given} on ${object} to ${role}`;
}

async function findSchema(tx: Tx): Promise<string> {
  const { rows } = await sql<{ name: string }>`
    select current_schema()::text as name`.execute(tx);
  return rows[0]?.name ?? 'public';
}

async function isThere(tx: Tx, role: string): Promise<boolean> {
  const { rows } = await sql`select from pg_roles where rolname = ${role}`.execute(tx);
  return rows.length > 0;
}

/** The functions with the owner's rights that are called by name (migration 0051). */
async function listActs(tx: Tx, schema: string): Promise<string[]> {
  const { rows } = await sql<{ act: string }>`
    select p.oid::regprocedure::text as act
    from pg_proc p join pg_namespace n on n.oid = p.pronamespace
    where n.nspname = ${schema} and p.prosecdef and p.prorettype <> 'trigger'::regtype
      and pg_has_role(current_user, p.proowner, 'usage')
    order by 1`.execute(tx);
  return rows.map(({ act }) => act);
}

/** Operators may keep something of their own beside our tables: it is not ours to give. */
async function listOwned(tx: Tx, schema: string): Promise<Owned[]> {
  const { rows } = await sql<Owned>`
    select c.relname::text as name,
      case c.relkind when 'S' then 'sequence' else 'table' end as kind,
      array(select a.attname::text from pg_attribute a
        where a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped) as columns
    from pg_class c join pg_namespace n on n.oid = c.relnamespace
    where n.nspname = ${schema} and c.relkind in ('r', 'p', 'S')
      and pg_has_role(current_user, c.relowner, 'usage')
    order by c.relname`.execute(tx);
  return rows;
}
