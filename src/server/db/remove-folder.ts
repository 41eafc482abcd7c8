import { existsSync, rmSync } from 'node:fs';

/**
 * Removes a folder in which a process that is ending still takes its own files away: rmSync takes
 * one that vanished under its hands for the end of its work.
 */
export function removeFolder(folder: string): void {
  for (let tries = 0; tries < 100 && existsSync(folder); tries += 1) {
    rmSync(folder, { recursive: true, force: true, maxRetries: 20 });
  }
}
