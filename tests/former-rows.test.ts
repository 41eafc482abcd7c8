import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

// Of what went, only the rows are left from which elections of 0.3.0 are shown and proved: each table has one reader.
const files = globSync('src/server/**/*.ts').filter((file) => !file.endsWith('.test.ts'));

test.each([
  ['appeals', 'src/server/elections/former-complaints-store.ts'],
  ['disputes', 'src/server/counting/former-disputes-store.ts'],
])('%s are read by one file, and written by none', (table, reader) => {
  const reads = new RegExp(
    String.raw`(?:\b(?:from|join)\s+|(?:From|Join|from|join)\(\s*')${table}\b`,
  );
  const writes = new RegExp(String.raw`(?:\b(?:into|update)\s+|(?:Into|Table)\(\s*')${table}\b`);
  const those = (does: RegExp) => files.filter((file) => does.test(readFileSync(file, 'utf8')));
  // Before anything changes the start asks as well.
  const asks = 'src/server/platform/db/look-before-upgrade.ts';
  expect(those(reads).toSorted()).toEqual([reader, asks].toSorted());
  expect(those(writes)).toEqual([]);
});
