import fs from 'node:fs';

// A statement that PostgreSQL 15 does not take fails the first time it is sent, whatever the data; so its pass
// needs each statement of the product once, and what locks, races and migrates (docs/developers/tests.md).

/** Starts the embedded database, which is PostgreSQL 18 whatever stands beside it, or asks none at all. */
const withoutIt = [
  'src/server/platform/files/encryption.test.ts',
  'src/server/platform/db/embedded-postgres/*',
  'src/server/platform/db/follow-primary.test.ts',
  'src/server/platform/db/keep-embedded.test.ts',
  'tests/api/closed-campus.test.ts',
  'tests/api/doctor-embedded.test.ts',
  'tests/api/first-settings.test.ts',
];

/** Sends no statement of the product that the other files do not send as well; each takes long. */
const withoutOwn = [
  'tests/api/commands-end.test.ts',
  'tests/api/count-and-record.test.ts',
  'tests/api/election-model.test.ts',
  'tests/api/encrypted-backups.test.ts',
  'tests/api/endings.test.ts',
  'tests/api/keys.test.ts',
  'tests/api/look-at.test.ts',
  'tests/api/move.test.ts',
];

/** What the pass of the API tests on PostgreSQL 15 leaves out. */
export function sameOnOldest(): string[] {
  const all = [...withoutIt, ...withoutOwn];
  const gone = all.filter((pattern) => fs.globSync(pattern).length === 0);
  if (gone.length > 0) throw new Error(`tools/same-on-oldest.ts names no file: ${gone.join(', ')}`);
  return all;
}
