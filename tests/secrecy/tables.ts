// What the tables hold: rows as everybody selects them, all versions in their pages, indexes, and
// what PostgreSQL notes about its own work.
import type { Names } from './names.ts';
import type { Place } from './place.ts';
import type { Sighting, Source } from './sightings.ts';

export type Sql = Place['sql'];

export interface Relation {
  oid: number;
  name: string;
  /** The number of its file, which the write-ahead log names it by. */
  file: number;
  kind: 'table' | 'index';
}

/** The tables and indexes of the product and of its job queue, with what PostgreSQL keeps aside. */
export async function listRelations(sql: Sql): Promise<Relation[]> {
  return sql<Relation>(`
    select c.oid::int, n.nspname || '.' || c.relname as name,
      pg_relation_filenode(c.oid)::int as file,
      case when a.amname = 'btree' then 'index' else 'table' end as kind
    from pg_class c join pg_namespace n on n.oid = c.relnamespace join pg_am a on a.oid = c.relam
    where n.nspname in ('public', 'pgboss', 'planted', 'pg_toast') and a.amname in ('heap', 'btree')
      and c.relkind in ('r', 'i', 't') and c.oid > 16383
    order by c.oid`);
}

/** Rows that a role which may only SELECT sees, with the transactions that wrote and locked them. */
export async function readRows(
  sql: Sql,
  names: Names,
  relations: readonly Relation[],
): Promise<Source> {
  const sightings: Sighting[] = [];
  for (const { name, kind } of relations) {
    if (kind !== 'table' || name.startsWith('pg_toast.')) continue;
    const rows = await sql<{ writer: string; locker: string; words: string }>(
      `select xmin::text as writer, xmax::text as locker, t::text as words
       from ${name} t order by ctid`,
    );
    for (const [index, { writer, locker, words }] of rows.entries()) {
      const bytes = Buffer.from(words);
      const hits = names.scan(bytes);
      sightings.push({ stream: name, place: index, groups: [writer, locker], hits, bytes });
    }
  }
  return { name: 'rows', isOneOrder: false, sightings };
}

interface Version {
  block: number;
  item: number;
  writer: string;
  locker: string | null;
  members: string[] | null;
  bytes: Buffer;
}

/** Transactions that locked a row together stand in it under one number. */
const itemsOf = (page: string) => `
  select i.lp::int as item, i.t_xmin::text as writer, i.t_xmax::text as locker, i.t_data as bytes,
    case when (i.t_infomask & 4096) <> 0 and (i.t_infomask & 128) = 0
      then (select array_agg(m.xid::text) from pg_get_multixact_members(i.t_xmax) m) end as members
  from heap_page_items(${page}) i where i.t_data is not null`;

const groupsOf = ({ writer, locker, members }: Version) =>
  members === null ? [writer, locker ?? '0'] : [writer, ...members];

/** Every version of every row that is still in a page, also those that nobody can select. */
export async function readPages(
  sql: Sql,
  names: Names,
  relations: readonly Relation[],
): Promise<Source> {
  const sightings: Sighting[] = [];
  for (const { oid, file, kind, name } of relations) {
    if (kind !== 'table') continue;
    const versions = await sql<Version>(
      `select b::int as block, i.* from generate_series(0, pg_relation_size($1) / 8192 - 1) b
       cross join lateral (${itemsOf('get_raw_page($2, b::int)')}) i`,
      [oid, name],
    );
    for (const version of versions) {
      sightings.push({
        stream: String(file),
        place: version.block * 1_000 + version.item,
        groups: groupsOf(version),
        hits: names.scan(version.bytes),
        bytes: version.bytes,
      });
    }
  }
  return { name: 'row versions in pages', isOneOrder: false, sightings };
}

/** Pages as they were once: the log keeps a whole one after each checkpoint. */
export async function readOldPages(
  sql: Sql,
  names: Names,
  relations: readonly Relation[],
  since: string,
): Promise<Source> {
  const files = relations.filter(({ kind }) => kind === 'table').map(({ file }) => file);
  const versions = await sql<Version & { file: number; position: string }>(
    `select r.relfilenode::int as file, r.relblocknumber::int as block,
       (r.start_lsn - '0/0'::pg_lsn)::text as position, i.*
     from pg_get_wal_block_info($1, pg_current_wal_flush_lsn()) r
     cross join lateral (${itemsOf('r.block_fpi_data')}) i
     where r.block_fpi_data is not null and r.relforknumber = 0 and r.relfilenode = any($2::oid[])
       and get_byte(r.block_fpi_data, 19) = 32`,
    [since, files],
  );
  const sightings = versions.map((version): Sighting => ({
    stream: String(version.file),
    place: Number(version.position) * 1_000 + version.item,
    groups: groupsOf(version),
    hits: names.scan(version.bytes),
    bytes: version.bytes,
  }));
  return { name: 'whole pages in the log', isOneOrder: false, sightings };
}

/** Entries of the indexes in their order, also those of rows that are gone. */
export async function readIndexes(
  sql: Sql,
  names: Names,
  relations: readonly Relation[],
): Promise<Source> {
  const sightings: Sighting[] = [];
  for (const { oid, name, file, kind } of relations) {
    if (kind !== 'index') continue;
    const items = await sql<{ place: number; data: string }>(
      `select (b * 1000 + i.itemoffset)::int as place, i.data
       from generate_series(1, pg_relation_size($1) / 8192 - 1) b
       cross join lateral bt_page_items($2, b) i
       where (select type from bt_page_stats($2, b)) = 'l'`,
      [oid, name],
    );
    for (const { place, data } of items) {
      const bytes = Buffer.from((data ?? '').replaceAll(' ', ''), 'hex');
      sightings.push({ stream: String(file), place, groups: [], hits: names.scan(bytes) });
    }
  }
  return { name: 'index entries', isOneOrder: false, sightings };
}

const notes = ['pg_stat_statements', 'pg_stat_activity', 'pg_statistic', 'pg_prepared_statements'];

/** What PostgreSQL notes about statements, sessions and the values in columns. */
export async function readNotes(sql: Sql, names: Names): Promise<Source> {
  const sightings: Sighting[] = [];
  for (const note of notes) {
    const rows = await sql<{ words: string }>(`select n::text as words from ${note} n`);
    for (const [index, { words }] of rows.entries()) {
      const group = `${note} ${index}`;
      const hits = names.scan(Buffer.from(words));
      // A list of common values names its table only: each of its entries is a place of its own.
      for (const hit of hits) {
        sightings.push({ stream: group, place: hit.at, groups: [group], hits: [hit] });
      }
    }
  }
  return { name: "PostgreSQL's notes", isOneOrder: false, sightings };
}
