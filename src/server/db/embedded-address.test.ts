import {
  chmodSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readlinkSync,
  rmSync,
  statSync,
} from 'node:fs';
import path from 'node:path';
import { beforeEach, expect, test } from 'vitest';
import { afterThis } from '#tests/support/after-this.ts';
import * as servers from '#tests/support/embedded-servers.ts';

const { createVotes, borrowDatabase, query, start } = servers;

// Too long for a socket, whose path ends at 103 bytes on macOS and 107 on Linux.
const dataDir = () => path.join(servers.folder, 'x'.repeat(120), 'y'.repeat(120));
const link = () => path.join(dataDir(), 'postgres/socket');
const startFarAway = () => start({ dataDir: dataDir() });

beforeEach(() => borrowDatabase(dataDir()));

test('a long path leads to a private folder elsewhere, which is gone after the stop', async () => {
  const database = await startFarAway();
  const { host } = database.connection;
  expect(readlinkSync(link())).toBe(host);
  expect(Buffer.byteLength(host)).toBeLessThan(90);
  expect(statSync(host).mode & 0o777).toBe(0o700);
  await query(database, createVotes);
  await database.stop();
  expect(existsSync(host)).toBe(false);
});

test('it does not lead into a folder that somebody else prepared', async () => {
  const first = await startFarAway();
  const { host } = first.connection;
  await first.stop();
  mkdirSync(host);
  chmodSync(host, 0o777);
  afterThis(() => rmSync(host, { recursive: true }));
  const second = await startFarAway();
  expect(second.connection.host).not.toBe(host);
  expect(readdirSync(host)).toEqual([]);
  expect(readlinkSync(link())).toBe(second.connection.host);
});

test('it leads to the same folder again after a kill', async () => {
  const first = await startFarAway();
  process.kill(first.pid, 'SIGKILL');
  await first.exited;
  expect((await startFarAway()).connection.host).toBe(first.connection.host);
});
