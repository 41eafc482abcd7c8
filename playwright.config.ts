import { defineConfig } from '@playwright/test';

const browser = process.env['BROWSER_PATH'];
// What is long by nature stands in `*.long.spec.ts` (docs/developers/tests.md).
const isLong = process.env['TEST_LONG'] === 'only';
const long = '**/*.long.spec.ts';
// Only a hang meets these limits, on any machine.
const patience = 60_000;

export default defineConfig({
  testDir: 'tests',
  // What people do, and the letter of the specification (tests/letter/README.md).
  testMatch: isLong ? [`e2e/${long}`] : ['e2e/**/*.spec.ts', 'letter/screens/**/*.spec.ts'],
  testIgnore: isLong ? [] : [long],
  globalSetup: './tests/support/global-setup.ts',
  outputDir: '.cache/e2e',
  fullyParallel: true,
  workers: 2,
  forbidOnly: true,
  // A journey has many steps, each with its own limit.
  timeout: 10 * patience,
  expect: { timeout: patience },
  reporter: [
    ['list'],
    ['./tools/end-after-hangs.ts'],
    ...(process.env['PLAYWRIGHT_JSON_OUTPUT_FILE'] ? [['json'] as const] : []),
  ],
  use: {
    locale: 'en-GB',
    // Frames of movement cost a tenth of the processor, and no test here looks at them.
    contextOptions: { reducedMotion: 'reduce' },
    // A worker would take requests that tests answer themselves; installing.spec.ts allows it.
    serviceWorkers: 'block',
    actionTimeout: patience,
    screenshot: 'only-on-failure',
    launchOptions: {
      ...(browser === undefined ? {} : { executablePath: browser }),
      // A Chromium that root starts refuses its sandbox.
      args: process.getuid?.() === 0 ? ['--no-sandbox'] : [],
    },
  },
  // On the desktop, unless a test is tagged `@phone`, or `@both` for what a phone changes. The long ones look at both.
  projects: [
    { name: 'desktop', grepInvert: /@phone/, use: { viewport: { width: 1280, height: 800 } } },
    {
      name: 'phone',
      ...(isLong ? { grepInvert: /@desktop/ } : { grep: /@phone|@both/ }),
      use: { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true },
    },
  ],
});
