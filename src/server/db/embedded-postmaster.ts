// Who serves a cluster now: what its pid file claims, whether that is true, and how to end it.
import { execFileSync } from 'node:child_process';
import { readFileSync, readdirSync, rmSync, statSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import pg from 'pg';
import type { EmbeddedConnection } from './embedded-address.ts';
import type { Binaries } from './embedded-binaries.ts';
import { EmbeddedDatabaseError } from './embedded-error.ts';
import { askToStop } from './embedded-windows.ts';

/** What a postmaster wrote into its pid file. */
interface Claim {
  pid: number;
  port: number;
  socketFolder: string;
}

/** A place where a postmaster may run; `connection` leads to the one that we would start. */
export interface Seat {
  cluster: string;
  connection: EmbeddedConnection;
  binaries: Binaries;
  log: (line: string) => void;
}

const patience = 15_000;

function readClaim(cluster: string): Claim | null {
  try {
    const lines = readFileSync(path.join(cluster, 'postmaster.pid'), 'utf8').split('\n');
    const [pid, , , port, socketFolder = ''] = lines;
    return { pid: Number(pid), port: Number(port), socketFolder };
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null;
    throw error;
  }
}

/** Whether this number still means PostgreSQL on this cluster; a zombie is not. */
export function isServing(pid: number, cluster: string): boolean {
  if (!Number.isInteger(pid) || pid <= 0) return false;
  if (process.platform === 'linux') return worksIn(pid, cluster);
  if (process.platform === 'win32') return isAlive(pid);
  try {
    const args = ['-ww', '-o', 'stat=,command=', '-p', String(pid)];
    const line = execFileSync('/bin/ps', args, { encoding: 'utf8', stdio: 'pipe' }).trim();
    return !line.startsWith('Z') && line.includes('postgres') && line.includes(cluster);
  } catch {
    return false;
  }
}

function isAlive(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
}

/** PostgreSQL works inside its cluster, whatever path it was given. */
function worksIn(pid: number | string, cluster: string): boolean {
  try {
    if (readFileSync(`/proc/${pid}/comm`, 'utf8') !== 'postgres\n') return false;
    const [here, there] = [statSync(`/proc/${pid}/cwd`), statSync(cluster)];
    return here.ino === there.ino && here.dev === there.dev;
  } catch {
    return false;
  }
}

/** The way to the PostgreSQL that serves a cluster now; null while none takes our word. */
export async function findServing(
  cluster: string,
  own: EmbeddedConnection,
): Promise<EmbeddedConnection | null> {
  const claim = readClaim(cluster);
  if (claim === null || !isServing(claim.pid, cluster)) return null;
  const connection = connectionTo(claim, own);
  return (await askPostmaster(connection)) === 'ready' ? connection : null;
}

/** Whether the database takes our word, cannot yet or no longer, or is not there. */
export async function askPostmaster(
  connection: EmbeddedConnection,
): Promise<'ready' | 'busy' | 'silent'> {
  const client = new pg.Client({
    ...connection,
    database: 'postgres',
    connectionTimeoutMillis: 3000,
    query_timeout: 3000,
  });
  client.on('error', () => {});
  try {
    await client.connect();
    await client.query('select 1');
    return 'ready';
  } catch (error) {
    const cannotConnectNow = '57P03';
    return (error as { code?: string }).code === cannotConnectNow ? 'busy' : 'silent';
  } finally {
    await client.end().catch(() => {});
  }
}

/** `fast` rolls back what is open and ends cleanly; `immediate` leaves the rest to recovery. */
export async function endPostmaster(
  pid: number,
  { cluster, binaries }: Pick<Seat, 'cluster' | 'binaries'>,
  mode: 'fast' | 'immediate',
): Promise<void> {
  if (process.platform === 'win32') return askToStop(binaries.pgCtl, cluster, mode);
  if (isServing(pid, cluster)) process.kill(pid, mode === 'fast' ? 'SIGINT' : 'SIGQUIT');
}

/**
 * Deals with what an earlier run left behind: takes over its postmaster when that answers, else
 * ends it and waits; null when the cluster is free. The caller holds the lock of the data folder.
 */
export async function takeOver(seat: Seat): Promise<{
  pid: number;
  connection: EmbeddedConnection;
} | null> {
  const { cluster, log } = seat;
  let asked: 'fast' | 'immediate' | null = null;
  for (let waited = 0; ; waited += 250) {
    const claim = readClaim(cluster);
    if (claim === null) return null;
    if (isServing(claim.pid, cluster)) {
      const connection = connectionTo(claim, seat.connection);
      const answer = asked === null ? await askTwice(connection) : 'silent';
      if (answer === 'ready') {
        log(`Taking over the PostgreSQL of an earlier run (process ${claim.pid}).`);
        return { pid: claim.pid, connection };
      }
      if (answer === 'silent') {
        const mode = waited < patience / 2 ? 'fast' : 'immediate';
        if (mode !== asked) await endPostmaster(claim.pid, seat, mode);
        asked = mode;
      }
      // One that recovers or shuts down may take its time; it will do neither for ever.
      if (waited > (answer === 'busy' ? 20 * patience : patience)) throw stuck(claim.pid, cluster);
    } else if (process.platform !== 'linux') {
      return null;
    } else if (!hasProcesses(cluster)) {
      // Its number may belong to a zombie or a stranger by now, which PostgreSQL would take for it.
      rmSync(path.join(cluster, 'postmaster.pid'));
      return null;
    } else if (waited > patience) throw stuck(claim.pid, cluster);
    await wait(250);
  }
}

function connectionTo(claim: Claim, own: EmbeddedConnection): EmbeddedConnection {
  if (process.platform === 'win32') return { ...own, port: claim.port };
  return { ...own, host: claim.socketFolder };
}

/** The watchdog of the earlier run may be about to end it; what answers twice stays. */
async function askTwice(connection: EmbeddedConnection): Promise<'ready' | 'busy' | 'silent'> {
  const first = await askPostmaster(connection);
  if (first !== 'ready') return first;
  await wait(500);
  return askPostmaster(connection);
}

function hasProcesses(cluster: string): boolean {
  return readdirSync('/proc').some((name) => /^\d+$/.test(name) && worksIn(name, cluster));
}

function stuck(pid: number, cluster: string): EmbeddedDatabaseError {
  return new EmbeddedDatabaseError(
    `The PostgreSQL of an earlier run (process ${pid}) still holds ${cluster} and does not answer: end its processes and start again.`,
  );
}
