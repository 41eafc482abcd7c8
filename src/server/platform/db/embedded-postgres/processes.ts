// Who works in a cluster now: what its pid file says, whether that is true, and how to end it.
import { execFileSync } from 'node:child_process';
import { readFileSync, readdirSync, rmSync, statSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { EmbeddedDatabaseError } from './embedded-error.ts';

const pidFile = (cluster: string) => path.join(cluster, 'postmaster.pid');

function readPidFile(cluster: string): string[] {
  try {
    return readFileSync(pidFile(cluster), 'utf8').split('\n');
  } catch {
    return [];
  }
}

/** The postmaster that takes connections, as its pid file says; null before and after. */
export function readyPostmaster(cluster: string): number | null {
  const lines = readPidFile(cluster);
  return lines[7]?.trim() === 'ready' ? Number(lines[0]) : null;
}

/** Whether a postmaster takes connections to this cluster, and not only its pid file says so. */
export function isServing(cluster: string): boolean {
  const pid = readyPostmaster(cluster);
  return pid !== null && processesIn(cluster).includes(pid);
}

/** The processes of PostgreSQL in a cluster; zombies are none. */
function processesIn(cluster: string): number[] {
  if (process.platform === 'linux') {
    const pids = readdirSync('/proc').filter((name) => /^\d+$/.test(name));
    return pids.filter((pid) => worksIn(pid, cluster)).map(Number);
  }
  const args = ['-axww', '-o', 'pid=,stat=,command='];
  const lines = execFileSync('/bin/ps', args, { encoding: 'utf8', maxBuffer: 2 ** 26 }).split('\n');
  return lines
    .filter((line) => line.includes(`postgres -D ${cluster}`) && !/^\s*\d+\s+Z/.test(line))
    .map((line) => Number.parseInt(line, 10));
}

/** PostgreSQL works inside its cluster, whatever path it was given. */
function worksIn(pid: string, cluster: string): boolean {
  try {
    if (readFileSync(`/proc/${pid}/comm`, 'utf8') !== 'postgres\n') return false;
    const [here, there] = [statSync(`/proc/${pid}/cwd`), statSync(cluster)];
    return here.ino === there.ino && here.dev === there.dev;
  } catch {
    return false;
  }
}

/** Ends what an earlier run left behind. The caller holds the lock of the data folder. */
export async function endEarlierRun(cluster: string): Promise<void> {
  const claimed = Number(readPidFile(cluster)[0]);
  for (let waited = 0; ; waited += 50) {
    const pids = processesIn(cluster);
    if (pids.length === 0) break;
    // The children end by themselves where their postmaster was killed.
    const postmaster = pids.includes(claimed) ? claimed : null;
    if (postmaster !== null && waited === 0) process.kill(postmaster, 'SIGINT');
    if (postmaster !== null && waited === 20_000) process.kill(postmaster, 'SIGQUIT');
    if (waited > 30_000) {
      throw new EmbeddedDatabaseError(
        `The PostgreSQL of an earlier run (process ${pids.join(', ')}) still holds ${cluster} and does not end: end its processes and start again.`,
      );
    }
    await wait(50);
  }
  // Its number may belong to a zombie or a stranger by now, whom PostgreSQL would take for it.
  rmSync(pidFile(cluster), { force: true });
}
