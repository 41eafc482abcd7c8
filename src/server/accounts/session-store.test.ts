import { createHash } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createActor } from '#tests/support/factories.ts';
import { testApp } from '#tests/support/app-of-file.ts';
import { connectionOf } from '#tests/support/test-app.ts';
import type { Database } from '../platform/db/client.ts';
import { openDatabase } from '../platform/db/client.ts';
import { findActors } from './session-store.ts';

let box: Database;
const app = testApp();
beforeAll(async () => {
  box = openDatabase(connectionOf(app), () => {}, { max: 1 });
});
afterAll(async () => {
  await box.close();
});

const hashOf = (number: number) => createHash('sha256').update(String(number)).digest();

test.each([
  ['student', 7 * 24],
  ['faculty', 7 * 24],
  ['council', 12],
  ['admin', 12],
] as const)(
  'the session of a %s ends %i hours after the log-in, however busy it is',
  async (role, hours) => {
    const actor = await createActor(app, { role });
    const { rows } = await app.ctx.pool.query<{ hours: number }>(
      `select extract(epoch from expires_at - created_at)::float8 / 3600 as hours
     from sessions where account_id = $1`,
      [actor.id],
    );
    expect(rows).toEqual([{ hours }]);
    expect((await actor.send('readMe')).body.user).not.toBeNull();
    await app.ctx.pool.query(
      `update sessions set seen_at = now(), expires_at = expires_at - make_interval(hours => $2)
     where account_id = $1`,
      [actor.id, hours],
    );
    app.ctx.sessions.forget(actor.id);
    expect((await actor.send('readMe')).body.user).toBeNull();
  },
);

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
