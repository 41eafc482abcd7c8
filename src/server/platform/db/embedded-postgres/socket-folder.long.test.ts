import { spawn } from 'node:child_process';
import { mkdirSync, readdirSync, rmSync, statSync, symlinkSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { afterThis } from '#tests/support/after-this.ts';
import * as servers from '#tests/support/embedded-servers.ts';
import { findAccount } from './account.ts';
import { connectionTo } from './socket-folder.ts';

servers.lendFolders();

const { countVotes, createVotes, borrowDatabase, query, start } = servers;

// Too long for a socket, whose path ends at 103 bytes on macOS and 107 on Linux.
const longDataDir = () => path.join(servers.folder, 'x'.repeat(120), 'y'.repeat(120));
const socketIn = (dataDir: string) => path.join(dataDir, 'postgres/socket');

test('a long path is no obstacle, and nothing lies outside of the data folder', async () => {
  const dataDir = longDataDir();
  await borrowDatabase(dataDir);
  const database = await start({ dataDir });
  const { host } = database.connection;
  expect(statSync(host).ino).toBe(statSync(socketIn(dataDir)).ino);
  expect(statSync(host).mode & 0o777).toBe(0o700);
  await query(database, createVotes);
  // Another process finds a way of its own.
  expect(
    await query({ connection: connectionTo(path.dirname(socketIn(dataDir))) }, countVotes),
  ).toEqual([{ count: 0 }]);
  await database.stop();
  expect(readdirSync(socketIn(dataDir))).toEqual([]);
});

test('a long path leads there again after a kill', async () => {
  const dataDir = longDataDir();
  await borrowDatabase(dataDir);
  const first = await start({ dataDir });
  await query(first, createVotes);
  const { connection } = first;
  process.kill(first.pid, 'SIGKILL');
  await first.exited;
  const second = await start({ dataDir, connection });
  expect(second.connection).toBe(connection);
  expect(await query({ connection }, countVotes)).toEqual([{ count: 0 }]);
});

test('the link of an earlier release is not followed', async () => {
  await borrowDatabase();
  const [socket, elsewhere] = [socketIn(servers.folder), path.join(servers.folder, 'elsewhere')];
  rmSync(socket, { recursive: true });
  mkdirSync(elsewhere);
  symlinkSync(elsewhere, socket);
  await query(await start(), 'select 1 as one');
  expect(readdirSync(elsewhere)).toEqual([]);
});

test('the lock of a socket is not mistaken for that of a stranger who has its number now', async () => {
  await borrowDatabase();
  const account = findAccount(path.join(servers.folder, 'postgres/data'));
  const stranger = spawn('sleep', ['600'], { ...account, stdio: 'ignore' });
  afterThis(() => stranger.kill('SIGKILL'));
  writeFileSync(path.join(socketIn(servers.folder), '.s.PGSQL.5432.lock'), `${stranger.pid}\n`);
  expect(await query(await start(), 'select 1 as one')).toEqual([{ one: 1 }]);
});
