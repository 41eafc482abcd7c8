// A data folder of PostgreSQL 17 is taken to the one of this release by the command, which is killed at
// each of its steps and then repeated: every acknowledged vote is there, and the old folder is kept.
import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, rmSync } from 'node:fs';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { carryCampus } from '#server/backup/move-campus.ts';
import { fetchPostgres, majorOf } from '#server/platform/db/embedded-postgres/other-major.ts';
import {
  changeEmbedded,
  placeOf,
  startEmbedded,
} from '#server/platform/db/embedded-postgres/start-embedded.ts';
import { startServer } from '#tests/support/restarting-server.ts';
import { castFor } from './ended-election.ts';
import type { Experiment, Finding } from './experiment.ts';
import { skip } from './experiment.ts';
import type { Fixture } from './fixture.ts';
import { judgeAt } from './fixture.ts';
import { killNow, postgresOf } from './postgres-processes.ts';
import type { Judgement, Receipts } from './receipts.ts';

const former = '17';
const root = path.resolve(import.meta.dirname, '../..');

/** Runs the command, and kills it as soon as it says a step; answers its steps and exit code. */
async function runUpgrade(dataDir: string, killAt: string | null) {
  const child = spawn(process.execPath, ['tools/upgrade-database.ts'], {
    cwd: root,
    env: { PATH: process.env['PATH'], DATA_DIR: dataDir },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const said: string[] = [];
  createInterface(child.stdout).on('line', (line) => {
    said.push(line);
    if (line === killAt) child.kill('SIGKILL');
  });
  const [code] = (await once(child, 'close')) as [number | null];
  return { said, code };
}

/** Puts the campus of a data folder into a cluster of the former PostgreSQL. */
async function age(dataDir: string, packageFolder: string): Promise<void> {
  const workshop = path.join(dataDir, 'workshop');
  const now = await startEmbedded({ dataDir });
  const then = await startEmbedded({ dataDir: workshop, packageFolder });
  await carryCampus(now.connection, then.connection);
  await then.stop();
  await now.stop();
  const kept = changeEmbedded(dataDir, placeOf(workshop).cluster, () => {});
  for (const place of [kept, workshop]) rmSync(place, { recursive: true });
}

/** Serves what the upgrade left, and compares it with what was acknowledged. */
async function judgeUpgraded(
  fixture: Fixture,
  dataDir: string,
  receipts: Receipts,
): Promise<Judgement> {
  const server = startServer({ port: await fixture.port(), dataDir });
  try {
    await server.untilReady();
    return await judgeAt(dataDir, fixture.campus, receipts);
  } finally {
    await server.stop();
    for (const pid of postgresOf(dataDir)) killNow(pid);
  }
}

async function killedAt(
  fixture: Fixture,
  aged: string,
  { step, receipts }: { step: string | null; receipts: Receipts },
) {
  const dataDir = path.join(fixture.folder, `upgraded-${crypto.randomUUID()}`);
  execFileSync('cp', ['-a', aged, dataDir]);
  const wrongs: string[] = [];
  const { said, code: first } = await runUpgrade(dataDir, step);
  if (step !== null) {
    if (first === 0) wrongs.push(`it was not killed at: ${step}`);
    const { code } = await runUpgrade(dataDir, null);
    if (code !== 0) wrongs.push(`the repetition ended with ${code} after: ${step}`);
  } else if (first !== 0) wrongs.push(`it ended with ${first}`);
  const { cluster, ours } = placeOf(dataDir);
  if (majorOf(cluster) !== ours) wrongs.push(`it is of PostgreSQL ${majorOf(cluster)}: ${step}`);
  if (majorOf(`${cluster}-${former}`) !== former) wrongs.push(`the old one is gone: ${step}`);
  const judgement = await judgeUpgraded(fixture, dataDir, receipts);
  rmSync(dataDir, { recursive: true });
  return { said, judgement: { ...judgement, wrongs: [...judgement.wrongs, ...wrongs] } };
}

export const upgrade: Experiment = {
  name: 'upgrade',
  async run(fixture): Promise<Finding[]> {
    const fault = `PostgreSQL ${former} to that of this release, killed at each step and repeated`;
    const aged = fixture.copyData();
    let packageFolder;
    try {
      packageFolder = fetchPostgres(former, placeOf(aged).home);
    } catch (error) {
      return [skip(fault, error instanceof Error ? error.message : String(error))];
    }
    const server = startServer({ port: await fixture.port(), dataDir: aged });
    await server.untilReady();
    const { receipts } = await castFor(fixture.campus, [server]);
    await server.stop();
    await age(aged, packageFolder);
    if (!existsSync(packageFolder)) throw new Error('the binaries are gone');
    const whole = await killedAt(fixture, aged, { step: null, receipts });
    const steps = whole.said.filter((line) => /^(PostgreSQL|The) .*\.$/.test(line));
    const judgements = [whole.judgement];
    for (const step of steps) {
      const { judgement } = await killedAt(fixture, aged, { step, receipts });
      judgements.push(judgement);
    }
    const sum = (of: (one: Judgement) => number) =>
      judgements.reduce((all, one) => all + of(one), 0);
    return [
      {
        fault,
        times: steps.length,
        acknowledged: sum((one) => one.acknowledged),
        lost: sum((one) => one.lost),
        doubled: sum((one) => one.doubled),
        wrongs: judgements.flatMap(({ wrongs }) => wrongs),
        recovery: [],
      },
    ];
  },
};
