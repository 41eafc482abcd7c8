import fs from 'node:fs';

// A statement that PostgreSQL 15 does not take fails the first time it is sent, whatever the data; so its pass
// needs each statement of the product once, and what locks, races and migrates (docs/developers/tests.md).

/** Starts the embedded database, which is PostgreSQL 18 whatever stands beside it, or asks none at all. */
const withoutIt = [
  'src/server/platform/files/encryption.test.ts',
  'src/server/platform/db/embedded-postgres/*',
  'src/server/platform/db/follow-primary.test.ts',
  'src/server/platform/db/keep-embedded.test.ts',
  'tests/api/closed-campus.long.test.ts',
  'tests/api/doctor-embedded.long.test.ts',
  'tests/api/first-settings.long.test.ts',
];

/** Sends no statement of the product that the other files do not send as well; each takes long. */
const withoutOwn = [
  'src/server/email/deliver.test.ts',
  'src/server/platform/db/end-when-silent.test.ts',
  'src/server/platform/files/files.test.ts',
  'src/server/platform/live.test.ts',
  'src/server/platform/mail/mail.test.ts',
  'src/server/sign-in/reset-password.test.ts',
  'src/server/voting/sealed/open-ballots.test.ts',
  'tests/api/account-notices.test.ts',
  'tests/api/admission.test.ts',
  'tests/api/arrivals.test.ts',
  'tests/api/cached-responses.test.ts',
  'tests/api/case-south-dakota.test.ts',
  'tests/api/case-warwick-2025.test.ts',
  'tests/api/closed-elections.test.ts',
  'tests/api/commands-end.long.test.ts',
  'tests/api/count-and-record.test.ts',
  'tests/api/doctor.test.ts',
  'tests/api/election-model.test.ts',
  'tests/api/encrypted-backups.test.ts',
  'tests/api/endings.test.ts',
  'tests/api/entered.test.ts',
  'tests/api/held-close-unproved.long.test.ts',
  'tests/api/key-folders.long.test.ts',
  'tests/api/keys.test.ts',
  'tests/api/look-at.long.test.ts',
  'tests/api/move.long.test.ts',
  'tests/api/networks.test.ts',
  'tests/api/nomination-settings.test.ts',
  'tests/api/number-format-change.test.ts',
  'tests/api/number-formats.test.ts',
  'tests/api/outcome-by-rules.test.ts',
  'tests/api/picture-rows.test.ts',
  'tests/api/releases.long.test.ts',
  'tests/api/restore-drill.long.test.ts',
  'tests/api/rounds-kit.test.ts',
  'tests/api/safety.test.ts',
  'tests/api/supporters.test.ts',
  'tests/api/take-candidacy.test.ts',
  'tests/api/two-person.test.ts',
  'tests/api/uploads.test.ts',
  'tests/api/without-account.test.ts',
  'tests/letter/wire/section-3-entities.test.ts',
  'tests/letter/wire/section-4-states.test.ts',
  'tests/letter/wire/section-6-roles.test.ts',
  'tests/letter/wire/section-7-calls.test.ts',
];

/** What the pass of the API tests on PostgreSQL 15 leaves out. */
export function sameOnOldest(): string[] {
  const all = [...withoutIt, ...withoutOwn];
  const gone = all.filter((pattern) => fs.globSync(pattern).length === 0);
  if (gone.length > 0) throw new Error(`tools/same-on-oldest.ts names no file: ${gone.join(', ')}`);
  return all;
}
