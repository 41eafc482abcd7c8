import { renameSync } from 'node:fs';
import path from 'node:path';
import { expect, test, vi } from 'vitest';
import { afterThis } from '#tests/support/after-this.ts';
import * as servers from '#tests/support/embedded-servers.ts';
import { openLog } from '../log.ts';
import { keepEmbedded } from './keep-embedded.ts';

servers.lendFolders();

const { borrowDatabase, countVotes, createVotes, query, start } = servers;

async function keep() {
  await borrowDatabase();
  const log = openLog('silent');
  const errors = vi.spyOn(log, 'error');
  const kept = await keepEmbedded({ dataDir: servers.folder, log });
  afterThis(() => kept.stop());
  const complaints = () => errors.mock.calls.map((call) => call.at(-1));
  const pid = async () => {
    const rows = await query<{ pid: number }>(
      kept,
      "select split_part(pg_read_file('postmaster.pid'), chr(10), 1)::int as pid",
    );
    return rows[0]?.pid ?? 0;
  };
  return { kept, complaints, pid };
}

/** Asks until it is answered. */
const answered = <T>(ask: () => Promise<T>): Promise<T> =>
  vi.waitUntil(() => ask().catch(() => null), { timeout: 60_000 }) as Promise<T>;

test('is started again whenever it ends by itself, at the same address', async () => {
  const { kept, pid } = await keep();
  await query(kept, createVotes);
  for (const [index, signal] of (['SIGKILL', 'SIGINT', 'SIGKILL'] as const).entries()) {
    await query(kept, `insert into votes values (${index})`);
    const before = await pid();
    process.kill(before, signal);
    await vi.waitUntil(async () => (await answered(pid)) !== before, { timeout: 60_000 });
    expect(await query(kept, countVotes)).toEqual([{ count: index + 1 }]);
  }
});

test('waits for what is in the way of it, and comes back when that is gone', async () => {
  const { complaints, pid } = await keep();
  const control = path.join(servers.folder, 'postgres/data/global/pg_control');
  const before = await pid();
  renameSync(control, `${control}.away`);
  process.kill(before, 'SIGKILL');
  await vi.waitUntil(() => complaints().length > 2, { timeout: 60_000 });
  expect(new Set(complaints())).toEqual(
    new Set([
      'the embedded database ended by itself and is started again',
      'the embedded database could not be started again',
    ]),
  );
  renameSync(`${control}.away`, control);
  expect(await answered(pid)).not.toBe(before);
});

test('stops for good when asked, even while it cannot be started', async () => {
  const { kept, complaints, pid } = await keep();
  const control = path.join(servers.folder, 'postgres/data/global/pg_control');
  const before = await pid();
  renameSync(control, `${control}.away`);
  process.kill(before, 'SIGKILL');
  await vi.waitUntil(() => complaints().length > 1, { timeout: 60_000 });
  await kept.stop();
  renameSync(`${control}.away`, control);
  await expect(query(kept, 'select 1')).rejects.toThrow(/ENOENT|ECONNREFUSED/);
  // The folder is free for another.
  expect(await query(await start(), 'select 1 as one')).toEqual([{ one: 1 }]);
});
