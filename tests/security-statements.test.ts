import { globSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';

// Statements of docs/developers/security.md that are about the text of the project: 2, 9 and 38.

const read = (file: string) => readFileSync(file, 'utf8');
const serverFiles = globSync('src/server/**/*.ts').filter((file) => !file.endsWith('.test.ts'));

describe('2: what people type goes into a statement as a parameter only', () => {
  /** Texts of the project itself: conditions of who is a voter, the strength of a lock, nothing. */
  const known = new Set([
    ...['isOnListOf', 'wasKnownAtOpening', 'isListedForSql', 'isListedForPositionSql'],
    // The rights of the database's roles: names of tables and columns of ours.
    "statements.join(';\\n'",
    ...['voterBarrierSql', 'belongsSql', 'isVoterSql', 'isLimitedSql', 'fitsPositionSql'],
    'fitsAsListedSql',
    ...['couldVoteSql', 'hasSeatSql', 'hasListedSeatSql', 'isAllLimitedSql'],
    ...['groupsOfAccountSql', 'groupsOfEntrySql', 'fitAlikeSql'],
    // Who of a voter list is written to: conditions of ours, by the kind of an e-mail, which is ours too.
    ...[
      'asksList',
      'isOpenNow',
      'isUncounted',
      "provingEntry('n.number'",
      "provingEntry('n.enrollment_number'",
    ],
    ...['goesByListSql', 'isRefusedSql', "standsWithAddress('s'", "addressHashSql('s.email'"],
    ...["addressOfNumber('r.enrollment_number'", "addressOfNumber('f.enrollment_number'"],
    ...['remindsWholeListSql', 'hasListedChoice', 'hasSeatWithChoiceSql'],
    // Whom a change of an election concerns.
    ...['belongsToChangeSql', 'standsInChangeSql'],
    ...["mayVoteByList('any'", "isToldByList(kind, 'm.occasion'", 'isSwitchedOnSql'],
    "mayVoteByList(kind === 'list-nominations' ? 'any' : 'with candidates'",
    `isToldByList('invitation', "''"`,
    // Whether results wait for their release.
    ...['areResultsHeldSql', 'resultsSinceSql', 'areHeld', 'isAnnounced', 'wasOnListOf'],
    // Whether whoever was named returning officer can act, and the election that a call is about.
    ...['canActSql', 'before', 'after'],
    // What an upgrade looks for, by reasons of ours.
    '`${isReal} and ${isTrue}`',
    ...['`for ${strength} of t`', 'strength', '` and ${hasSeatToVoteForSql}`', "''"],
  ]);

  test('nothing else is put in raw', () => {
    const raw = serverFiles.flatMap((file) =>
      [...read(file).matchAll(/sql\.raw\(((?:`[^`]*`|[^)])*)\)/g)].map(([, text = '']) => ({
        file,
        text: text.trim(),
      })),
    );
    expect(raw.length).toBeGreaterThan(10);
    expect(raw.filter(({ text }) => !known.has(text))).toEqual([]);
  });

  test('a statement is put together by hand only from names of tables and channels', () => {
    const byHand = serverFiles.filter((file) => /\bquery\(\s*`[^`]*\$\{/.test(read(file)));
    expect(byHand.toSorted()).toEqual([
      'src/server/backup/table-store.ts',
      'src/server/platform/db/listen.ts',
    ]);
  });
});

/** A limit as docs/developers/limits.md tells it, and as the code has it. */
const limits: [told: string, file: string, code: string][] = [
  ['60,000 a minute, 600,000 with a session', 'src/server/app.ts', '? 600_000 : 60_000'],
  ['(`ARRIVALS_PER_MINUTE`)', 'src/server/config.ts', "'ARRIVALS_PER_MINUTE', 30"],
  ['10,000 MB of all', 'src/server/config.ts', "'PICTURES_MB', 10_000"],
  ['200 MB of one account', 'src/server/config.ts', "'PICTURES_MB_PER_ACCOUNT', 200"],
  ['500 MB of all', 'src/server/contact/files-store.ts', 'mostOfAll = 500 * 1024 * 1024'],
  ['three a day of one account', 'src/core/contact/about.ts', 'mostFilesADay = 3'],
  ['15 MB of one', 'src/core/contact/about.ts', 'roomOfOne = 15 * 1024 * 1024'],
  ['one in 200 ms', 'src/server/results/live-counts.ts', 'debounceMs = 200'],
  ['500 below the open files', 'src/server/platform/connection-limits.ts', 'spared = 500'],
  ['4 kB for pictures', 'src/server/http/pictures.ts', 'bytesPerSecond: 4 * 1024'],
  ['120 seconds', 'src/server/app.ts', 'requestTimeout: 120_000'],
  ['15 to 20 seconds', 'src/server/app.ts', 'headersTimeout: 15_000'],
  ['10,000; 20,000 or four fifths', 'src/server/platform/passwords.ts', 'longest = 10_000'],
  ['20,000 or four fifths', 'src/server/platform/live-streams.ts', 'most: 20_000'],
  ['four fifths of the connections', 'src/server/platform/connection-limits.ts', '* 0.8'],
  ['24, and 3 of one account', 'src/server/uploads/picture-queue.ts', 'mostHeld = 24'],
  ['5 per account and address', 'src/server/accounts/count-attempt.ts', 'freeHere = 5'],
  ['100 per account', 'src/server/accounts/count-attempt.ts', 'freeEverywhere = 100'],
  ['20,000', 'src/server/voting/queue.ts', 'longestQueue = 20_000'],
  ['8 wait', 'src/server/voter-lists/list-reader.ts', 'mostWaiting = 8'],
  ['with 512 MB', 'src/server/voter-lists/list-reader.ts', 'memoryMb = 512'],
];

test.each(limits)('9: the limit "%s" is the one in %s', (told, file, code) => {
  expect(read('docs/developers/limits.md')).toContain(told);
  expect(read(file)).toContain(code);
});

test('38: the proxies that come along speak TLS 1.2 and newer only', () => {
  expect(read('deploy/nginx.conf')).toMatch(/^\s*ssl_protocols TLSv1\.2 TLSv1\.3;$/m);
  // Caddy does so by itself, unless it is told otherwise.
  expect(read('deploy/Caddyfile')).not.toMatch(/protocols\s+tls1\.[01]|^\s*http:\/\//m);
});
