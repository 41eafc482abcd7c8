import { expect, test } from 'vitest';
import { testApp } from '#tests/support/app-of-file.ts';

const server = testApp();

test('no connection of the server lets PostgreSQL compile statements', async () => {
  const reset = await server.ctx.pool.query<{ reset_val: string }>(
    `select reset_val from pg_settings where name = 'jit'`,
  );
  const { rows } = await server.ctx.pool.query<{ jit: string }>('show jit');
  // The server's own setting is on, so it is our connection that turned it off.
  expect([reset.rows[0]?.reset_val, rows[0]?.jit]).toEqual(['on', 'off']);
});
