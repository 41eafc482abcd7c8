// npm run year [-- --keep] [--from=season] [--record]: a campus of 2,000 from July to July, over three releases.
import { readFileSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { whyNoDisk } from '../faults/loop-disk.ts';
import { whyNoClock } from './clock.ts';
import type { Day } from './diary.ts';
import { tableOfDays } from './diary.ts';
import { keepAfter, takeUpAfter } from './kept.ts';
import { makeRelease, thisRelease } from './releases.ts';
import type { Stage } from './stage.ts';
import { closeStage, openStage, stop } from './stage.ts';

const { values } = parseArgs({
  options: {
    /** Keeps what each season left in .cache/year. */
    keep: { type: 'boolean', default: false },
    /** Begins with this season, after what was kept of the one before. */
    from: { type: 'string', default: 'summer' },
    /** Puts the table where docs/developers/year.md keeps the last one. */
    record: { type: 'boolean', default: false },
  },
});

async function main(): Promise<number> {
  const reason = whyNoClock() ?? whyNoDisk(os.tmpdir());
  if (reason !== null) {
    console.error(`The year cannot be played here: ${reason}.`);
    return 1;
  }
  const began = performance.now();
  const former = {
    first: makeRelease('0.1.0', '24b5ea6'),
    second: makeRelease('0.2.0', '31459d75'),
  };
  // Each is loaded when it begins: what went wrong in a later one can be mended while an earlier one is played.
  const seasons: [string, (stage: Stage) => Promise<void>][] = [
    ['summer', async (stage) => (await import('./summer.ts')).playSummer(stage, former.first)],
    ['autumn', async (stage) => (await import('./autumn.ts')).playAutumn(stage, former.second)],
    ['winter', async (stage) => (await import('./winter.ts')).playWinter(stage, thisRelease)],
    ['contested', async (stage) => (await import('./contested.ts')).playContested(stage)],
    ['spring', async (stage) => (await import('./spring.ts')).playSpring(stage)],
  ];
  const first = seasons.findIndex(([name]) => name === values.from);
  if (first === -1) {
    console.error(`There are: ${seasons.map(([name]) => name).join(', ')}.`);
    return 2;
  }
  const prepared = performance.now();
  const stage = await openStage();
  stage.release = [former.first, former.second, thisRelease][Math.max(0, first - 1)] ?? thisRelease;
  try {
    const before = seasons[first - 1];
    if (before !== undefined) takeUpAfter(stage, before[0]);
    for (const [name, play] of seasons.slice(first)) {
      await play(stage);
      if (!values.keep) continue;
      await stop(stage);
      keepAfter(stage, name);
    }
    await stop(stage);
  } catch (error) {
    console.error(error);
    console.error(stage.server?.words().split('\n').slice(-25).join('\n'));
    stage.diary.check('the year goes on', false, String(error));
  } finally {
    await closeStage(stage);
  }
  const took = { preparing: prepared - began, year: performance.now() - prepared };
  return report(stage.diary.days, took);
}

function report(days: readonly Day[], took: { preparing: number; year: number }): number {
  const checks = days.reduce((sum, day) => sum + day.checks, 0);
  const failed = days.flatMap((day) => day.failed);
  const [minutes, before] = [took.year, took.preparing].map((ms) => (ms / 60_000).toFixed(1));
  const load = os.loadavg()[2]?.toFixed(1);
  const summary = `${days.length} days, ${checks} checks, ${failed.length} failed. Took ${minutes} minutes, and ${before} to make the former releases, on ${os.availableParallelism()} cores, load average ${load}.`;
  const table = `${tableOfDays(days)}\n\n${summary}`;
  console.log(`\n${table}`);
  if (values.record) record(table);
  for (const one of failed) console.log(`FAILED: ${one}`);
  return failed.length === 0 ? 0 : 1;
}

function record(table: string): void {
  const file = path.resolve(import.meta.dirname, '../../docs/developers/year.md');
  const place = /(<!-- table -->\n).*(<!-- \/table -->)/s;
  const text = readFileSync(file, 'utf8');
  writeFileSync(
    file,
    text.replace(place, (_, open, close) => `${open}\n${table}\n\n${close}`),
  );
}

process.exitCode = await main();
