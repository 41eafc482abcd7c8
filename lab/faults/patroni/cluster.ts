// Three nodes of etcd, Patroni and PostgreSQL, with the very files of deploy/cluster.
import { execFileSync } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import {
  chownSync,
  closeSync,
  cpSync,
  existsSync,
  mkdirSync,
  openSync,
  readFileSync,
  writeFileSync,
} from 'node:fs';
import { request } from 'node:https';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import pg from 'pg';
import { driverSettings } from '#server/platform/db/follow-primary.ts';
import { makeDisk } from '../loop-disk.ts';
import type { LoopDisk } from '../loop-disk.ts';
import { makeCertificates } from './certificates.ts';
import type { Machine, Network } from './network.ts';

const deploy = path.resolve(import.meta.dirname, '../../../deploy/cluster');
const password = 'secret';
const diskMegabytes = 1_500;

/** What is missing here to build a cluster, in a few words; null where nothing is. */
export function missingForCluster(): string | null {
  if (process.getuid?.() !== 0) return 'only root makes network namespaces';
  const programs = ['/usr/bin/patroni', '/usr/bin/etcd', '/usr/sbin/haproxy', '/usr/bin/openssl'];
  const missing = [...programs, '/usr/lib/postgresql/15/bin/postgres', '/sbin/ip'].filter(
    (program) => !existsSync(program),
  );
  return missing.length === 0 ? null : `${missing.join(', ')} is missing (docs/cluster.md)`;
}

const programs = ['etcd', 'patroni'] as const;
type Program = (typeof programs)[number];

/** What a member says of itself. */
export interface Member {
  name: string;
  role: string;
  state: string;
  timeline?: number;
}

export interface Cluster {
  nodes: Machine[];
  folder: string;
  /** As the role that serves. */
  databaseUrl: string;
  /** As the owner of the tables. */
  ownerUrl: string;
  start(node: Machine): void;
  /** Starts again what ended of the node's programs, as their units do. */
  restartEnded(node: Machine): void;
  /** The disk of a node, with PostgreSQL and etcd on it. */
  diskOf(node: Machine): LoopDisk;
  /** The members as a node sees them; null where it does not answer. */
  members(node: Machine): Promise<Member[] | null>;
  /** The node that holds the lead. */
  leader(): Promise<Machine>;
  /** Resolves once one leads, one follows at the same time, and the third follows behind. */
  untilWhole(): Promise<void>;
  /** Names of nodes that did not come back by themselves and had to be copied anew. */
  copied(): string[];
  switchOver(): Promise<void>;
  /** Stops or continues one program of a node, and nothing else of it. */
  signal(node: Machine, program: Program, name: 'SIGSTOP' | 'SIGCONT'): void;
  /** What the nodes wrote last. */
  words(): string;
}

/** Starts three nodes and waits for the first leader. Their disks are there until it is over. */
export async function startCluster(
  network: Network,
  folder: string,
  whenOver: (end: () => void) => void,
): Promise<Cluster> {
  const nodes = [1, 2, 3].map((number) => network.addMachine(`node${number}`, ['nodes', 'data']));
  const postgres = accountOf('postgres');
  const own = (place: string) => chownSync(place, postgres.uid, postgres.gid);
  const certificates = path.join(folder, 'certificates');
  mkdirSync(certificates);
  const all = nodes.flatMap((node) => [node.addressOn('nodes'), node.addressOn('data')]);
  makeCertificates(certificates, [...all, '127.0.0.1']);
  const ca = readFileSync(path.join(certificates, 'ca.crt'), 'utf8');

  const homeOf = (node: Machine) => path.join(folder, node.name);
  const disks = new Map<Machine, LoopDisk>();
  for (const node of nodes) {
    const disk = makeDisk(homeOf(node), diskMegabytes);
    whenOver(() => disk.remove());
    disks.set(node, disk);
  }
  /** A file of deploy/cluster, with the names and places of this run. */
  const adapted = (file: string, node: Machine) => {
    let text = readFileSync(path.join(deploy, file), 'utf8');
    for (const other of nodes) {
      text = text.replaceAll(new RegExp(`\\b${other.name}(?=:\\d)`, 'g'), other.addressOn('nodes'));
    }
    return text
      .replaceAll('/etc/hustings-cluster', homeOf(node))
      .replaceAll('/var/lib/postgresql/hustings', path.join(homeOf(node), 'data'))
      .replaceAll('/var/lib/etcd/hustings', path.join(homeOf(node), 'etcd'))
      .replaceAll('/var/run/postgresql', homeOf(node))
      .replaceAll('node1:', `${node.addressOn('nodes')}:`);
  };
  /** The variables of an env file; those of node1 become this node's own. */
  const variables = (file: string, node: Machine) => {
    const first = nodes[0]?.addressOn('nodes') ?? '';
    const lines = adapted(file, node)
      .split('\n')
      .filter((line) => /^[A-Z]/.test(line));
    const read = lines.map((line): [string, string] => {
      const [name = '', ...rest] = line.split('=');
      const value = rest.join('=');
      const isOwn = /NAME$|CONNECT_ADDRESS$|ADVERTISE/.test(name) && !name.includes('USERNAME');
      const mine = value.replace('node1', node.name).replaceAll(first, node.addressOn('nodes'));
      return [name, isOwn ? mine : value || password];
    });
    return Object.fromEntries(read);
  };

  for (const node of nodes) {
    for (const file of ['ca.crt', 'node.crt', 'node.key']) {
      cpSync(path.join(certificates, file), path.join(homeOf(node), file));
      own(path.join(homeOf(node), file));
    }
    writeFileSync(path.join(homeOf(node), 'patroni.yml'), adapted('patroni.yml', node));
    own(homeOf(node));
  }

  const running = new Map<string, ChildProcess>();
  function launch(node: Machine, program: Program): void {
    const home = homeOf(node);
    const out = openSync(path.join(home, `${program}.log`), 'a');
    const env = {
      PATH: process.env['PATH'],
      LANG: 'C.UTF-8',
      HOME: home,
      ...variables(`${program}.env`, node),
    };
    const settings = program === 'patroni' ? [path.join(home, 'patroni.yml')] : [];
    const ids = ['setpriv', '--reuid=postgres', '--regid=postgres', '--clear-groups', '--'];
    const command = [...ids, `/usr/bin/${program}`, ...settings];
    const child = node.run(command, { env, cwd: home, stdio: ['ignore', out, out] });
    closeSync(out);
    child.unref();
    running.set(`${node.name} ${program}`, child);
  }
  const start = (node: Machine) => programs.forEach((program) => launch(node, program));
  function restartEnded(node: Machine): void {
    for (const program of programs) {
      const child = running.get(`${node.name} ${program}`);
      if (child?.exitCode !== null || child.signalCode !== null) launch(node, program);
    }
  }

  const ask = (node: Machine, what: string, body?: object) =>
    new Promise<unknown>((resolve) => {
      const asked = request(
        {
          host: node.addressOn('data'),
          port: 8008,
          path: what,
          method: body === undefined ? 'GET' : 'POST',
          ca,
          cert: readFileSync(path.join(certificates, 'node.crt')),
          key: readFileSync(path.join(certificates, 'node.key')),
          agent: false,
          // A switchover is answered when it is done.
          timeout: body === undefined ? 2_000 : 60_000,
        },
        (answer) => {
          let text = '';
          answer.setEncoding('utf8').on('data', (more: string) => {
            text += more;
          });
          answer.on('end', () => {
            try {
              resolve(JSON.parse(text));
            } catch {
              resolve(text);
            }
          });
        },
      );
      asked.on('timeout', () => asked.destroy());
      asked.on('error', () => resolve(null));
      asked.end(body === undefined ? undefined : JSON.stringify(body));
    });

  const members = async (node: Machine) =>
    ((await ask(node, '/cluster')) as { members?: Member[] } | null)?.members ?? null;

  async function until<T>(what: string, look: () => Promise<T | null>): Promise<T> {
    const began = performance.now();
    for (;;) {
      const found = await look();
      if (found !== null) return found;
      if (performance.now() - began > 300_000) throw new Error(`${what} did not come:\n${words()}`);
      await wait(500);
    }
  }

  const words = () =>
    nodes
      .map((node) => {
        const lines = readFileSync(path.join(homeOf(node), 'patroni.log'), 'utf8').split('\n');
        return `${node.name}:\n${lines.slice(-12).join('\n')}`;
      })
      .join('\n');

  const leader = () =>
    until('a leader', async () => {
      for (const node of nodes) {
        const list = await members(node);
        const name = list?.find(({ role }) => role === 'leader')?.name;
        const found = nodes.find((one) => one.name === name);
        if (found !== undefined) return found;
      }
      return null;
    });

  const copied: string[] = [];
  /** As docs/cluster.md says of a node that stays behind. */
  async function copyStragglers(): Promise<void> {
    const list = (await members(await leader())) ?? [];
    const timeline = list.find(({ role }) => role === 'leader')?.timeline;
    for (const node of nodes) {
      const member = list.find(({ name }) => name === node.name);
      if (member?.timeline === timeline && member?.state === 'running') continue;
      copied.push(node.name);
      await ask(node, '/reinitialize', { force: true });
    }
  }

  async function untilWhole(): Promise<void> {
    const patience = performance.now() + 120_000;
    await until('a whole cluster', async () => {
      const lists = await Promise.all(nodes.map(members));
      const isWhole = lists.every((list) => {
        const running = list?.filter(({ state }) => state === 'running' || state === 'streaming');
        const roles = running
          ?.map(({ role }) => role)
          .toSorted()
          .join(' ');
        return roles === 'leader replica sync_standby' && isOneTimeline(running ?? []);
      });
      if (!isWhole && performance.now() > patience && copied.length === 0) await copyStragglers();
      return isWhole ? true : null;
    });
  }

  for (const node of nodes) start(node);
  await untilWhole();
  const hosts = nodes.map((node) => `${node.addressOn('data')}:5432`).join(',');
  const ways = `target_session_attrs=read-write&sslmode=verify-full&sslrootcert=${certificates}/ca.crt`;
  const urlAs = (user: string, database: string) =>
    `postgres://${user}:${password}@${hosts}/${database}?${ways}`;
  const client = new pg.Client(driverSettings({ connectionString: urlAs('postgres', 'postgres') }));
  await client.connect();
  await client.query(`create database hustings encoding 'UTF8'`);
  await client.end();
  const roles = { OWNER_PASSWORD: password, SERVER_PASSWORD: password };
  execFileSync('psql', [urlAs('postgres', 'hustings'), '-qf', path.join(deploy, '../roles.sql')], {
    env: { ...process.env, ...roles },
  });
  return {
    nodes,
    folder,
    databaseUrl: urlAs('hustings_server', 'hustings'),
    ownerUrl: urlAs('hustings_owner', 'hustings'),
    start,
    restartEnded,
    diskOf(node) {
      const disk = disks.get(node);
      if (disk === undefined) throw new Error(`${node.name} is no node`);
      return disk;
    },
    members,
    leader,
    untilWhole,
    words,
    copied: () => copied.splice(0),
    signal(node, program, name) {
      running.get(`${node.name} ${program}`)?.kill(name);
    },
    async switchOver() {
      const from = await leader();
      const said = await ask(from, '/switchover', { leader: from.name });
      if (!String(said).includes('Successfully')) throw new Error(`no switchover: ${String(said)}`);
    },
  };
}

const isOneTimeline = (members: readonly Member[]) =>
  new Set(members.map(({ timeline }) => timeline)).size === 1;

function accountOf(name: string): { uid: number; gid: number } {
  const id = (what: string) => Number(execFileSync('id', [what, name], { encoding: 'utf8' }));
  return { uid: id('-u'), gid: id('-g') };
}
