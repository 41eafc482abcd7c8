import { createHash } from 'node:crypto';
import type { OwnedBy, PersonalColumn } from '#server/accounts/personal-columns.ts';
import { personalColumns } from '#server/accounts/personal-columns.ts';
import type { BusyPerson } from './busy-person.ts';
import { withOwner } from './busy-person.ts';
import type { TestApp } from './test-app.ts';

export interface Column {
  table: string;
  name: string;
  type: string;
}
/** A personal column in which a word stands that is nowhere else. */
export interface Marked extends PersonalColumn {
  table: string;
  name: string;
  word: string;
}

export const nameOf = ({ table, name }: Omit<Column, 'type'>) => `${table}.${name}`;

// Numbers, moments and ids that we made. All other types can hold words, also those of a later day.
const wordless = 'uuid int2 int4 int8 float8 numeric bool timestamptz timestamp date interval';

/** Every column that can hold words, as the database has them. */
export async function listTexts(app: TestApp): Promise<Column[]> {
  const { rows } = await app.ctx.pool.query<Column>(
    `select c.relname::text as "table", a.attname::text as name, t.typname::text as type
     from pg_class c join pg_attribute a on a.attrelid = c.oid join pg_type t on t.oid = a.atttypid
     where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p')
       and c.relname not like 'kysely%' and a.attnum > 0 and not a.attisdropped
       and t.typname <> all($1) order by 1, 2`,
    [wordless.split(' ').flatMap((type) => [type, `_${type}`])],
  );
  return rows;
}

/** The personal columns, each with its table and whose its rows are. */
export const listPersonal = () =>
  Object.entries(personalColumns).flatMap(([table, { of, by, columns }]) =>
    Object.entries(columns).map(([name, column]) => ({ table, name, of, by, ...column })),
  );

// What `of` is compared with; $1 is the account's id.
const owners: Record<OwnedBy, string> = {
  id: '$1',
  number: '(select enrollment_number from accounts where id = $1)',
  address: '(select lower(email) from accounts where id = $1)',
  nomination: 'any(select id from nominations where nominee_id = $1)',
  entry: 'any(select r.id from records r where r.object_id = $1)',
  message: `any(select c.id from contacts c join accounts a on lower(c.email) = lower(a.email)
    where a.id = $1)`,
};

/** Rows of a person that get the marks, where it is not all. */
export type Only = Readonly<Record<string, string>>;

/**
 * Puts a word of its own into each personal column of a person's rows, and says where that was. The
 * address, the number, and what ties rows to them stay.
 */
export async function markColumns(
  app: TestApp,
  { id }: BusyPerson,
  { prefix, only, tables }: { prefix: string; only: Only; tables?: readonly string[] },
): Promise<Marked[]> {
  const types = new Map((await listTexts(app)).map((one) => [nameOf(one), one.type]));
  const marked: Marked[] = [];
  await withOwner(app, async (client) => {
    for (const [index, column] of listPersonal().entries()) {
      const { table, name, of, by } = column;
      const isTie = name === of || untouched.includes(nameOf(column));
      if (isTie || tables?.includes(table) === false) continue;
      const isPicture = name.endsWith('upload_id');
      const plain = `${prefix}-${id}-${index}.`;
      const word = isPicture ? createHash('sha256').update(plain).digest('hex') : plain;
      if (isPicture) await client.query(addPicture, [word]);
      const rows = by === 'address' ? `lower(${of})` : of;
      const { rowCount } = await client.query(
        `update ${table} set ${name} = $2
         where ${rows} = ${owners[by]} and ${only[table] ?? 'true'}`,
        [
          id,
          name === 'translations' ? inHindi(word) : valueOf(types.get(nameOf(column)) ?? '', word),
        ],
      );
      if ((rowCount ?? 0) > 0) marked.push({ ...column, word });
    }
  });
  return marked;
}

// What ties rows to a person, and the reason of a suspension, with which nobody can be logged in.
const untouched = ['accounts.email', 'accounts.enrollment_number', 'accounts.suspended_reason'];
const addPicture = `insert into uploads (id, bytes, is_stored, uploaded_at)
  values ($1, 1, true, now() - interval '3 days')`;

/** Only words by language fit there. */
const inHindi = (word: string) => JSON.stringify({ hi: { statement: word } });

function valueOf(type: string, word: string): unknown {
  if (type === 'bytea') return Buffer.from(word);
  if (type === 'jsonb') return JSON.stringify(word);
  return type === '_text' ? [word] : word;
}

/** Reads the whole database; tells in which tables a word stands, as text or as bytes. */
export async function readEverything(app: TestApp): Promise<(word: string) => string[]> {
  const tables = await withOwner(app, async (client) => {
    const { rows: all } = await client.query<{ name: string }>(
      `select oid::regclass::text as name from pg_class
       where relkind = 'r' and relnamespace::regnamespace::text !~ '^(pg_|information_schema)'`,
    );
    const each = all.map(
      ({ name }) =>
        `select '${name}' as name, lower(string_agg(t::text, ' ')) as rows from ${name} t`,
    );
    const { rows } = await client.query<{ name: string; rows: string | null }>(
      each.join(' union all '),
    );
    return rows;
  });
  return (word) => {
    const forms = [word.toLowerCase(), Buffer.from(word).toString('hex')];
    const found = tables.filter(({ rows }) => forms.some((form) => rows?.includes(form)));
    return found.map(({ name }) => name);
  };
}
