import { mkdirSync, rmSync, statSync, utimes, writeFileSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { root, say } from './run-child.mjs';

const file = path.join(root, '.cache/preparing');
const beat = 1000;
const abandonedAfter = 15_000;

/** Waits until nobody else installs or builds in this folder; returns how to let the next one in. */
export async function keepLock() {
  mkdirSync(path.dirname(file), { recursive: true });
  for (let tries = 0; !take(); tries += 1) {
    if (tries === 0) say('Another command is installing or building here; waiting for it.');
    await wait(300);
  }
  // A holder that was killed stops touching the file, whatever process has its number by now.
  const heartbeat = setInterval(() => {
    const now = new Date();
    // Gone where somebody took it for abandoned, as after the machine slept: the work goes on.
    utimes(file, now, now, () => {});
  }, beat);
  return () => {
    clearInterval(heartbeat);
    rmSync(file, { force: true });
  };
}

function take() {
  try {
    writeFileSync(file, '', { flag: 'wx' });
    return true;
  } catch (error) {
    if (error.code !== 'EEXIST') throw error;
    const touchedAt = statSync(file, { throwIfNoEntry: false })?.mtimeMs ?? 0;
    if (Date.now() - touchedAt > abandonedAfter) rmSync(file, { force: true });
    return false;
  }
}
