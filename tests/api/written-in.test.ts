import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { startServerProcess } from '#tests/support/backups.ts';
import { goBackTo } from '#tests/support/former-database.ts';
import { upgrade } from '#tests/support/test-app.ts';

test('elections of before are in the language that came first at the upgrade', async () => {
  const app = await startServerProcess();
  await goBackTo(app, '0114-names-in-scripts');
  const { pool } = app.ctx;
  await pool.query(
    `insert into campus (university_name, time_zone, languages) values ('North', 'UTC', '{hi,en}')`,
  );
  for (const state of ['draft', 'published']) {
    await pool.query(
      `insert into elections (id, name, description, starts_at, ends_at, nominations_close_at,
         standings, electorate, state)
       values ($1, 'परिषद', '', '2026-01-01', '2026-01-02', '2026-01-01', 'live', 'everyone', $2)`,
      [randomUUID(), state],
    );
  }
  expect(await upgrade(app)).toContain('0115-written-in');
  const { rows } = await pool.query(`select settings ->> 'writtenIn' as written_in from elections`);
  expect(rows).toEqual([{ written_in: 'hi' }, { written_in: 'hi' }]);
});
