// The whole ladder: node tools/test.ts. One rung: node tools/test.ts core|api|… [filter].
import fs from 'node:fs';
import path from 'node:path';
import { findBrowser } from './browser.ts';
import { countTests } from './count-tests.ts';
import type { Count } from './count-tests.ts';
import { runSteps, stopWith } from './run-steps.ts';
import type { Step } from './run-steps.ts';

const root = path.resolve(import.meta.dirname, '..');
const reports = path.join(root, '.cache/reports');
const floor = '/usr/lib/postgresql/15/bin/postgres';
const modules = path.join(root, 'node_modules');
const configs = ['vite.config.ts', 'vitest.config.ts', 'playwright.config.ts'];
const linted = ['src', 'tools', 'tests', 'migrations', ...configs];

const node = (heading: string, file: string, ...args: string[]): Step => ({
  heading,
  command: [process.execPath, file, ...args],
});

const vitest = (heading: string, report: string, ...args: string[]): Step => {
  const file = path.join(reports, `${report}.json`);
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${file}`];
  const runner = path.join(modules, 'vitest/vitest.mjs');
  return { ...node(heading, runner, 'run', ...args, ...reporters), report: file };
};

// What is about the embedded database alone is the same on every other.
const onFloor = ['--project=api', '--exclude=src/server/platform/db/embedded-postgres/*'];

/** What runs at once stands in one list; the lists run one after another. */
type Rung = (filters: string[]) => Step[];

const rungs: Record<string, Rung> = {
  check: () => [
    node('Format', path.join(modules, 'oxfmt/bin/oxfmt'), '--check'),
    node('Types', path.join(modules, 'typescript/bin/tsc'), '-b'),
    node('Lint', path.join(modules, 'oxlint/bin/oxlint'), ...linted),
    node('Lint configuration', 'tools/lint-walls.ts', '--check'),
    node('Structure', 'tools/check-structure.ts'),
    node('Styles', 'tools/check-styles.ts'),
  ],
  core: (filters) => [
    // One test file alone covers little, and that is fine.
    vitest('Core', 'core', '--project=core', ...(filters[0] ? filters : ['--coverage'])),
  ],
  house: (filters) => [
    vitest('House: the walls and the way in', 'house', '--project=house', ...filters),
  ],
  api: (filters) => [vitest('API on PostgreSQL 18', 'api', '--project=api', ...filters)],
  web: (filters) => [vitest('Web', 'web', '--project=web', ...filters)],
  floor: (filters) => [
    {
      ...vitest('API on PostgreSQL 15, the oldest supported', 'floor', ...onFloor, ...filters),
      env: { TEST_POSTGRES: '15' },
      ...(fs.existsSync(floor)
        ? {}
        : { skip: 'Not run: no PostgreSQL 15 here. On Debian: apt-get install postgresql-15' }),
    },
  ],
  build: () => [node('Pages', 'tools/run.mjs', '--build')],
  browser: (filters) => {
    const report = path.join(reports, 'browser.json');
    const runner = path.join(modules, '@playwright/test/cli.js');
    return [
      {
        ...node('Journeys in the browser', runner, 'test', ...filters),
        env: { PLAYWRIGHT_JSON_OUTPUT_FILE: report },
        report,
      },
    ];
  },
};

const ladder = [['check'], ['core', 'house'], ['api'], ['web'], ['floor'], ['build'], ['browser']];
const needsBrowser = new Set(['web', 'browser']);

const [only, ...filters] = process.argv.slice(2);
const plan = only === undefined ? ladder : [[only]];
const isKnown = plan.flat().every((name) => name in rungs);
if (!isKnown) {
  console.error(`There is no "${only}" here. There are: ${Object.keys(rungs).join(', ')}.`);
  process.exit(2);
}

process.chdir(root);
delete process.env['NODE_ENV'];
fs.rmSync(reports, { recursive: true, force: true });
fs.mkdirSync(reports, { recursive: true });
const started = Date.now();
const total: Count = { passed: 0, failed: 0 };
const failed: Step[] = [];
process.on('SIGINT', stopWith);
process.on('SIGTERM', stopWith);

for (const names of plan) {
  const steps = names.flatMap((name) => rungs[name]?.(filters) ?? []);
  if (names.some((name) => needsBrowser.has(name)) && process.env['BROWSER_PATH'] === undefined) {
    const browser = findBrowser();
    if (browser !== undefined) process.env['BROWSER_PATH'] = browser;
  }
  const outcomes = await runSteps(steps);
  for (const { step, code } of outcomes) {
    if (code !== 0) failed.push(step);
    const count = countTests(step.report);
    total.passed += count.passed;
    // A step that failed without a failed test has failed all the same.
    total.failed += code === 0 ? count.failed : Math.max(1, count.failed);
  }
  if (total.failed > 0) break;
}

const seconds = Math.round((Date.now() - started) / 1000);
console.log(`\nTook ${Math.floor(seconds / 60)} min ${seconds % 60} s.`);
if (only === 'check') {
  const those = failed.length === 0 ? rungs['check']?.([]) : failed;
  const names = those?.map(({ heading }) => heading.toLowerCase()).join(', ');
  console.log(`${failed.length === 0 ? 'All checks passed' : 'Failed'}: ${names}`);
} else {
  // Alone on its line: CI reads it.
  console.log(`${total.passed} passed, ${total.failed} failed`);
}
process.exitCode = total.failed === 0 ? 0 : 1;
