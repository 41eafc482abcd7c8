// npm run faults [-- names…] [--share=0.1] [--seed=N] [--record]
import { readFileSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import type { Experiment, Finding } from './experiment.ts';
import { isBad } from './experiment.ts';
import { closing } from './closing.ts';
import { failovers } from './failovers.ts';
import { disks } from './disks.ts';
import { hostile } from './hostile.ts';
import { kills } from './kills.ts';
import { tooMuch } from './overload.ts';
import { processes } from './processes.ts';
import { restoring } from './restoring.ts';
import { store } from './store.ts';
import { upgrade } from './upgrade.ts';
import { prepareFixture } from './fixture.ts';
import { tableOf } from './experiment.ts';

const experiments: Experiment[] = [kills, disks, processes, closing, restoring, tooMuch, hostile];

// Needs more than Node, and as long as all others together: only when it is asked for.
const byNameOnly: Experiment[] = [failovers, upgrade, store];

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    share: { type: 'string', default: '1' },
    seed: { type: 'string', default: String(Date.now() % 1_000_000) },
    record: { type: 'boolean', default: false },
  },
});

async function main(): Promise<number> {
  if (process.platform !== 'linux') {
    console.error('The fault experiments need Linux: they look for processes in /proc.');
    return 1;
  }
  const all = [...experiments, ...byNameOnly];
  const chosen =
    positionals.length === 0 ? experiments : all.filter(({ name }) => positionals.includes(name));
  if (chosen.length === 0) {
    console.error(`There are: ${all.map(({ name }) => name).join(', ')}.`);
    return 2;
  }
  const began = performance.now();
  console.log(`Seed ${values.seed}. A campus is prepared…`);
  const fixture = await prepareFixture({
    seed: Number(values.seed),
    share: Number(values.share),
  });
  const findings: Finding[] = [];
  try {
    for (const { name, run } of chosen) {
      const since = performance.now();
      console.log(`\n${name}…`);
      const found = await run(fixture);
      findings.push(...found);
      console.log(tableOf(found));
      console.log(`Took ${Math.round((performance.now() - since) / 1000)} s.`);
    }
  } finally {
    fixture.close();
  }
  const minutes = ((performance.now() - began) / 60_000).toFixed(1);
  const others = Math.round(os.loadavg()[2] ?? 0);
  const summary = `Took ${minutes} minutes on ${os.availableParallelism()} cores, seed ${values.seed}, load average ${others}.`;
  const table = `${tableOf(findings)}\n\n${summary}`;
  console.log(`\n${table}`);
  if (values.record) record(table);
  return findings.some(isBad) ? 1 : 0;
}

/** Puts the table where docs/developers/reliability.md keeps the last one. */
function record(table: string): void {
  const file = path.resolve(import.meta.dirname, '../../docs/developers/reliability.md');
  const text = readFileSync(file, 'utf8');
  const place = /(<!-- table -->\n).*(<!-- \/table -->)/s;
  writeFileSync(
    file,
    text.replace(place, (_, open, close) => `${open}\n${table}\n\n${close}`),
  );
}

process.exitCode = await main();
