import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync, renameSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { describe, expect, test } from 'vitest';
import { afterThis } from '#tests/support/after-this.ts';
import * as servers from '#tests/support/embedded-servers.ts';
import { findBinaries } from './embedded-binaries.ts';

const { createVotes, isRoot, kill, borrowDatabase, query, refusal, run, start, visiting } = servers;

const home = () => path.join(servers.folder, 'postgres');
const cluster = () => path.join(home(), 'data');

test('an interrupted initdb is never taken for a database', async () => {
  const drafts = () =>
    (existsSync(home()) ? readdirSync(home()) : []).filter((name) => name.startsWith('data.init'));
  const server = run(visiting, servers.folder);
  while (drafts().length === 0) await wait(5);
  await kill(server);
  expect(existsSync(cluster())).toBe(false);
  expect(drafts()).toHaveLength(1);
  await query(await start(), createVotes);
  expect(drafts()).toEqual([]);
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
      `The database in ${cluster()} was made by PostgreSQL 17, and this Hustings brings PostgreSQL 18: start the Hustings that made it, or set DATA_DIR to another folder.`,
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

  test('a platform without binaries', async () => {
    expect(await refusal(findBinaries(null, servers.folder, 'sunos-x64'))).toBe(
      'No PostgreSQL comes with Hustings for sunos-x64: set DATABASE_URL to a PostgreSQL server, 15 or newer.',
    );
  });
});
