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

/** Asks the database whether the role of this connection can only add to the record. */
export async function isRecordGuarded(db: Db): Promise<boolean> {
  const { isGuarded } = await db.selectNoFrom(question.as('isGuarded')).executeTakeFirstOrThrow();
  return isGuarded;
}
