import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';

const root = path.resolve(import.meta.dirname, '..');
/** What the menu's library gives to its own elements. */
const given = ['--available-height', '--transform-origin'];

test('each property that a class or a style names is set somewhere: else it does nothing, and nobody is told', () => {
  const files = [...globSync('src/web/**/*.{css,ts,tsx}', { cwd: root })];
  const text = files.map((file) => readFileSync(path.join(root, file), 'utf8')).join('\n');
  const used = [...text.matchAll(/(?:\(|\bvar\()(--[\w-]+)/g)].map(([, name]) => name ?? '');
  const set = [...text.matchAll(/(--[\w-]+)['"\]]*:/g)].map(([, name]) => name ?? '');
  expect(used.length).toBeGreaterThan(100);
  expect([...new Set(used)].filter((name) => ![...set, ...given].includes(name))).toEqual([]);
});
