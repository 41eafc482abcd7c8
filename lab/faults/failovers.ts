// npm run faults -- cluster: three nodes, two servers and HAProxy, and what happens to the primary
// while votes go on. docs/cluster.md is the guide to such a cluster.
import { execFileSync, spawn } from 'node:child_process';
import { mkdirSync, readFileSync, statfsSync, unlinkSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import pg from 'pg';
import { driverSettings } from '#server/platform/db/follow-primary.ts';
import { writeCampus } from '../load/campus.ts';
import type { Campus, Place } from '../load/campus.ts';
import { startServer } from '#tests/support/restarting-server.ts';
import type { Server } from '#tests/support/restarting-server.ts';
import { skip } from './experiment.ts';
import type { Experiment, Finding } from './experiment.ts';
import type { Fixture } from './fixture.ts';
import { startLoad } from './load.ts';
import { missingForCluster, startCluster } from './patroni/cluster.ts';
import type { Cluster } from './patroni/cluster.ts';
import { openNetwork } from './patroni/network.ts';
import type { Machine, Network } from './patroni/network.ts';
import { whyNoDisk } from './loop-disk.ts';
import { killNow } from './postgres-processes.ts';
import { joinReceipts, judge, openReceipts } from './receipts.ts';
import type { Receipts } from './receipts.ts';

const serverPort = 3000;

interface Scene {
  cluster: Cluster;
  primary: Machine;
  /** The machines of the two servers. */
  servers: Machine[];
}

interface Failure {
  fault: string;
  act(scene: Scene): unknown;
  /** Makes it good again, so that the cluster becomes whole. */
  repair?(scene: Scene): void;
  /** Nothing is acknowledged before it is made good, so the time runs from there. */
  needsRepair?: true;
  /** Seconds for which it lasts after the first vote, so that another node can take over meanwhile. */
  lasts?: number;
}

/** etcd without a majority: nobody may lead. */
const signalMajority =
  (name: 'SIGSTOP' | 'SIGCONT') =>
  ({ cluster, primary }: Scene) => {
    for (const node of cluster.nodes) if (node !== primary) cluster.signal(node, 'etcd', name);
  };

const postmasterIn = ({ cluster, primary }: Scene): number => {
  const file = path.join(cluster.folder, primary.name, 'data/postmaster.pid');
  return Number(readFileSync(file, 'utf8').split('\n')[0]);
};

/** What happens to a cluster. The whole run takes them in this order. */
const failures: Failure[] = [
  { fault: 'PostgreSQL of the primary killed', act: (scene) => killNow(postmasterIn(scene)) },
  { fault: 'switched over on purpose', act: ({ cluster }) => cluster.switchOver() },
  {
    fault: 'the whole node of the primary killed',
    act: ({ primary }) => primary.signal('SIGKILL'),
    repair: ({ cluster, primary }) => cluster.start(primary),
  },
  {
    fault: 'the node of the primary frozen (SIGSTOP)',
    act: ({ primary }) => primary.signal('SIGSTOP'),
    repair: ({ primary }) => primary.signal('SIGCONT'),
  },
  {
    fault: 'the primary cut off from the other nodes, not from the servers',
    act: ({ primary }) => primary.cut('nodes'),
    repair: ({ primary }) => primary.mend('nodes'),
  },
  {
    fault: 'the same while its Patroni hangs: it stays a primary',
    act({ cluster, primary }) {
      cluster.signal(primary, 'patroni', 'SIGSTOP');
      primary.cut('nodes');
    },
    lasts: 40,
    repair({ cluster, primary }) {
      primary.mend('nodes');
      cluster.signal(primary, 'patroni', 'SIGCONT');
    },
  },
  {
    fault: 'a server cut off from the database',
    act: ({ servers }) => servers[0]?.cut('data'),
    repair: ({ servers }) => servers[0]?.mend('data'),
  },
  {
    fault: 'etcd without its majority for half a minute',
    act: signalMajority('SIGSTOP'),
    repair: signalMajority('SIGCONT'),
    needsRepair: true,
  },
  {
    fault: 'the disk of the synchronous standby full',
    act: async (scene) => fillDisk(scene.cluster, await standbyOf(scene)),
    lasts: 20,
    repair: () => makeRoom?.(),
  },
];

async function standbyOf({ cluster, primary }: Scene): Promise<Machine> {
  const members = (await cluster.members(primary)) ?? [];
  const name = members.find(({ role }) => role === 'sync_standby')?.name;
  const found = cluster.nodes.find((node) => node.name === name);
  if (found === undefined) throw new Error('no node is the synchronous standby');
  return found;
}

let makeRoom: (() => void) | null = null;

/** With PostgreSQL and etcd on it. What ended starts again once there is room, as its unit does. */
function fillDisk(cluster: Cluster, node: Machine): void {
  const { folder, fill } = cluster.diskOf(node);
  const { bavail, bsize } = statfsSync(folder);
  const most = path.join(folder, 'most');
  // At once, as nobody votes while this process writes.
  execFileSync('fallocate', ['-l', String(bavail * bsize - 4_000_000), most]);
  const empty = fill();
  makeRoom = () => {
    empty();
    unlinkSync(most);
    cluster.restartEnded(node);
  };
}

/** HAProxy with the file of deploy/cluster, on a port of this machine. */
async function startProxy(to: { folder: string; port: number; servers: Machine[] }) {
  const deployed = path.resolve(import.meta.dirname, '../../deploy/cluster/haproxy.cfg');
  let text = readFileSync(deployed, 'utf8')
    // This account may hold fewer files open than a machine of its own.
    .replace('maxconn 60000', 'maxconn 2000')
    .replace('bind :80\n', `bind 127.0.0.1:${to.port}\n`)
    .replace(/\tbind :443.*\n/, '')
    .replace(/\thttp-request redirect scheme.*\n/, '');
  for (const [index, server] of to.servers.entries()) {
    text = text.replaceAll(
      `server${index + 1}:${serverPort}`,
      `${server.addressOn('people')}:${serverPort}`,
    );
  }
  const file = path.join(to.folder, 'haproxy.cfg');
  writeFileSync(file, text);
  const child = spawn('/usr/sbin/haproxy', ['-db', '-f', file], { stdio: 'inherit' });
  for (let waited = 0; waited < 60_000; waited += 200) {
    const answer = await fetch(`http://127.0.0.1:${to.port}/api/health`).catch(() => null);
    if (answer?.ok === true) break;
    await wait(200);
  }
  return child;
}

function startServers(
  fixture: Fixture,
  to: { network: Network; cluster: Cluster; keysDir: string; folder: string },
): { machines: Machine[]; servers: Server[] } {
  const machines = ['server1', 'server2'].map((name) =>
    to.network.addMachine(name, ['data', 'people']),
  );
  const servers = machines.map((machine) => {
    const dataDir = path.join(to.folder, machine.name);
    mkdirSync(dataDir);
    return startServer({
      port: serverPort,
      dataDir,
      databaseUrl: to.cluster.databaseUrl,
      at: { namespace: machine.namespace, address: machine.addressOn('people') },
      env: {
        KEYS_DIR: to.keysDir,
        DRAIN_SECONDS: '5',
        MIGRATE_DATABASE_URL: to.cluster.ownerUrl,
      },
    });
  });
  return { machines, servers };
}

/** One failure under load: what was acknowledged, and how long nothing was. */
async function play(
  failure: Failure,
  scene: Scene,
  to: { campus: Campus; place: Place; port: number; part: [number, number]; seconds: number },
  earlier: Receipts,
): Promise<{ finding: Finding; receipts: Receipts }> {
  const load = startLoad(to.campus, { ports: [to.port], part: to.part, workers: 12, pause: 100 });
  await load.untilAcknowledged();
  await wait(2_000);
  const recovered = failure.needsRepair === true ? null : load.untilAcknowledged();
  await failure.act(scene);
  if (recovered === null) await wait(30_000);
  else await recovered.then(() => wait((failure.lasts ?? to.seconds) * 1_000));
  failure.repair?.(scene);
  const recovery = [await (recovered ?? load.untilAcknowledged())];
  await load.stop();
  await scene.cluster.untilWhole();
  const receipts = joinReceipts(earlier, load.receipts);
  const judgement = await judge(to.place, to.campus, receipts);
  const acknowledged = load.receipts.acknowledged.size;
  const now = await scene.cluster.leader();
  const notes = [
    now === scene.primary ? 'the same primary' : 'another primary',
    `${load.unknown()} unknown outcomes were repeated`,
    ...scene.cluster.copied().map((name) => `${name} was copied anew`),
  ];
  const note = notes.join('; ');
  const finding = { ...judgement, acknowledged, fault: failure.fault, times: 1, recovery, note };
  return { finding, receipts };
}

export const failovers: Experiment = {
  name: 'cluster',
  async run(fixture) {
    const missing = missingForCluster() ?? whyNoDisk(fixture.folder);
    if (missing !== null) return [skip('a cluster of three nodes', missing)];
    const folder = path.join(fixture.folder, 'cluster');
    const keysDir = path.join(folder, 'keys');
    mkdirSync(keysDir, { recursive: true });
    const network = openNetwork();
    const ends: (() => unknown)[] = [() => network.close()];
    // Namespaces outlive whoever made them.
    process.once('SIGINT', () => {
      network.close();
      process.exit(130);
    });
    try {
      const cluster = await startCluster(network, folder, (end) => ends.push(end));
      const { machines, servers } = startServers(fixture, { network, cluster, keysDir, folder });
      ends.unshift(() => Promise.all(servers.map((server) => server.stop('by force'))));
      await Promise.all(servers.map((server) => server.untilReady()));
      const pool = new pg.Pool({
        ...driverSettings({ connectionString: cluster.ownerUrl }),
        max: 4,
      });
      pool.on('error', () => {});
      ends.unshift(() => pool.end());
      const place = { pool, keysDir };
      const campus = await writeCampus(place, { voters: 12_000, positions: 5 });
      const port = await fixture.port();
      const proxy = await startProxy({ folder, port, servers: machines });
      ends.unshift(() => proxy.kill('SIGKILL'));
      let receipts = openReceipts();
      const findings: Finding[] = [];
      for (const [index, failure] of failures.entries()) {
        const scene = { cluster, primary: await cluster.leader(), servers: machines };
        const part: [number, number] = [index, failures.length];
        const to = { campus, place, port, part, seconds: fixture.seconds(10) };
        const played = await play(failure, scene, to, receipts);
        receipts = played.receipts;
        findings.push(played.finding);
        const { recovery, lost, doubled } = played.finding;
        const seconds = recovery[0]?.toFixed(1);
        console.log(`${failure.fault}: ${seconds} s, ${lost} lost, ${doubled} doubled`);
      }
      const wrongs = servers.flatMap((server) => server.failures());
      const restarts = servers.reduce((sum, server) => sum + server.restarts(), 0);
      if (restarts > 0) wrongs.push(`a server ended by itself (${restarts} times)`);
      for (const words of servers.flatMap((server) => server.endings())) console.error(words);
      return findings.map((finding) => ({ ...finding, wrongs: [...finding.wrongs, ...wrongs] }));
    } finally {
      for (const end of ends) await end();
    }
  },
};
