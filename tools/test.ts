// All tests: node tools/test.ts. With those that only CI runs: … ci. One suite: … api [filter].
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { findBrowser } from './browser.ts';
import { countTests } from './count-tests.ts';
import type { Count } from './count-tests.ts';
import { runSteps, stopWith } from './run-steps.ts';
import type { Step } from './run-steps.ts';

const root = path.resolve(import.meta.dirname, '..');
const reports = path.join(root, '.cache/reports');
const oldestPostgres = '/usr/lib/postgresql/15/bin/postgres';
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

// One worker more than there are cores: many of these tests wait for a silence or a restart.
const api = ['--project=api', `--maxWorkers=${os.availableParallelism() + 1}`];
// What is about the embedded database alone is the same on every other.
const onOldest = [
  ...api,
  '--exclude=src/server/platform/db/embedded-postgres/*',
  '--exclude=src/server/platform/db/keep-embedded*',
];

/** The steps of a suite run at once. */
const suites: Record<string, (filters: string[]) => Step[]> = {
  check: () => [
    node('Format', path.join(modules, 'oxfmt/bin/oxfmt'), '--check'),
    node('Types', path.join(modules, 'typescript/bin/tsc'), '-b'),
    node('Lint', path.join(modules, 'oxlint/bin/oxlint'), ...linted),
    node('Structure', 'tools/check-structure.ts'),
    node('Dead code', path.join(modules, 'knip/bin/knip.js')),
  ],
  core: (filters) => [
    // One test file alone covers little, and that is fine.
    vitest('Core', 'core', '--project=core', ...(filters[0] ? filters : ['--coverage'])),
  ],
  structure: (filters) => [
    vitest('Structure and start', 'structure', '--project=structure', ...filters),
  ],
  api: (filters) => [vitest('API on PostgreSQL 18', 'api', ...api, ...filters)],
  web: (filters) => [vitest('Web', 'web', '--project=web', ...filters)],
  oldest: (filters) => [
    {
      ...vitest('API on PostgreSQL 15, the oldest supported', 'oldest', ...onOldest, ...filters),
      env: { TEST_POSTGRES: '15' },
      ...(fs.existsSync(oldestPostgres)
        ? {}
        : { skip: 'Not run: no PostgreSQL 15 here. On Debian: apt-get install postgresql-15' }),
    },
  ],
  build: () => [node('Build', 'tools/run.mjs', '--build')],
  e2e: (filters) => {
    const report = path.join(reports, 'e2e.json');
    const runner = path.join(modules, '@playwright/test/cli.js');
    return [
      {
        ...node('End to end', runner, 'test', ...filters),
        env: { PLAYWRIGHT_JSON_OUTPUT_FILE: report },
        report,
      },
    ];
  },
};

// The suites of one list run at once; the lists run one after another, the quickest first.
const all = [['check'], ['core', 'structure'], ['api'], ['web'], ['build'], ['e2e']];
const plans: Record<string, string[][]> = { all, ci: [...all, ['oldest']] };
const needsBrowser = new Set(['web', 'e2e']);

const [wanted = 'all', ...filters] = process.argv.slice(2);
const plan = plans[wanted] ?? [[wanted]];
const isKnown = plan.flat().every((name) => name in suites);
if (!isKnown) {
  const known = [...Object.keys(plans), ...Object.keys(suites)].join(', ');
  console.error(`There is no "${wanted}" here. There are: ${known}.`);
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
  const steps = names.flatMap((name) => suites[name]?.(filters) ?? []);
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
if (wanted === 'check') {
  const those = failed.length === 0 ? suites['check']?.([]) : failed;
  const names = those?.map(({ heading }) => heading.toLowerCase()).join(', ');
  console.log(`${failed.length === 0 ? 'All checks passed' : 'Failed'}: ${names}`);
} else {
  // Alone on its line: CI reads it.
  console.log(`${total.passed} passed, ${total.failed} failed`);
}
process.exitCode = total.failed === 0 ? 0 : 1;
