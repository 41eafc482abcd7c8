import fs from 'node:fs';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openDatabase } from '#server/platform/db/client.ts';
import type { Database } from '#server/platform/db/client.ts';
import { createTestDatabase } from '#tests/support/database.ts';
import type { TestDatabase } from '#tests/support/database.ts';
import { tablesFile, writeTables } from '../../tools/tables/write-tables.ts';

let made: TestDatabase;
let database: Database;
beforeAll(async () => {
  made = await createTestDatabase();
  database = openDatabase(made.connection, () => {});
});
afterAll(async () => {
  await database.close();
  await made.drop();
});

test('the types of the tables are those that the migrations leave: npm run tables', async () => {
  expect(fs.readFileSync(tablesFile, 'utf8')).toBe(await writeTables(database.db));
});

test('a column that a migration adds is in the types', async () => {
  await database.pool.query(`alter table events add column fee text check (fee in ('a', 'b'))`);
  expect(await writeTables(database.db)).toContain(`fee: "a" | "b" | null;`);
});
