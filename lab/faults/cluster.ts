// A PostgreSQL outside of the servers, for several of them; and a pair of which one follows.
import { execFileSync, spawn, spawnSync } from 'node:child_process';
import { appendFileSync, chownSync, existsSync, mkdirSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import pg from 'pg';
import { findAccount } from '#server/platform/db/embedded-postgres/account.ts';

const binariesBelow = '/usr/lib/postgresql';

/** The newest PostgreSQL of Debian's that can copy a running one; ours brings no pg_basebackup. */
export function findBinaries(): string | null {
  if (!existsSync(binariesBelow)) return null;
  const found = readdirSync(binariesBelow)
    .filter((version) => Number(version) >= 15)
    .toSorted((a, b) => Number(b) - Number(a))
    .map((version) => path.join(binariesBelow, version, 'bin'))
    .find((folder) => existsSync(path.join(folder, 'pg_basebackup')));
  return found ?? null;
}

/** One PostgreSQL of Debian's. */
export interface Node {
  socket: string;
  promote(): void;
  /** The whole of it at once. */
  kill(): void;
}

function startNode(binaries: string, data: string, socket: string): Node {
  const account = findAccount(data) ?? {};
  const settings = ['listen_addresses=', `unix_socket_directories=${socket}`, 'wal_level=replica'];
  const switches = settings.flatMap((setting) => ['-c', setting]);
  const child = spawn(path.join(binaries, 'postgres'), ['-D', data, ...switches], {
    ...account,
    cwd: '/',
    // A group of its own, so that all of it can be killed at once.
    detached: true,
    stdio: 'ignore',
  });
  const pid = child.pid ?? 0;
  return {
    socket,
    promote: () => {
      execFileSync(path.join(binaries, 'pg_ctl'), ['promote', '-w', '-D', data], {
        ...account,
        cwd: '/',
        stdio: 'ignore',
      });
    },
    kill: () => {
      spawnSync('pkill', ['-9', '-P', String(pid)]);
      child.kill('SIGKILL');
    },
  };
}

async function untilAnswering(socket: string): Promise<pg.Client> {
  for (let waited = 0; ; waited += 100) {
    const client = new pg.Client({ host: socket, user: 'hustings', database: 'postgres' });
    client.on('error', () => {});
    try {
      await client.connect();
      return client;
    } catch (error) {
      if (waited > 30_000) throw error;
      await wait(100);
    }
  }
}

/** A primary that acknowledges nothing before its standby has it on disk. */
export async function startPair(
  binaries: string,
  folder: string,
): Promise<{ primary: Node; standby: Node; stop(): void }> {
  const place = (name: string) => path.join(folder, name);
  const account = findAccount(place('none'));
  for (const name of ['pair', 'pair/one', 'pair/two']) {
    mkdirSync(place(name));
    if (account !== null) chownSync(place(name), account.uid, account.gid);
  }
  const options = { ...account, cwd: '/', stdio: 'ignore' } as const;
  const run = (program: string, ...args: string[]) =>
    execFileSync(path.join(binaries, program), args, options);
  const [one, two] = [place('pair/one'), place('pair/two')];
  const [first, second] = [`${one}/data`, `${two}/data`];
  run('initdb', '-D', first, '-U', 'hustings', '-A', 'trust', '-E', 'UTF8', '--locale=C.UTF-8');
  const primary = startNode(binaries, first, one);
  const client = await untilAnswering(one);
  await client.query('create database hustings');
  run(
    'pg_basebackup',
    '-h',
    one,
    '-U',
    'hustings',
    '-D',
    second,
    '-R',
    '-X',
    'stream',
    '-c',
    'fast',
  );
  appendFileSync(`${second}/postgresql.auto.conf`, "\nsynchronous_standby_names = ''\n");
  const standby = startNode(binaries, second, two);
  await (await untilAnswering(two)).end();
  await client.query("alter system set synchronous_standby_names = '*'");
  await client.query('select pg_reload_conf()');
  for (;;) {
    const { rows } = await client.query('select sync_state from pg_stat_replication');
    if (rows[0]?.sync_state === 'sync') break;
    await wait(100);
  }
  await client.end();
  return {
    primary,
    standby,
    stop: () => {
      primary.kill();
      standby.kill();
    },
  };
}
