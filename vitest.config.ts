import os from 'node:os';
import { playwright } from '@vitest/browser-playwright';
import { defineConfig } from 'vitest/config';
import { WaitingFirst } from './tests/support/waiting-first.ts';
import { sameOnOldest } from './tools/same-on-oldest.ts';

const browser = process.env['BROWSER_PATH'];
const launchOptions = {
  ...(browser === undefined ? {} : { executablePath: browser }),
  // A Chromium that root starts refuses its sandbox.
  args: process.getuid?.() === 0 ? ['--no-sandbox'] : [],
};
const noNoise = 'tests/support/fail-on-noise.ts';
const setupFiles = [noNoise, 'tests/support/clean-up.ts'];

// Only a hang meets these limits, on any machine: two minutes for a test, five for a hook that starts servers. What
// is waited for inside a test says what was missing before the test's own limit ends it.
const patience = {
  testTimeout: 120_000,
  hookTimeout: 300_000,
  expect: { poll: { timeout: 60_000 } },
};
const actionTimeout = 60_000;
// What is long by nature stands in `*.long.test.ts`; TEST_LONG is `only` or `too` (docs/developers/tests.md).
const long = process.env['TEST_LONG'];
const ending = long === 'only' ? 'long.test.ts' : 'test.ts';
// What the command line excludes reaches no project.
const exclude =
  long === undefined
    ? ['**/*.long.test.ts']
    : process.env['TEST_POSTGRES'] === '15'
      ? sameOnOldest()
      : [];

// Another language or another module stands there before anything is loaded: each has a page of its own.
const withOwnPage = [
  'src/web/campus/language-switch.test.tsx',
  'src/web/events/dialogs/delete-event-dialog.test.tsx',
  'src/web/outcome/files-in-hindi.test.tsx',
  'src/web/voting/entry-names.test.tsx',
];

// Many small files that change nothing of their process: starting one for each costs more than the tests.
const together = { pool: 'threads', isolate: false } as const;

export default defineConfig({
  test: {
    // Vitest would leave one of two cores idle.
    maxWorkers: Math.max(2, os.availableParallelism()),
    allowOnly: false,
    sequence: { sequencer: WaitingFirst },
    ...patience,
    coverage: {
      provider: 'v8',
      include: ['src/core/**/*.ts'],
      exclude: ['**/*.test.ts'],
      reporter: [['text', { skipFull: true }]],
      reportsDirectory: '.cache/coverage',
      thresholds: { branches: 100 },
    },
    projects: [
      {
        test: {
          name: 'core',
          environment: 'node',
          include: [`src/core/**/*.${ending}`],
          exclude,
          ...together,
          setupFiles,
        },
      },
      {
        test: {
          name: 'structure',
          environment: 'node',
          include: [`{tests,src/texts}/*.${ending}`],
          exclude,
          ...together,
          setupFiles,
        },
      },
      {
        test: {
          name: 'api',
          environment: 'node',
          include: ['src/server', 'tests/{api,letter/wire}'].map(
            (place) => `${place}/**/*.${ending}`,
          ),
          exclude,
          // A worker reads the server once for all its files: they cost a third less. What a file
          // leaves behind the next one meets, so hooks clean up (tests/support/clean-up.ts).
          isolate: false,
          setupFiles,
          globalSetup: ['tests/support/global-setup.ts'],
        },
      },
      {
        test: { name: 'lab', environment: 'node', include: ['lab/**/*.test.ts'], setupFiles },
      },
      {
        test: {
          name: 'secrecy',
          environment: 'node',
          include: ['tests/secrecy/**/*.test.ts'],
          setupFiles,
          // One attack on many elections, before any verdict.
          hookTimeout: 60 * 60_000,
        },
      },
      {
        extends: './vite.config.ts',
        test: {
          // What extends another file inherits nothing from this one.
          ...patience,
          // One page more than there are cores: a page often waits for a fade. Alone, Vitest opens one.
          maxWorkers: os.availableParallelism() + 1,
          name: 'web',
          include: ['src/web/**/*.test.{ts,tsx}'],
          // A page loads the app once for all its files: they cost half. What a test leaves there is taken away.
          isolate: false,
          setupFiles: [noNoise, 'tests/support/clean-page.ts'],
          browser: {
            enabled: true,
            headless: true,
            screenshotFailures: false,
            // To draw what moves costs a tenth, and is waited for (tests/support/let-move.ts).
            provider: playwright({
              launchOptions,
              actionTimeout,
              contextOptions: { reducedMotion: 'reduce' },
            }),
            instances: [
              { browser: 'chromium', exclude: withOwnPage },
              { browser: 'chromium', name: 'web, own pages', isolate: true, include: withOwnPage },
            ],
          },
        },
      },
    ],
  },
});
