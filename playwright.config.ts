import { defineConfig } from '@playwright/test';

const browser = process.env['BROWSER_PATH'];

export default defineConfig({
  testDir: 'tests/browser',
  testMatch: '**/*.journey.ts',
  globalSetup: './tests/support/global-setup.ts',
  outputDir: '.cache/journeys',
  fullyParallel: true,
  workers: 2,
  forbidOnly: true,
  retries: 0,
  timeout: 120_000,
  expect: { timeout: 15_000 },
  reporter: process.env['PLAYWRIGHT_JSON_OUTPUT_FILE'] ? [['list'], ['json']] : [['list']],
  use: {
    locale: 'en-GB',
    actionTimeout: 20_000,
    screenshot: 'only-on-failure',
    launchOptions: {
      ...(browser === undefined ? {} : { executablePath: browser }),
      // A Chromium that root starts refuses its sandbox.
      args: process.getuid?.() === 0 ? ['--no-sandbox'] : [],
    },
  },
  // A journey that proves nothing new on the other device is tagged with the name of its own.
  projects: [
    { name: 'desktop', grepInvert: /@phone/, use: { viewport: { width: 1280, height: 800 } } },
    {
      name: 'phone',
      grepInvert: /@desktop/,
      use: { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true },
    },
  ],
});
