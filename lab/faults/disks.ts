// A disk that loses its power, is full, cannot be written, or fails to sync, under load.
import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { appendFileSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import type { Experiment, Finding } from './experiment.ts';
import { skip } from './experiment.ts';
import type { Load } from './load.ts';
import { startLoad } from './load.ts';
import type { LoopDisk } from './loop-disk.ts';
import { makeDisk, whyNoDisk } from './loop-disk.ts';
import { backendsOf, killNow, postgresOf } from './postgres-processes.ts';
import type { Server } from '#tests/support/restarting-server.ts';
import { startServer } from '#tests/support/restarting-server.ts';
import type { Fixture } from './fixture.ts';
import { judgeAt } from './fixture.ts';

interface Scene {
  fixture: Fixture;
  disk: LoopDisk;
  dataDir: string;
  load: Load;
  server(): Server;
  /** Ends what works there as the fault would, and starts it again after a new mount. */
  restart(): Promise<void>;
  recovery: number[];
  wrongs: string[];
}

/** A server on a disk of its own, with voters. */
async function play(
  fixture: Fixture,
  fault: string,
  scene: { megabytes: number; conf?: string; act: (scene: Scene) => Promise<void> },
): Promise<Finding> {
  const disk = makeDisk(path.join(fixture.folder, `disk-${await fixture.port()}`), scene.megabytes);
  const dataDir = fixture.copyData(path.join(disk.folder, 'data'));
  if (scene.conf !== undefined) {
    appendFileSync(path.join(dataDir, 'postgres/data/postgresql.conf'), `\n${scene.conf}\n`);
  }
  disk.settle();
  const port = await fixture.port();
  let server = startServer({ port, dataDir });
  const failures: string[] = [];
  const endAll = async () => {
    failures.push(...server.failures());
    await server.stop('by force');
    while (postgresOf(dataDir).length > 0) {
      for (const pid of postgresOf(dataDir)) killNow(pid);
      await wait(50);
    }
  };
  try {
    await server.untilReady();
    const load = startLoad(fixture.campus, { ports: [port] });
    const recovery: number[] = [];
    const wrongs: string[] = [];
    const restart = async () => {
      await endAll();
      disk.mountAgain();
      server = startServer({ port, dataDir });
    };
    await load.untilAcknowledged();
    await scene.act({
      fixture,
      disk,
      dataDir,
      load,
      restart,
      recovery,
      wrongs,
      server: () => server,
    });
    await load.stop();
    const judgement = await judgeAt(dataDir, fixture.campus, load.receipts);
    return {
      ...judgement,
      wrongs: [...judgement.wrongs, ...wrongs, ...failures, ...server.failures()],
      fault,
      times: recovery.length,
      recovery,
    };
  } catch (error) {
    console.error(server.words().slice(-1_000));
    throw error;
  } finally {
    await endAll();
    disk.remove();
  }
}

async function cutPower(scene: Scene): Promise<void> {
  const { fixture, disk, load, recovery, restart } = scene;
  const deadline = performance.now() + fixture.seconds(80) * 1000;
  const times = fixture.times(20);
  while (recovery.length < times && performance.now() < deadline) {
    await wait(200 + fixture.chance() * 1_500);
    const recovered = load.untilAcknowledged();
    disk.cutPower();
    // Whoever still runs meets a dead disk; nobody may call a vote successful now.
    await wait(fixture.chance() * 200);
    await restart();
    recovery.push(await recovered);
  }
}

/** The same without fsync: an experiment that finds nothing here would prove nothing. */
async function controlOfPowerCut(fixture: Fixture): Promise<Finding> {
  const fault = 'control: power cut of a PostgreSQL that does not sync';
  let missing = 0;
  const finding = await play(fixture, fault, {
    megabytes: 512,
    conf: 'fsync = off\nfull_page_writes = off',
    async act({ disk, load, recovery, dataDir, restart }) {
      await wait(1_500);
      const before = load.snapshot();
      disk.cutPower();
      await restart();
      recovery.push(await load.untilAcknowledged());
      missing = (await judgeAt(dataDir, fixture.campus, before, { isSettled: false })).lost;
    },
  }).catch((error: unknown): Finding => {
    // Without fsync the database may not even open again, which shows the same.
    missing = Infinity;
    return skip(fault, String(error));
  });
  const note =
    missing === Infinity
      ? 'as it must be: the database was beyond recovery'
      : `as it must be: ${missing} acknowledged votes were missing`;
  const wrongs = missing > 0 ? [] : ['nothing was lost, so the power cuts prove nothing'];
  const { times, recovery, acknowledged } = finding;
  return {
    fault,
    times: Math.max(1, times),
    recovery,
    acknowledged,
    lost: 0,
    doubled: 0,
    wrongs,
    note,
  };
}

async function fillDisk({ disk, load, recovery, server, fixture, wrongs }: Scene): Promise<void> {
  const deadline = performance.now() + fixture.seconds(60) * 1000;
  for (let time = 0; time < fixture.times(3) && performance.now() < deadline; time += 1) {
    const makeRoom = disk.fill();
    await untilRefusing(load);
    await wait(1_000);
    const meanwhile = await upload(server().port, fixture.campus.admin.token);
    if (meanwhile !== 503) wrongs.push(`a picture on a full disk was answered ${meanwhile}`);
    makeRoom();
    recovery.push(await load.untilAcknowledged());
    const afterwards = await upload(server().port, fixture.campus.admin.token);
    if (afterwards !== 201) wrongs.push(`a picture afterwards was answered ${afterwards}`);
  }
  if (server().restarts() > 0) wrongs.push('the server ended when the disk was full');
}

const picture =
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==';

/** Sends the smallest picture there is; answers the status. */
export async function upload(port: number, token: string): Promise<number> {
  const form = new FormData();
  form.set('file', new Blob([Buffer.from(picture, 'base64')], { type: 'image/png' }), 'dot.png');
  const { status } = await fetch(`http://127.0.0.1:${port}/api/upload`, {
    method: 'POST',
    headers: { cookie: `hustings=${token}`, 'x-forwarded-for': '10.8.0.1' },
    body: form,
  });
  return status;
}

/** Until votes are refused and none is taken: what was allocated before may serve for a while. */
async function untilRefusing({ answers }: Load): Promise<void> {
  const count = (status: number) => answers.get(status) ?? 0;
  const refused = count(503);
  for (let waited = 0; waited < 60; waited += 1) {
    const good = count(200);
    await wait(300);
    if (count(503) > refused && count(200) === good) return;
  }
}

async function turnReadOnly(scene: Scene): Promise<void> {
  const { disk, load, recovery, restart, server, fixture, wrongs } = scene;
  const deadline = performance.now() + fixture.seconds(40) * 1000;
  for (let time = 0; time < fixture.times(3) && performance.now() < deadline; time += 1) {
    await wait(300);
    disk.turnReadOnly();
    await untilRefusing(load);
    if (server().restarts() > 0) wrongs.push('the server ended when the disk was read-only');
    const recovered = load.untilAcknowledged();
    await restart();
    recovery.push(await recovered);
  }
}

/** The next fdatasync of every backend fails, as on a dying disk. */
async function failToSync({
  dataDir,
  load,
  recovery,
  fixture,
  wrongs,
  server,
}: Scene): Promise<void> {
  for (let time = 0; time < fixture.times(5); time += 1) {
    await wait(200 + fixture.chance() * 300);
    const backends = backendsOf(dataDir).flatMap((pid) => ['-p', String(pid)]);
    const inject = ['-e', 'trace=fdatasync', '-e', 'inject=fdatasync:error=EIO:when=3+'];
    const strace = spawn('strace', [...inject, ...backends], {
      stdio: ['ignore', 'ignore', 'pipe'],
    });
    let said = '';
    strace.stderr.on('data', (bytes: Buffer) => (said += String(bytes)));
    const ended = once(strace, 'exit');
    const recovered = load.untilAcknowledged();
    // All of them panic, and then nobody is left to be traced.
    await Promise.race([ended, wait(20_000)]);
    strace.kill('SIGKILL');
    if (!said.includes('INJECTED'))
      wrongs.push(`no error could be injected: ${said.slice(0, 200)}`);
    await recovered;
    recovery.push(await load.untilAcknowledged());
  }
  if (server().restarts() > 0) wrongs.push('the server ended when a sync failed');
}

const cuts = 'power cut (file system shut down at a random instant)';
const full = 'full disk';
const readOnly = 'disk that turns read-only';
const noSync = 'fdatasync fails (EIO)';

export const disks: Experiment = {
  name: 'disks',
  async run(fixture) {
    const reason = whyNoDisk(fixture.folder);
    if (reason !== null) return [cuts, full, readOnly, noSync].map((fault) => skip(fault, reason));
    const hasStrace = spawnSync('strace', ['-e', 'trace=none', 'true']).status === 0;
    return [
      await play(fixture, cuts, { megabytes: 1_024, act: cutPower }),
      await controlOfPowerCut(fixture),
      await play(fixture, full, { megabytes: 256, act: fillDisk }),
      await play(fixture, readOnly, { megabytes: 512, act: turnReadOnly }),
      hasStrace
        ? await play(fixture, noSync, { megabytes: 512, act: failToSync })
        : skip(noSync, 'there is no strace here, or it may not trace'),
    ];
  },
};
