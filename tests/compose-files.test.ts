import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';

const root = path.resolve(import.meta.dirname, '..');
const read = (name: string) => readFileSync(path.join(root, name), 'utf8');

// Where the server listens and where it keeps its data is the container's own matter.
const ownMatter = ['HOST', 'PORT', 'DATA_DIR', 'KEYS_DIR', 'DATABASE_URL', 'MIGRATE_DATABASE_URL'];

const settings = [...read('.env.example').matchAll(/^#? ?([A-Z][A-Z0-9_]+)=/gm)].flatMap(
  ([, name]) => name ?? [],
);

test.each(['compose.yaml', 'compose.large.yaml'])('%s hands on every setting', (file) => {
  const handed = new Set(
    [...read(file).matchAll(/^ +([A-Z][A-Z0-9_]+):/gm)].map(([, name]) => name),
  );
  expect(settings.length).toBeGreaterThan(20);
  expect(settings.filter((name) => !handed.has(name) && !ownMatter.includes(name))).toEqual([]);
});
