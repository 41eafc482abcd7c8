import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdirSync, readdirSync, renameSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { describe, expect, test } from 'vitest';
import { afterThis } from '#tests/support/after-this.ts';
import * as servers from '#tests/support/embedded-servers.ts';
import { findBinaries } from './binaries.ts';
import { prepareCluster } from './cluster.ts';

servers.lendFolders();

const { createVotes, isRoot, kill, borrowDatabase, query, refusal, run, start, visiting } = servers;

const home = () => path.join(servers.folder, 'postgres');
const cluster = () => path.join(home(), 'data');

const drafts = () =>
  (existsSync(home()) ? readdirSync(home()) : []).filter((name) => name.startsWith('data.init'));

test('an interrupted initdb is never taken for a database', async () => {
  const server = run(visiting, servers.folder);
  while (drafts().length === 0) await wait(5);
  await kill(server);
  expect(existsSync(cluster())).toBe(false);
  expect(drafts()).toHaveLength(1);
  await query(await start(), createVotes);
  expect(drafts()).toEqual([]);
});

test('nothing is left of an initdb that takes its own files away meanwhile', async () => {
  await borrowDatabase();
  const draft = path.join(home(), 'data.init-failed');
  for (let folder = 0; folder < 200; folder += 1) {
    mkdirSync(path.join(draft, `${folder}`), { recursive: true });
    for (let file = 0; file < 20; file += 1)
      writeFileSync(path.join(draft, `${folder}/${file}`), '');
  }
  const binaries = findBinaries(null, home());
  const initdb = spawn('/bin/sh', ['-c', 'rm -rf "$0"/*', draft], { stdio: 'ignore' });
  while (readdirSync(draft).length === 200) await wait(1);
  await prepareCluster(cluster(), { account: null, binaries });
  expect(drafts()).toEqual([]);
  await once(initdb, 'close');
});

test('the database sorts alike on every system', async () => {
  await borrowDatabase();
  const [row] = await query(
    await start(),
    `select pg_encoding_to_char(encoding) as encoding, datlocprovider as provider,
      datlocale as locale from pg_database where datname = current_database()`,
  );
  expect(row).toEqual({ encoding: 'UTF8', provider: 'b', locale: 'C.UTF-8' });
});

describe('what the operator can put right is one sentence', () => {
  test('a database of another version', async () => {
    await borrowDatabase();
    writeFileSync(path.join(cluster(), 'PG_VERSION'), '17\n');
    afterThis(() => writeFileSync(path.join(cluster(), 'PG_VERSION'), '18\n'));
    expect(await refusal(start())).toBe(
      `The database in ${cluster()} was made by PostgreSQL 17, and this Hustings brings PostgreSQL 18: take it over with "npm run upgrade-database", or set DATA_DIR to another folder.`,
    );
  });

  test('something else where the database belongs', async () => {
    mkdirSync(cluster(), { recursive: true });
    if (isRoot) execFileSync('chown', ['nobody', cluster()]);
    writeFileSync(path.join(cluster(), 'notes.txt'), '');
    expect(await refusal(start())).toBe(
      `${cluster()} holds something that is no database: move it away, or set DATA_DIR to another folder.`,
    );
  });

  test('a data folder that is a file', async () => {
    const file = path.join(servers.folder, 'file');
    writeFileSync(file, '');
    const sentence = await refusal(start({ dataDir: file }));
    expect(sentence).toContain(`The data folder ${file} cannot be used: `);
  });

  test('a damaged database', async () => {
    await borrowDatabase();
    const control = path.join(cluster(), 'global/pg_control');
    renameSync(control, `${control}.away`);
    afterThis(() => renameSync(`${control}.away`, control));
    expect(await refusal(start())).toMatch(/^PostgreSQL could not start: .*pg_control.*\.$/);
  });

  test('a setting that PostgreSQL does not know, after which the folder is free again', async () => {
    await borrowDatabase();
    expect(await refusal(start({ settings: { nonsense: 'yes' } }))).toBe(
      'PostgreSQL could not start: unrecognized configuration parameter "nonsense".',
    );
    await start();
  });

  test('a platform without binaries', () => {
    expect(() => findBinaries(null, servers.folder, 'sunos-x64')).toThrow(
      'No PostgreSQL comes with Hustings for sunos-x64: set DATABASE_URL to a PostgreSQL server, 15 or newer.',
    );
  });
});
