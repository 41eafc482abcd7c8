import { execFileSync } from 'node:child_process';
import path from 'node:path';
import { benchBallots } from './ballots.ts';
import { benchCasting } from './casting.ts';
import { benchClasses } from './classes.ts';
import { benchClosing } from './closing.ts';
import { benchCounting } from './counting.ts';
import { benchImporting } from './importing.ts';
import { benchLogIns } from './log-ins.ts';
import { canCountCpu } from './processes.ts';
import { benchReading } from './reading.ts';
import { machine, writeReport } from './report.ts';
import { benchRecounting } from './recounting.ts';
import { benchStarting } from './starting.ts';
import { benchCrowd, benchWatching } from './watching.ts';

// Measures the whole product in one run and writes docs/developers/benchmarks.md: npm run bench
// One part alone only prints: npm run bench -- casting. What a first visit costs: npm run size.

const parts: Record<string, () => Promise<string>> = {
  casting: benchCasting,
  reading: benchReading,
  watching: benchWatching,
  'log-ins': benchLogIns,
  importing: benchImporting,
  counting: benchCounting,
  closing: benchClosing,
  recounting: benchRecounting,
  starting: benchStarting,
};

// Only when they are asked for: one needs more memory and open files than the others, two take minutes.
const byNameOnly: typeof parts = {
  crowd: benchCrowd,
  ballots: benchBallots,
  classes: benchClasses,
};

if (!canCountCpu) {
  console.error('The benchmarks count CPU time per process, which they can on Linux only.');
  process.exit(1);
}
const [only] = process.argv.slice(2);
const chosen = Object.entries({ ...parts, ...byNameOnly }).filter(([name]) =>
  only === undefined ? name in parts : name === only,
);
if (chosen.length === 0) {
  console.error(
    `Say which part: ${Object.keys({ ...parts, ...byNameOnly }).join(', ')}, or none for all.`,
  );
  process.exit(1);
}
const began = performance.now();
const measured: string[] = [];
for (const [name, measure] of chosen) {
  console.log(`Measuring: ${name}`);
  const text = await measure();
  console.log(`\n${text}\n`);
  measured.push(text);
}
const minutes = ((performance.now() - began) / 60_000).toFixed(1);
if (only === undefined) {
  writeReport([`${machine()} Took ${minutes} minutes.`, ...measured].join('\n\n'));
  execFileSync(process.execPath, [
    path.resolve(import.meta.dirname, '../../node_modules/oxfmt/bin/oxfmt'),
    'docs/developers/benchmarks.md',
  ]);
  console.log('docs/developers/benchmarks.md is written.');
}
