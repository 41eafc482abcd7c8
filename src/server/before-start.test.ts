import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { findObstacles } from './before-start.ts';
import { readConfig } from './config.ts';

let folder: string;
beforeEach(() => {
  folder = fs.mkdtempSync(path.join(os.tmpdir(), 'hustings-obstacles-'));
  fs.writeFileSync(path.join(folder, 'file'), '');
});
afterEach(() => fs.rmSync(folder, { recursive: true }));

const at = (name: string) => path.join(folder, name);

async function obstaclesOf(settings: Record<string, string>) {
  const { config, problems } = readConfig({ DATA_DIR: at('data'), ...settings });
  expect(problems).toEqual([]);
  const before = fs.readdirSync(folder);
  const warned: unknown[] = [];
  const log = { warn: (about: object) => void warned.push(about) };
  const found = await findObstacles(config, log as never).catch((error: Error) => [error.message]);
  expect(fs.readdirSync(folder)).toEqual(before);
  return { found, warned };
}

test('folders that can be made are no obstacle, and are not made yet', async () => {
  const KEYS_DIR = at('keys/of/elections');
  expect(await obstaclesOf({ KEYS_DIR, BACKUP_DIR: at('backups') })).toEqual({
    found: [],
    warned: [],
  });
});

test.each(['DATA_DIR', 'KEYS_DIR', 'BACKUP_DIR', 'BACKUP_COPY_DIR', 'BACKUP_KEYS_DIR'])(
  'a file in the way of %s is named',
  async (name) => {
    const sentence = `${name} cannot be used: ${at('file')} is a file and no folder.`;
    for (const value of [at('file'), at('file/below/it')]) {
      expect((await obstaclesOf({ [name]: value })).found).toEqual([sentence]);
    }
  },
);

// The superuser may write everywhere.
test.skipIf(process.getuid?.() === 0)(
  'without a place for keys nothing starts; without one for backups it starts with a warning',
  async () => {
    fs.mkdirSync(at('closed'), { mode: 0o500 });
    const own = os.userInfo().username;
    const reason = `cannot be used: the account ${own} has taken its own right to write to ${at('closed')} away. Give it back: chmod u+rwx ${at('closed')}.`;
    const KEYS_DIR = at('closed/keys');
    expect((await obstaclesOf({ KEYS_DIR })).found).toEqual([`KEYS_DIR ${reason}`]);
    expect(await obstaclesOf({ BACKUP_COPY_DIR: KEYS_DIR })).toEqual({
      found: [],
      warned: [{ reason: `BACKUP_COPY_DIR ${reason}` }],
    });
  },
);

test.each([
  [{ MAIL_FROM: 'the council' }, 'MAIL_FROM must be one address'],
  [{ ADMIN_EMAIL: 'a@b.example', ADMIN_PASSWORD: 'password' }, 'ADMIN_PASSWORD: Many people'],
])('%j is told before a database is made', async (settings, said) => {
  const { found } = await obstaclesOf(settings);
  expect(found).toEqual([expect.stringContaining(said)]);
});
