import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createTestDatabase } from '#tests/support/database.ts';

// The row types of src/server/platform/db/schema.ts and the *-tables.ts beside it, read as text, against what
// the migrations made.

interface Column {
  name: string;
  type: string;
}
interface Found {
  table_name: string;
  column_name: string;
  udt_name: string;
  is_nullable: 'YES' | 'NO';
  column_default: string | null;
}

const folder = 'src/server/platform/db';
const source = readdirSync(folder)
  .filter((name) => name === 'schema.ts' || name.endsWith('-tables.ts'))
  .map((name) => readFileSync(path.join(folder, name), 'utf8'))
  .join('\n');

function columnsOf(name: string): Column[] {
  const [, body = ''] = new RegExp(`interface ${name} \\{\\n([^}]*)\\}`).exec(source) ?? [];
  return [...body.matchAll(/^ {2}(\w+):\s*([^;]+);/gm)].map(([, column = '', type = '']) => ({
    name: column,
    type: type.replaceAll(/\s+/g, ' ').replace(/^\| /, ''),
  }));
}

const written = new Map(
  columnsOf('Schema').map(({ name, type }) => [name, columnsOf(type)] as const),
);

let found: Found[] = [];
let checks: { table: string; rule: string }[] = [];

beforeAll(async () => {
  const database = await createTestDatabase();
  const client = new pg.Client(database.connection);
  await client.connect();
  const columns = await client.query<Found>(
    `select table_name, column_name, udt_name, is_nullable, column_default
     from information_schema.columns
     where table_schema = 'public' and table_name not like 'kysely%'
     order by table_name, ordinal_position`,
  );
  const rules = await client.query<{ table: string; rule: string }>(
    `select conrelid::regclass::text as table, pg_get_constraintdef(oid) as rule
     from pg_constraint where contype = 'c' and connamespace = 'public'::regnamespace`,
  );
  found = columns.rows;
  checks = rules.rows;
  await client.end();
  await database.drop();
});

afterAll(() => {
  expect(found.length).toBeGreaterThan(100);
});

test('the tables are those of the schema', () => {
  const made = [...new Set(found.map((column) => column.table_name))];
  expect([...written.keys()].toSorted()).toEqual(made.toSorted());
});

describe.each([...written])('%s', (table, columns) => {
  const made = () => found.filter((column) => column.table_name === table);

  test('has the columns of the schema', () => {
    const names = made().map((column) => column.column_name);
    expect(columns.map((column) => column.name).toSorted()).toEqual(names.toSorted());
  });

  test('has their types, what may be empty and what has a default', () => {
    const typed = made().map((column) => [column.column_name, typesOf(column, table)] as const);
    for (const [name, types] of typed) {
      const { type } = columns.find((column) => column.name === name) ?? { type: 'nothing' };
      expect(types, name).toContain(type);
    }
  });
});

/** Every way to write a column's type that says the truth about it. */
function typesOf(column: Found, table: string): string[] {
  const isNullable = column.is_nullable === 'YES';
  const hasDefault = column.column_default !== null;
  if (column.udt_name === 'timestamptz') {
    return [isNullable ? 'MaybeTime' : hasDefault ? 'StampedTime' : 'Time'];
  }
  const plain = plainTypes(column, table).map((type) => (isNullable ? `${type} | null` : type));
  return hasDefault ? plain.map((type) => `Generated<${type}>`) : plain;
}

function plainTypes({ udt_name, column_name }: Found, table: string): string[] {
  const values = allowedValues(table, column_name);
  const union = values.map((value) => `'${value}'`).join(' | ');
  switch (udt_name) {
    case 'uuid':
      return ['string'];
    case 'text':
      return [union === '' ? 'string' : union];
    case '_text':
      // Which texts an array may hold is told by no constraint.
      return ['string[]', "('student' | 'faculty' | 'council' | 'admin')[]"];
    case 'int4':
      return ['number'];
    case 'int8':
      return ['string'];
    case 'bool':
      return ['boolean'];
    case 'bytea':
      return ['Buffer'];
    case 'jsonb':
      return ['unknown'];
    default:
      return [];
  }
}

/** The list of a CHECK (column in ('a', 'b')); nothing where the column has none. */
function allowedValues(table: string, column: string): string[] {
  const opening = `CHECK ((${column} = ANY (ARRAY[`;
  const check = checks.find((one) => one.table === table && one.rule.startsWith(opening));
  return [...(check?.rule ?? '').matchAll(/'([^']+)'::text/g)].map(([, value = '']) => value);
}
