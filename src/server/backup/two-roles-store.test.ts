import { randomBytes } from 'node:crypto';
import pg from 'pg';
import { beforeEach, expect, test } from 'vitest';
import { afterThis } from '#tests/support/after-this.ts';
import { createTestDatabase } from '#tests/support/database.ts';
import type { TestDatabase } from '#tests/support/database.ts';
import { offerTwoRoles, refusePoorRole } from './two-roles-store.ts';

let target: TestDatabase;
const serving = `server_${randomBytes(6).toString('hex')}`;
const mover = `mover_${randomBytes(6).toString('hex')}`;

beforeEach(async () => {
  target = await createTestDatabase();
  afterThis(() => target.drop());
});

async function connect(url: string): Promise<pg.Client> {
  const client = new pg.Client(url);
  await client.connect();
  afterThis(() => client.end());
  return client;
}

test('whoever may make roles gets the second one, which can log in and owns nothing', async () => {
  const to = target.connectionString;
  const first = await offerTwoRoles(to, serving);
  expect(first).toMatchObject({ migrateDatabaseUrl: to, serving: 'made' });
  const client = await connect(first.databaseUrl);
  const { rows } = await client.query(
    `select current_user::text as role, rolsuper or rolcreaterole as may_more,
      has_schema_privilege('public', 'create') as makes_tables
     from pg_roles where rolname = current_user`,
  );
  expect(rows).toEqual([{ role: serving, may_more: false, makes_tables: false }]);
  await expect(refusePoorRole(client)).rejects.toThrow(`the role ${serving} may not make tables`);
  // Its password is somebody's: nobody is given another.
  const second = await offerTwoRoles(to, serving);
  expect(second.serving).toBe('there');
  expect(second.databaseUrl).toContain(`${serving}:PASSWORD@`);
  await (await connect(to)).query(`drop role ${serving}`);
});

test('whoever may not make roles is told the address and the role that is missing', async () => {
  const owner = await connect(target.connectionString);
  await owner.query(`create role ${mover} login; grant create on schema public to ${mover}`);
  afterThis(() => owner.query(`drop owned by ${mover}; drop role ${mover}`));
  const to = target.connectionString.replace(/\/\/[^@]*@/, `//${mover}@`);
  const offered = await offerTwoRoles(to, serving);
  expect(offered).toMatchObject({ serving: 'none', migrateDatabaseUrl: to });
  const poor = await connect(to);
  await expect(refusePoorRole(poor)).rejects.toThrow('--to: the role');
  await expect(refusePoorRole(poor)).rejects.toThrow('may not make schemas');
});
