import { defineConfig } from '@playwright/test';

const browser = process.env['BROWSER_PATH'];
// A red expectation answers in seconds; a busy machine needs more: CI=true gives it.
const isCi = process.env['CI'] === 'true';

export default defineConfig({
  testDir: 'tests',
  // What people do, and the letter of the specification (tests/letter/README.md).
  testMatch: ['e2e/**/*.spec.ts', 'letter/screens/**/*.spec.ts'],
  globalSetup: './tests/support/global-setup.ts',
  outputDir: '.cache/e2e',
  fullyParallel: true,
  workers: 2,
  forbidOnly: true,
  // One second try in CI, where other work may hold a browser up; the list names each that needed it.
  retries: isCi ? 1 : 0,
  timeout: isCi ? 120_000 : 60_000,
  expect: { timeout: isCi ? 15_000 : 5_000 },
  reporter: process.env['PLAYWRIGHT_JSON_OUTPUT_FILE'] ? [['list'], ['json']] : [['list']],
  use: {
    locale: 'en-GB',
    // A worker would take requests that tests answer themselves; installing.spec.ts allows it.
    serviceWorkers: 'block',
    actionTimeout: isCi ? 20_000 : 10_000,
    screenshot: 'only-on-failure',
    launchOptions: {
      ...(browser === undefined ? {} : { executablePath: browser }),
      // A Chromium that root starts refuses its sandbox.
      args: process.getuid?.() === 0 ? ['--no-sandbox'] : [],
    },
  },
  // A test that proves nothing new on the other device is tagged with the name of its own.
  projects: [
    { name: 'desktop', grepInvert: /@phone/, use: { viewport: { width: 1280, height: 800 } } },
    {
      name: 'phone',
      grepInvert: /@desktop/,
      use: { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true },
    },
  ],
});
