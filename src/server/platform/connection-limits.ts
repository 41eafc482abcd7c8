import { readFileSync } from 'node:fs';

// Files, the database and e-mails need some as well.
const spared = 500;
const most = 25_000;

/** How many files this process may have open; Node has raised it as far as the system allows. */
function openFiles(): number {
  try {
    const found = /^Max open files\s+(\d+)/m.exec(readFileSync('/proc/self/limits', 'utf8'));
    return Number(found?.[1] ?? Number.POSITIVE_INFINITY);
  } catch {
    // Not Linux: the least that its kind of systems allow by themselves.
    return 10_240;
  }
}

/** How many connections this process may have. */
export const mostConnections = Math.max(100, Math.min(most, openFiles() - spared));

/** How many of them may be streams, which nobody closes for others: everybody else gets in, too. */
export const mostStreams = Math.floor(mostConnections * 0.8);
