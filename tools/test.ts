// The tests of a habit: node tools/test.ts. The long ones: … long, and … long turn for those whose turn it is.
// One suite: … api [filter].
import { execFileSync, spawn } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { findBrowser } from './browser.ts';
import { countTests, redsOf, tellReds } from './read-reports.ts';
import type { Counted } from './read-reports.ts';

interface Step {
  heading: string;
  args: string[];
  env?: Record<string, string>;
  /** The file in which the step leaves its counts. */
  report?: string;
  /** What stands on this step, and says nothing of its own where it is red. */
  next?: Step;
}

interface Outcome extends Counted {
  heading: string;
  minutes: string;
}

const root = path.resolve(import.meta.dirname, '..');
const reports = path.join(root, '.cache/reports');
const oldestPostgres = '/usr/lib/postgresql/15/bin/postgres';
const configs = ['vite.config.ts', 'vitest.config.ts', 'playwright.config.ts'];
// The recommended rules, and a warning is an error.
const strictly = '--extends=recommended-strict';
const keepDirectives = '--report-unused-disable-directives-severity=off';
const linted = ['src', 'tools', 'tests', 'migrations', ...configs];
const lint = ['node_modules/oxlint/bin/oxlint', keepDirectives];

// Several checkers of one project each work out what the others know too, and several projects at once
// hold their memory at once (docs/developers/tests.md).
const types = ['node_modules/typescript/bin/tsc', '-b', '--singleThreaded'];

const vitest = (heading: string, name: string, ...args: string[]): Step => {
  const report = path.join(reports, `${name}.json`);
  const named = ['default', 'json', './tools/tell-reds.ts'];
  const reporters = [...named.map((one) => `--reporter=${one}`), `--outputFile.json=${report}`];
  return {
    heading,
    args: ['node_modules/vitest/vitest.mjs', 'run', ...args, ...reporters],
    env: { TELL_REDS: redsOf(report) },
    report,
  };
};

// One worker more than there are cores: many of these tests wait for a silence or a restart.
const api = ['--project=api', `--maxWorkers=${os.availableParallelism() + 1}`];
const knip = ['node_modules/knip/bin/knip.js', '--cache', '--cache-location', '.cache/knip'];
const e2eReport = path.join(reports, 'e2e.json');

const e2e = (heading: string, filters: string[]): Step => ({
  heading,
  args: ['node_modules/@playwright/test/cli.js', 'test', ...filters],
  env: { PLAYWRIGHT_JSON_OUTPUT_FILE: e2eReport },
  report: e2eReport,
});
/** What is long by its nature stands in files `*.long.test.ts` and `*.long.spec.ts`: those, or those as well. */
const onlyLong = { TEST_LONG: 'only' };
const longToo = { TEST_LONG: 'too' };
const within = (step: Step, env: Record<string, string>): Step => ({
  ...step,
  env: { ...step.env, ...env },
});

/** What asks no test; `check types` runs one of them alone. */
const checks: Step[] = [
  { heading: 'Format', args: ['node_modules/oxfmt/bin/oxfmt', '--check'] },
  {
    heading: 'Types',
    args: types,
    next: { heading: 'Lint by types', args: ['tools/lint-by-types.ts', ...linted] },
  },
  // Without types some directives look unused: "Lint by types" says which ones are.
  { heading: 'Lint', args: [...lint, ...linted] },
  { heading: 'Structure', args: ['tools/check-structure.ts'] },
  {
    heading: 'API document',
    args: ['node_modules/@redocly/cli/bin/cli.js', 'lint', 'docs/openapi.json', strictly],
    env: { REDOCLY_TELEMETRY: 'off', REDOCLY_SUPPRESS_UPDATE_NOTICE: 'true' },
  },
  { heading: 'Dead code', args: knip },
];

/** The steps of a suite run at once. */
const suites: Record<string, (filters: string[]) => Step[]> = {
  check: (filters) =>
    checks.filter(({ heading }) => filters.length === 0 || filters.includes(heading.toLowerCase())),
  core: (filters) => [
    // One test file alone covers little, and that is fine.
    vitest('Core', 'core', '--project=core', ...(filters[0] ? filters : ['--coverage'])),
  ],
  structure: (filters) => [
    vitest('Structure and start', 'structure', '--project=structure', ...filters),
  ],
  api: (filters) => [vitest('API on PostgreSQL 18', 'api', ...api, ...filters)],
  web: (filters) => [vitest('Web', 'web', '--project=web', ...filters)],
  servers: (filters) => [within(vitest('Long API', 'servers', ...api, ...filters), onlyLong)],
  model: () => [
    within(vitest('Model of an election', 'model', ...api, 'election-model'), {
      HUSTINGS_HISTORIES: '200',
    }),
  ],
  screens: (filters) => [within(e2e('Long end to end', filters), onlyLong)],
  oldest: (filters) => {
    if (fs.existsSync(oldestPostgres)) {
      const heading = 'API on PostgreSQL 15, the oldest supported';
      const env = { ...longToo, TEST_POSTGRES: '15' };
      return [within(vitest(heading, 'oldest', ...api, ...filters), env)];
    }
    console.log('\nNo PostgreSQL 15 is here to test on. On Debian: apt-get install postgresql-15');
    return [];
  },
  // What measures and breaks servers: its types, its rules, and a small part of it on a real server.
  lab: (filters) => [
    {
      heading: 'Types of the lab',
      args: [...types, 'lab'],
      next: { heading: 'Lint of the lab by types', args: ['tools/lint-by-types.ts', 'lab'] },
    },
    { heading: 'Lint of the lab', args: [...lint, 'lab'] },
    vitest('Lab', 'lab', '--project=lab', ...filters),
  ],
  secrecy: (filters) => [vitest('Secrecy', 'secrecy', '--project=secrecy', ...filters)],
  build: () => [{ heading: 'Build', args: ['tools/run.mjs', '--build'] }],
  e2e: (filters) => [e2e('End to end', filters)],
};

// The suites of one list run at once; the lists run one after another, the quickest first.
const habit = [['check'], ['core', 'structure'], ['api'], ['web'], ['build'], ['e2e']];
/** The parts of `npm run test:long`; one that looks at pages needs them built. */
const long = [['servers', 'model'], ['build', 'screens'], ['oldest'], ['secrecy'], ['lab']];
const oneByOne = (parts: string[][]) => parts.flat().map((name) => [name]);
const plans: Record<string, () => string[][]> = {
  all: () => habit,
  long: () => oneByOne(isTurn ? fromTurn() : long),
};
/** After each landing another part begins, so that each comes round. It takes at least ten minutes. */
const enoughOfTurn = 10 * 60_000;
function fromTurn(): string[][] {
  const commits = execFileSync('git', ['rev-list', '--count', 'HEAD'], {
    encoding: 'utf8',
    cwd: root,
  });
  const turn = Number(commits) % long.length;
  return [...long.slice(turn), ...long.slice(0, turn)];
}
const needPages = ['e2e', 'screens'];
const needBrowser = ['web', ...needPages];

const [wanted = 'all', ...filters] = process.argv.slice(2);
const isTurn = wanted === 'long' && filters[0] === 'turn';
const plan = plans[wanted]?.() ?? [[wanted]];
if (!plan.flat().every((name) => name in suites)) {
  const known = [...Object.keys(plans), ...Object.keys(suites)].join(', ');
  console.error(`There is no "${wanted}" here. There are: ${known}.`);
  process.exit(2);
}

process.chdir(root);
delete process.env['NODE_ENV'];
fs.rmSync(reports, { recursive: true, force: true });
fs.mkdirSync(reports, { recursive: true });
const started = Date.now();
const running = new Set<ChildProcess>();
const done: Outcome[] = [];
let isStopped = false;
for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.on(signal, () => {
    // The second time they are killed.
    for (const child of running) child.kill(isStopped ? 'SIGKILL' : signal);
    isStopped = true;
  });
}

const failed = () => done.reduce((sum, step) => sum + step.failed, 0);
for (const names of plan) {
  if (isTurn && Date.now() - started > enoughOfTurn) break;
  // What a broken build left behind would be tested instead.
  const isUnbuilt = done.some((step) => step.heading === 'Build' && step.failed > 0);
  if (isUnbuilt && names.some((name) => needPages.includes(name))) continue;
  if (names.some((name) => needBrowser.includes(name))) {
    const browser = findBrowser();
    if (browser !== undefined) process.env['BROWSER_PATH'] = browser;
  }
  const steps = names.flatMap((name) => suites[name]?.(isTurn ? [] : filters) ?? []);
  await Promise.all(steps.map((step) => run(step, steps.length === 1)));
  // A red suite stops none after it: one run says all that is red.
  if (isStopped) break;
}

const seconds = Math.round((Date.now() - started) / 1000);
console.log(`\nTook ${Math.floor(seconds / 60)} min ${seconds % 60} s.`);
if (wanted in plans) {
  console.log(
    `Minutes: ${done.map(({ heading, minutes }) => `${heading} ${minutes}`).join(', ')}.`,
  );
}
const reds = done.filter((step) => step.failed > 0);
if (wanted !== 'check' && reds.length > 0) {
  console.log(['\nFailed:', ...tellReds(reds), ''].join('\n'));
}
if (wanted === 'check') {
  const those = done.filter((step) => failed() === 0 || step.failed > 0);
  const names = those.map(({ heading }) => heading.toLowerCase()).join(', ');
  console.log(`${failed() === 0 ? 'All checks passed' : 'Failed'}: ${names}`);
} else {
  // Alone on its line: CI reads it.
  console.log(`${done.reduce((sum, step) => sum + step.passed, 0)} passed, ${failed()} failed`);
}
process.exitCode = failed() > 0 || isStopped ? 1 : 0;

/** Runs a step; one that runs beside others prints what it says when it is done. */
async function run(step: Step, isAlone: boolean): Promise<void> {
  const { heading, args, env, report, next } = step;
  if (isAlone) console.log(`\n== ${heading}`);
  const began = Date.now();
  const colour = process.stdout.isTTY ? { FORCE_COLOR: '1' } : {};
  const child = spawn(process.execPath, args, {
    stdio: isAlone ? 'inherit' : ['ignore', 'pipe', 'pipe'],
    env: { ...process.env, ...colour, ...env },
  });
  running.add(child);
  const chunks: Buffer[] = [];
  for (const stream of [child.stdout, child.stderr]) {
    stream?.on('data', (chunk: Buffer) => chunks.push(chunk));
  }
  const code = await new Promise((resolve) => child.once('close', resolve));
  running.delete(child);
  if (!isAlone) process.stdout.write(`\n== ${heading}\n${Buffer.concat(chunks).toString()}`);
  const count = countTests(report);
  // A step that failed without a failed test has failed all the same.
  const failures = code === 0 ? count.failed : Math.max(1, count.failed);
  const minutes = ((Date.now() - began) / 60_000).toFixed(1);
  done.push({ heading, ...count, failed: failures, minutes });
  if (next !== undefined && code === 0 && !isStopped) await run(next, isAlone);
}
