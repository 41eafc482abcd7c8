import fs from 'node:fs';

/** Ticks of a second in /proc; 100 on every Linux that Node runs on. */
const ticks = 100;

/** CPU milliseconds that a process spent so far; with `family`, its children's as well. */
export function cpuSpent(pid: number, family = false): number {
  const own = family ? readFamily(pid) : readOwn(pid);
  return own * (1_000 / ticks);
}

/** Resident memory of a process in MB. */
export function memoryOf(pid: number): number {
  const status = fs.readFileSync(`/proc/${pid}/status`, 'utf8');
  return Number(/^VmRSS:\s+(\d+)/m.exec(status)?.[1] ?? Number.NaN) / 1_024;
}

/** A benchmark counts CPU time per process, which only Linux shows so simply. */
export const canCountCpu = fs.existsSync('/proc/self/stat');

function fieldsOf(pid: number): string[] {
  const stat = fs.readFileSync(`/proc/${pid}/stat`, 'utf8');
  // The name in parentheses may hold spaces.
  return stat.slice(stat.lastIndexOf(')') + 2).split(' ');
}

const sum = (fields: string[], ...at: number[]) =>
  at.reduce((total, index) => total + Number(fields[index]), 0);

const readOwn = (pid: number) => sum(fieldsOf(pid), 11, 12);

// The parent's own time, that of its children that ended, and that of those alive.
function readFamily(pid: number): number {
  let total = sum(fieldsOf(pid), 11, 12, 13, 14);
  for (const name of fs.readdirSync('/proc')) {
    if (!/^\d+$/.test(name)) continue;
    try {
      const fields = fieldsOf(Number(name));
      if (fields[1] === String(pid)) total += sum(fields, 11, 12);
    } catch {
      // It ended meanwhile.
    }
  }
  return total;
}
