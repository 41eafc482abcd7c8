// Processes killed under load: the server, the postmaster, one backend, and all of them at once.
import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import type { Experiment, Finding } from './experiment.ts';
import { startLoad } from './load.ts';
import { backendsOf, killNow, postgresOf, postmasterOf } from './postgres-processes.ts';
import type { Server } from '#tests/support/restarting-server.ts';
import { startServer } from '#tests/support/restarting-server.ts';
import type { Fixture } from './fixture.ts';
import { judgeAt } from './fixture.ts';

interface Killing {
  fault: string;
  times: number;
  seconds: number;
  /** Whether the server itself goes down with it; else it must stay up. */
  hitsServer: boolean;
  /** Whether a second server tries to start on the folder as well. */
  meetsSecond?: true;
  kill(server: Server, dataDir: string, chance: () => number): boolean;
}

const killPostmaster = (dataDir: string): boolean => {
  try {
    return killNow(postmasterOf(dataDir));
  } catch {
    return false;
  }
};

/** Which processes are killed, how often in a whole run, and for how long at most. */
export const killings: Killing[] = [
  {
    fault: 'kill -9 of the server',
    times: 100,
    seconds: 120,
    hitsServer: true,
    meetsSecond: true,
    kill: (server) => (server.kill(), true),
  },
  {
    fault: 'kill -9 of PostgreSQL (postmaster)',
    times: 60,
    seconds: 60,
    hitsServer: false,
    kill: (_, dataDir) => killPostmaster(dataDir),
  },
  {
    fault: 'kill -9 of one backend of PostgreSQL',
    times: 60,
    seconds: 50,
    hitsServer: false,
    kill(_, dataDir, chance) {
      const backends = backendsOf(dataDir);
      return killNow(backends[Math.floor(chance() * backends.length)] ?? 0x7fffffff);
    },
  },
  {
    fault: 'kill -9 of the server and all of PostgreSQL',
    times: 60,
    seconds: 100,
    hitsServer: true,
    kill(server, dataDir) {
      const all = postgresOf(dataDir);
      server.kill();
      for (const pid of all) killNow(pid);
      return all.length > 0;
    },
  },
];

/** Kills again and again under load, and judges what is left. */
export async function runKilling(fixture: Fixture, killing: Killing): Promise<Finding> {
  const { chance, campus } = fixture;
  const dataDir = fixture.copyData();
  const server = startServer({ port: await fixture.port(), dataDir });
  try {
    await server.untilReady();
    const load = startLoad(campus, { ports: [server.port] });
    const recovery: number[] = [];
    const deadline = performance.now() + fixture.seconds(killing.seconds) * 1000;
    const times = fixture.times(killing.times);
    while (recovery.length < times && performance.now() < deadline && !load.isDone()) {
      await wait(20 + chance() * 300);
      if (!killing.kill(server, dataDir, chance)) continue;
      recovery.push(await load.untilAcknowledged());
    }
    const wrongs: string[] = [];
    const unwanted = server.restarts() - (killing.hitsServer ? recovery.length : 0);
    if (unwanted !== 0) wrongs.push(`the server ended by itself (${unwanted} times)`);
    if (killing.meetsSecond === true) wrongs.push(...refuseSecond(dataDir, await fixture.port()));
    await load.stop();
    const judgement = await judgeAt(dataDir, campus, load.receipts);
    await server.stop('by force');
    wrongs.push(...(await orphansOf(dataDir)));
    return {
      ...judgement,
      wrongs: [...judgement.wrongs, ...wrongs, ...server.failures()],
      fault: killing.fault,
      times: recovery.length,
      recovery,
    };
  } finally {
    await server.stop('by force');
    for (const pid of postgresOf(dataDir)) killNow(pid);
  }
}

/** A second server on the folder must say in a sentence why it does not start. */
function refuseSecond(dataDir: string, port: number): string[] {
  const root = path.resolve(import.meta.dirname, '../..');
  const { status, stderr } = spawnSync(process.execPath, ['src/server/main.ts'], {
    cwd: root,
    encoding: 'utf8',
    timeout: 60_000,
    env: { PATH: process.env['PATH'], PORT: String(port), DATA_DIR: dataDir },
  });
  const isClear = stderr.includes(`Another Hustings is already running on ${dataDir}`);
  return status === 1 && isClear ? [] : [`a second server was not refused: ${stderr}`];
}

/** After the last kill nobody starts anything again, and PostgreSQL must end by itself. */
async function orphansOf(dataDir: string): Promise<string[]> {
  for (let waited = 0; waited < 20_000; waited += 100) {
    if (postgresOf(dataDir).length === 0) return [];
    await wait(100);
  }
  return [`${postgresOf(dataDir).length} processes of PostgreSQL were left behind`];
}

export const kills: Experiment = {
  name: 'kills',
  async run(fixture) {
    const findings = [];
    for (const killing of killings) findings.push(await runKilling(fixture, killing));
    return findings;
  },
};
