import os from 'node:os';
import { playwright } from '@vitest/browser-playwright';
import { defineConfig } from 'vitest/config';

const browser = process.env['BROWSER_PATH'];
const launchOptions = {
  ...(browser === undefined ? {} : { executablePath: browser }),
  // A Chromium that root starts refuses its sandbox.
  args: process.getuid?.() === 0 ? ['--no-sandbox'] : [],
};
const setupFiles = ['tests/support/fail-on-noise.ts'];

// For a machine that does something else as well: no test waits for these, and none asserts them.
const patience = {
  testTimeout: 180_000,
  hookTimeout: 180_000,
  // What comes about does so before the test is over; a second, as is usual, would be a guess.
  expect: { poll: { timeout: 150_000 } },
};

export default defineConfig({
  test: {
    // Vitest would leave one of two cores idle.
    maxWorkers: Math.max(2, os.availableParallelism()),
    allowOnly: false,
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
        test: { name: 'core', environment: 'node', include: ['src/core/**/*.test.ts'], setupFiles },
      },
      {
        test: { name: 'house', environment: 'node', include: ['tests/*.test.ts'], setupFiles },
      },
      {
        test: {
          name: 'api',
          environment: 'node',
          include: ['src/server/**/*.test.ts', 'tests/api/**/*.test.ts'],
          setupFiles,
          globalSetup: ['tests/support/global-setup.ts'],
        },
      },
      {
        extends: './vite.config.ts',
        test: {
          // What extends another file inherits nothing from this one.
          ...patience,
          name: 'web',
          include: ['src/web/**/*.test.{ts,tsx}'],
          setupFiles,
          browser: {
            enabled: true,
            headless: true,
            screenshotFailures: false,
            provider: playwright({ launchOptions }),
            instances: [{ browser: 'chromium' }],
          },
        },
      },
    ],
  },
});
