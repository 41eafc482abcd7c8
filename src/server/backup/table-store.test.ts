import { setImmediate as nextTurn } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { openDatabase } from '#server/platform/db/client.ts';
import { openLine } from '#server/platform/db/open-line.ts';
import { afterThis } from '#tests/support/after-this.ts';
import { createTestDatabase } from '#tests/support/database.ts';
import { copyIn } from './table-store.ts';

test('a table that loses its connection while it is filled says so, and ends', async () => {
  const database = await createTestDatabase();
  afterThis(() => database.drop());
  const { pool, close } = openDatabase(database.connection, () => {});
  afterThis(close);
  const line = await openLine(database.connection);
  afterThis(() => line.close());
  await line.client.query('begin; create table filled (n int)');
  const filling = copyIn(line.client, { name: 'filled', schema: 'public', columns: ['n'] });
  await filling.write(Buffer.from('n\n1\n'));
  const ended = new Promise<void>((resolve) => line.client.once('end', resolve));
  await pool.query(
    `select pg_terminate_backend(pid) from pg_stat_activity
     where datname = current_database() and application_name = 'hustings moving'`,
  );
  await ended;
  await nextTurn();
  await expect(filling.write(Buffer.from('2\n'))).rejects.toThrow(/terminat/);
  await expect(filling.end()).rejects.toThrow(/terminat/);
  await filling.abort();
});
