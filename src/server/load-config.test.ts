import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { loadConfig } from './load-config.ts';

const before = process.cwd();
beforeEach(() => process.chdir(fs.mkdtempSync(path.join(os.tmpdir(), 'hustings-env-'))));
afterEach(() => {
  const folder = process.cwd();
  process.chdir(before);
  fs.rmSync(folder, { recursive: true });
});

const load = (environment: Record<string, string> = {}) => loadConfig(environment);

test('the file .env adds what the environment does not say', () => {
  fs.writeFileSync('.env', '\uFEFFHOST=0.0.0.0\nPORT=4000 # of ours\n');
  expect(load({ PORT: '5000' })).toMatchObject({
    problems: [],
    config: { host: '0.0.0.0', port: 5000 },
  });
});

test('there need be none', () => expect(load().problems).toEqual([]));

test.each<[what: string, make: () => void, reason: string]>([
  ['a folder', () => fs.mkdirSync('.env'), 'it is no file'],
  ['a link that leads nowhere', () => fs.symlinkSync('gone', '.env'), 'leads nowhere'],
  [
    'text in UTF-16',
    () => fs.writeFileSync('.env', Buffer.from('PORT=4000', 'utf16le')),
    'save it as UTF-8',
  ],
])('%s is named', (_, make, reason) => {
  make();
  const [problem, ...more] = load().problems;
  expect(problem).toMatch(/^The file \.env cannot be read: /);
  expect(problem).toContain(reason);
  expect(more).toEqual([]);
});

// The superuser reads all.
test.skipIf(process.getuid?.() === 0)('a file of somebody else is named', () => {
  fs.writeFileSync('.env', 'PORT=4000', { mode: 0 });
  expect(load().problems).toEqual([
    'The file .env cannot be read: give this account the right to read it.',
  ]);
});
