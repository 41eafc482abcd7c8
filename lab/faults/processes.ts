// Several servers on one PostgreSQL: one is killed, the database is, answers are lost, a standby
// takes over, and what many people do in one moment.
import { mkdirSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { startEmbedded } from '#server/platform/db/embedded-postgres/start-embedded.ts';
import type { EmbeddedDatabase } from '#server/platform/db/embedded-postgres/start-embedded.ts';
import type { PostgresProxy } from '#tests/support/postgres-proxy.ts';
import { startPostgresProxy } from '#tests/support/postgres-proxy.ts';
import { poolAt, urlOf, writeCampus } from '../load/campus.ts';
import type { Place } from '../load/campus.ts';
import { findBinaries, startPair } from './cluster.ts';
import { closeInFlight, voteThousandfold } from './at-once.ts';
import type { Experiment, Finding } from './experiment.ts';
import { skip } from './experiment.ts';
import { judge } from './receipts.ts';
import type { Load } from './load.ts';
import { startLoad } from './load.ts';
import { killNow } from './postgres-processes.ts';
import type { Server } from '#tests/support/restarting-server.ts';
import { startServer } from '#tests/support/restarting-server.ts';
import type { Fixture } from './fixture.ts';

interface Scene {
  fixture: Fixture;
  servers: Server[];
  load: Load;
  recovery: number[];
}

async function startServers(
  fixture: Fixture,
  to: { socket: string; keysDir: string },
  count: number,
): Promise<Server[]> {
  const servers: Server[] = [];
  for (let index = 0; index < count; index += 1) {
    const port = await fixture.port();
    const dataDir = path.join(fixture.folder, `files-${port}`);
    mkdirSync(dataDir);
    const env = { KEYS_DIR: to.keysDir };
    servers.push(startServer({ port, dataDir, databaseUrl: urlOf(to.socket), env }));
  }
  await Promise.all(servers.map((server) => server.untilReady()));
  return servers;
}

/** Two servers under load on the database behind a socket, and what happens to them. */
async function play(
  fixture: Fixture,
  fault: string,
  to: Place & { socket: string; isKilling?: true; campus?: Fixture['campus'] },
  act: (scene: Scene) => Promise<string | void>,
): Promise<Finding> {
  const campus = to.campus ?? fixture.campus;
  const servers = await startServers(fixture, to, 2);
  try {
    const load = startLoad(campus, { ports: servers.map(({ port }) => port) });
    const recovery: number[] = [];
    await load.untilAcknowledged();
    const note = await act({ fixture, servers, load, recovery });
    await load.stop();
    const judgement = await judge(to, campus, load.receipts);
    const failures = servers.flatMap((server) => server.failures());
    const restarts = servers.reduce((sum, server) => sum + server.restarts(), 0);
    if (to.isKilling === undefined && restarts > 0) failures.push('a server ended by itself');
    const wrongs = [...judgement.wrongs, ...failures];
    const finding = { ...judgement, wrongs, fault, times: recovery.length, recovery };
    return typeof note === 'string' ? { ...finding, note } : finding;
  } finally {
    await Promise.all(servers.map((server) => server.stop('by force')));
  }
}

async function killOneOfTwo({ fixture, servers, load, recovery }: Scene): Promise<void> {
  const deadline = performance.now() + fixture.seconds(50) * 1000;
  while (recovery.length < fixture.times(20) && performance.now() < deadline) {
    await wait(100 + fixture.chance() * 400);
    const server = servers[recovery.length % 2];
    server?.kill();
    recovery.push(await load.untilAcknowledged());
    // The other may only be killed once this one is back.
    await server?.untilReady();
  }
}

/** A database that is started again by somebody else, as a service manager would. */
interface Keeper {
  current(): EmbeddedDatabase;
  killAndRestart(): Promise<void>;
}

async function keep(dataDir: string): Promise<Keeper & { stop(): Promise<void> }> {
  const settings = { max_connections: '100' };
  let database = await startEmbedded({ dataDir, settings });
  return {
    current: () => database,
    async killAndRestart() {
      killNow(database.pid);
      await database.exited;
      database = await startEmbedded({ dataDir, settings });
    },
    stop: () => database.stop(),
  };
}

const killDatabase =
  (keeper: Keeper) =>
  async ({ fixture, load, recovery }: Scene): Promise<void> => {
    const deadline = performance.now() + fixture.seconds(40) * 1000;
    while (recovery.length < fixture.times(15) && performance.now() < deadline) {
      await wait(100 + fixture.chance() * 300);
      const recovered = load.untilAcknowledged();
      await keeper.killAndRestart();
      recovery.push(await recovered);
    }
  };

const loseAnswers =
  (proxy: PostgresProxy) =>
  async ({ fixture, load, recovery }: Scene): Promise<string> => {
    const deadline = performance.now() + fixture.seconds(45) * 1000;
    for (let time = 0; time < fixture.times(100) && performance.now() < deadline; time += 1) {
      await wait(20 + fixture.chance() * 100);
      const recovered = load.untilAcknowledged();
      // Now and then nobody gets through for longer than the timeout of a server.
      const isStorm = time % 25 === 4;
      proxy.weather = isStorm ? 'answer-lost' : 'answer-lost-once';
      if (isStorm) await wait(8_000);
      while (!isStorm && proxy.weather === 'answer-lost-once') await wait(5);
      proxy.weather = 'fair';
      recovery.push(await recovered);
    }
    return `${load.unknown()} unknown outcomes were repeated`;
  };

async function promoteStandby(fixture: Fixture): Promise<Finding> {
  const fault = 'primary killed, synchronous standby promoted';
  const binaries = findBinaries();
  if (binaries === null) {
    return skip(fault, 'no pg_basebackup here; on Debian: apt-get install postgresql-15');
  }
  const pair = await startPair(binaries, fixture.folder);
  const to = { host: pair.primary.socket, user: 'hustings', database: 'hustings' };
  const proxy = await startPostgresProxy(to);
  const before = poolAt(pair.primary.socket);
  const after = poolAt(pair.standby.socket);
  try {
    // The tables come with the first server.
    const keysDir = path.join(fixture.folder, 'pair', 'keys');
    const [first] = await startServers(fixture, { socket: proxy.connection.host, keysDir }, 1);
    await first?.stop();
    const campus = await writeCampus({ pool: before, keysDir }, { voters: 5_000, positions: 4 });
    const scene = { socket: proxy.connection.host, pool: after, keysDir, campus };
    return await play(fixture, fault, scene, async ({ load, recovery }) => {
      await wait(2_000);
      const recovered = load.untilAcknowledged();
      pair.primary.kill();
      proxy.weather = 'storm';
      pair.standby.promote();
      to.host = pair.standby.socket;
      proxy.weather = 'fair';
      recovery.push(await recovered);
      await wait(1_000);
    });
  } finally {
    await Promise.all([before.end(), after.end(), proxy.close()]);
    pair.stop();
  }
}

/** What many people do in one moment, on two servers. */
async function gather(fixture: Fixture, to: Place & { socket: string }): Promise<Finding[]> {
  const servers = await startServers(fixture, to, 2);
  const place = { campus: fixture.campus, ports: servers.map(({ port }) => port) };
  const [first, ...others] = fixture.campus.positions;
  const only = (positions: typeof others) => ({ ...fixture.campus, positions });
  try {
    const rounds = fixture.times(10);
    const one = await voteThousandfold(place, rounds);
    const { receipts, refused } = await closeInFlight(place, to.pool, rounds);
    const failures = servers.flatMap((server) => server.failures());
    const same = await judge(to, only(first === undefined ? [] : [first]), one);
    const close = await judge(to, only(others), receipts);
    const shared = { times: rounds, recovery: [] };
    return [
      { ...same, ...shared, fault: 'one vote sent 1,000 times at once, to two servers' },
      {
        ...close,
        ...shared,
        wrongs: [...close.wrongs, ...failures],
        fault: 'the election closes with 1,000 votes in flight',
        note: `${refused} refused, none of them counted`,
      },
    ];
  } finally {
    await Promise.all(servers.map((server) => server.stop('by force')));
  }
}

export const processes: Experiment = {
  name: 'processes',
  async run(fixture) {
    const findings: Finding[] = [];
    const onCopy = async (work: (keeper: Keeper, to: Place & { socket: string }) => unknown) => {
      const dataDir = fixture.copyData();
      const keeper = await keep(dataDir);
      const socket = keeper.current().connection.host;
      const pool = poolAt(socket);
      try {
        await work(keeper, { socket, pool, keysDir: path.join(dataDir, 'keys') });
      } finally {
        await pool.end();
        await keeper.stop();
      }
    };
    await onCopy(async (_, to) => {
      const fault = 'kill -9 of one of two servers';
      findings.push(await play(fixture, fault, { ...to, isKilling: true }, killOneOfTwo));
    });
    await onCopy(async (keeper, to) => {
      const fault = 'kill -9 of the PostgreSQL of two servers';
      findings.push(await play(fixture, fault, to, killDatabase(keeper)));
    });
    await onCopy(async (keeper, to) => {
      const proxy = await startPostgresProxy(keeper.current().connection);
      const socket = proxy.connection.host;
      const fault = 'the answer to a COMMIT is lost';
      findings.push(await play(fixture, fault, { ...to, socket }, loseAnswers(proxy)));
      await proxy.close();
    });
    await onCopy(async (_, to) => findings.push(...(await gather(fixture, to))));
    findings.push(await promoteStandby(fixture));
    return findings;
  },
};
