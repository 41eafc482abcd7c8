// Which PostgreSQL works on a data folder: Linux alone tells us, through /proc.
import { readFileSync, readdirSync, readlinkSync } from 'node:fs';
import path from 'node:path';

const clusterOf = (dataDir: string) => path.join(dataDir, 'postgres/data');

export function postmasterOf(dataDir: string): number {
  return Number(
    readFileSync(path.join(clusterOf(dataDir), 'postmaster.pid'), 'utf8').split('\n')[0],
  );
}

/** Every process of PostgreSQL that works in the data folder; zombies do not. */
export function postgresOf(dataDir: string): number[] {
  return readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .filter((pid) => {
      try {
        return readlinkSync(`/proc/${pid}/cwd`) === clusterOf(dataDir) && commandOf(pid) !== '';
      } catch {
        return false;
      }
    })
    .map(Number);
}

/** Those of them that serve a connection of the server. */
export function backendsOf(dataDir: string): number[] {
  return postgresOf(dataDir).filter((pid) =>
    /hustings(_server)? hustings \[local\]/.test(commandOf(pid)),
  );
}

function commandOf(pid: number | string): string {
  try {
    return readFileSync(`/proc/${pid}/cmdline`, 'utf8').replaceAll('\0', ' ').trim();
  } catch {
    return '';
  }
}

/** Kills as the kernel would when memory runs out; false where there is nobody any more. */
export function killNow(pid: number): boolean {
  try {
    return process.kill(pid, 'SIGKILL');
  } catch {
    return false;
  }
}
