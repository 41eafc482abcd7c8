import { createHash } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { TestApp } from '#tests/support/test-app.ts';
import { connectionOf, startTestApp } from '#tests/support/test-app.ts';
import type { Database } from '../platform/db/client.ts';
import { openDatabase } from '../platform/db/client.ts';
import { findActors } from './session-store.ts';

let app: TestApp;
let box: Database;
beforeAll(async () => {
  app = await startTestApp();
  box = openDatabase(connectionOf(app), () => {}, { max: 1 });
});
afterAll(async () => {
  await box.close();
  await app.close();
});

const hashOf = (number: number) => createHash('sha256').update(String(number)).digest();

// The plan is remembered from the first few; then everybody registers, before statistics are taken.
test('a session costs as much when two thousand have registered as when nobody has', async () => {
  const client = await box.pool.connect();
  const onClient = { pool: client } as unknown as Database;
  try {
    await client.query('begin');
    for (let time = 0; time < 8; time += 1) {
      expect(await findActors(onClient, [hashOf(1)])).toEqual([null]);
    }
    await client.query(`with people as (
        insert into accounts (id, role, name, email, enrollment_number, password_hash, is_verified)
        select gen_random_uuid(), 'student', 'Student ' || n, 'crowd' || n || '@campus.example',
          '0177XX' || lpad(n::text, 6, '0'), 'none', true
        from generate_series(1, 2000) as n returning id, substr(enrollment_number, 7)::int as n
      ) insert into sessions (token_hash, account_id, expires_at)
      select sha256(n::text::bytea), id, now() + interval '1 day' from people`);
    const read = async () => {
      const { rows } = await client.query<{ rows: number }>(
        `select sum(pg_stat_get_xact_tuples_returned(c.oid)
            + pg_stat_get_xact_tuples_fetched(c.oid))::int as rows
         from pg_class c left join pg_index i on i.indexrelid = c.oid
         where coalesce(i.indrelid, c.oid) in ('accounts'::regclass, 'sessions'::regclass)`,
      );
      return rows[0]?.rows ?? Number.NaN;
    };
    const before = await read();
    const found = await findActors(onClient, [hashOf(7), hashOf(1_999), hashOf(2_001)]);
    expect(found.map((actor) => actor?.name)).toEqual(['Student 7', 'Student 1999', undefined]);
    expect((await read()) - before).toBeLessThan(50);
  } finally {
    await client.query('rollback');
    client.release();
  }
});
