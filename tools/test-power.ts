// Whether the tests see: npm run test:power [part of an area or a fault …]. Plants known faults (tools/power), one after the
// other, in a copy of this project, and runs the tests that should be red by each. Ends with 1 where one is not seen.
import { execFileSync, spawn } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { findBrowser } from './browser.ts';
import type { Fault, Suite } from './power/fault.ts';
import { faults, whyStale } from './power/faults.ts';

const root = path.resolve(import.meta.dirname, '..');
// Only a hang takes as long: the tests of a fault are few.
const patienceMs = 20 * 60_000;

const notSeen = 'NOT SEEN';
// As good as not seen: of a file that cannot be loaded no test says what is wrong, and a machine may be too busy.
const byNoTest = 'RED, BUT BY NO TEST';
const late = 'THE TESTS DID NOT END';

const filters = process.argv.slice(2).map((filter) => filter.toLowerCase());
const wanted = faults.filter(
  ({ area, fault }) =>
    filters.length === 0 ||
    filters.some((filter) => `${area}: ${fault}`.toLowerCase().includes(filter)),
);
if (wanted.length === 0) {
  console.error(`No fault is called "${filters.join('" or "')}" (tools/power).`);
  process.exit(2);
}
const stale = wanted.flatMap((fault) => whyStale(fault) ?? []);
if (stale.length > 0) {
  console.error(`The list of faults is stale (tools/power):\n${stale.join('\n')}`);
  process.exit(1);
}

const copy = fs.mkdtempSync(path.join(os.tmpdir(), 'hustings-power-'));
process.on('exit', () => fs.rmSync(copy, { recursive: true, force: true }));
let running: ChildProcess | undefined;
let isStopped = false;
for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.on(signal, () => {
    running?.kill(signal);
    process.exitCode = 1;
    isStopped = true;
  });
}
process.exitCode = (await main()) ? 0 : 1;

async function main(): Promise<boolean> {
  copyProject();
  const browser = findBrowser();
  if (browser !== undefined) process.env['BROWSER_PATH'] = browser;
  const started = Date.now();
  if (!(await areGreenUnplanted())) return false;
  const rows: string[][] = [];
  for (const [index, fault] of wanted.entries()) {
    if (isStopped) return false;
    const began = Date.now();
    const seen = await plant(fault);
    const seconds = `${Math.round((Date.now() - began) / 1000)} s`;
    const name = `${fault.area}: ${fault.fault}`;
    const note = fault.onlyLong === true ? 'left to npm run test:long' : notSeen;
    console.log(`${index + 1}/${wanted.length}  ${seconds}  ${name}\n    ${seen ?? note}`);
    rows.push([name, seen ?? note, seconds]);
  }
  if (isStopped) return false;
  printTable([['Fault', 'Seen by', 'Took'], ...rows]);
  const unseen = rows.filter(([, seen = '']) => [notSeen, byNoTest, late].includes(seen));
  const minutes = ((Date.now() - started) / 60_000).toFixed(1);
  console.log(`\n${rows.length} faults in ${minutes} minutes, ${unseen.length} not seen.`);
  return unseen.length === 0;
}

/** The files as they are here now, without what Git ignores, and the packages by a link. */
function copyProject(): void {
  const known = ['ls-files', '-z', '--cached', '--others', '--exclude-standard'];
  const names = execFileSync('git', known, { cwd: root, encoding: 'utf8', maxBuffer: 2 ** 26 });
  for (const name of new Set(names.split('\0'))) {
    const from = path.join(root, name);
    if (name === '' || !fs.existsSync(from)) continue;
    fs.mkdirSync(path.dirname(path.join(copy, name)), { recursive: true });
    fs.copyFileSync(from, path.join(copy, name));
  }
  fs.symlinkSync(path.join(root, 'node_modules'), path.join(copy, 'node_modules'));
}

/** Runs once what will be run with the faults: what is red without any says nothing of them. */
async function areGreenUnplanted(): Promise<boolean> {
  const bySuite = Map.groupBy(wanted, ({ suite }) => suite);
  for (const [suite, those] of bySuite) {
    const began = Date.now();
    const { code, text } = await runTests(suite, [...new Set(those.map((one) => one.tests))]);
    if (isStopped) return false;
    if (code !== 0) {
      console.error(`${text}\nThese tests are red without any fault: ${suite}.`);
      return false;
    }
    console.log(`Green without a fault: ${suite}, ${Math.round((Date.now() - began) / 1000)} s.`);
  }
  return true;
}

/** Runs the tests of a fault with it in place; answers the first test that is red by it. */
async function plant(fault: Fault): Promise<string | null> {
  const place = path.join(copy, fault.file);
  const text = fs.readFileSync(place, 'utf8');
  // By a function: a dollar in the text is only a dollar.
  fs.writeFileSync(
    place,
    text.replace(fault.before, () => fault.after),
  );
  try {
    const run = await runTests(fault.suite, [fault.tests], ['--bail=1']);
    if (run.code === null) return late;
    return run.code === 0 ? null : (firstRed(fault, run.text) ?? byNoTest);
  } finally {
    fs.writeFileSync(place, text);
  }
}

/** The first test that is red, or what a check says of the file. */
function firstRed({ suite, file }: Fault, text: string): string | null {
  const lines = text.split('\n').map((line) => line.trim());
  if (suite === 'check') {
    const at = lines.findIndex((line) => line.includes(file));
    if (at === -1) return null;
    // The lint says first what is wrong, and then where.
    const isPlace = lines[at]?.startsWith(',-[') === true;
    return `npm run check: ${lines[isPlace ? at - 1 : at]}`;
  }
  // Of the end of a run the names, below which stands what each test said (read-reports.ts).
  const ends = text.slice(text.lastIndexOf('\nFailed:\n')).split('\n');
  const tests = ends
    .filter((line) => /^ {4}\S+\.(test|spec)\.tsx?\b.*: /.test(line))
    .map((line) => line.trim());
  return tests.find((line) => !line.endsWith(': the file itself')) ?? null;
}

async function runTests(
  suite: Suite,
  tests: readonly string[],
  more: readonly string[] = [],
): Promise<{ code: number | null; text: string }> {
  const isVitest = suite !== 'check' && suite !== 'e2e';
  const stop = suite === 'e2e' && more.length > 0 ? ['--max-failures=1'] : [];
  const args = ['tools/test.ts', suite, ...tests, ...(isVitest ? more : stop)];
  // The end-to-end tests look at built pages.
  const first = suite === 'e2e' ? ['tools/run.mjs', '--build'] : [];
  const began = Date.now();
  const isLate = () => Date.now() - began >= patienceMs;
  const child = spawn(process.execPath, [...first, ...args], {
    cwd: copy,
    env: { ...process.env, NO_COLOR: '1' },
    stdio: ['ignore', 'pipe', 'pipe'],
    timeout: patienceMs,
  });
  running = child;
  const chunks: Buffer[] = [];
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (chunk: Buffer) => chunks.push(chunk));
  }
  // Null where it was ended: it has said nothing.
  const code = await new Promise<number | null>((resolve) => {
    child.once('close', (status) => resolve(isLate() ? null : status));
  });
  return { code, text: Buffer.concat(chunks).toString() };
}

function printTable(rows: readonly (readonly string[])[]): void {
  const widest = (column: number) => Math.max(...rows.map((row) => row[column]?.length ?? 0));
  console.log('');
  for (const row of rows) {
    console.log(
      row
        .map((cell, column) => cell.padEnd(widest(column)))
        .join('  ')
        .trimEnd(),
    );
  }
}
