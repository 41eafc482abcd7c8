import { spawnSync } from 'node:child_process';
import {
  chmodSync,
  closeSync,
  mkdtempSync,
  openSync,
  rmSync,
  unlinkSync,
  writeSync,
} from 'node:fs';
import path from 'node:path';
import { afterThis } from './after-this.ts';

/** Why no disk of its own can be made here; null where one can. */
export const whyNoSmallDisk =
  process.platform === 'linux' && process.getuid?.() === 0 ? null : 'only root may mount one';

/** A file system in memory, for one test. */
export interface SmallDisk {
  folder: string;
  /** Takes every byte that is left; answers how to make room again. */
  fill(): () => void;
}

/** Mounts a disk of so many megabytes, which is gone after the test. */
export function mountSmallDisk(megabytes: number): SmallDisk {
  const folder = mkdtempSync('/tmp/hustings-disk-');
  const mounted = spawnSync('mount', ['-t', 'tmpfs', '-o', `size=${megabytes}m`, 'tmpfs', folder]);
  if (mounted.status !== 0) throw new Error(mounted.stderr.toString());
  // PostgreSQL runs as another account where root starts it.
  chmodSync(folder, 0o755);
  afterThis(() => {
    spawnSync('umount', ['--lazy', folder]);
    rmSync(folder, { recursive: true, force: true });
  });
  return {
    folder,
    fill() {
      const ballast = path.join(folder, 'ballast');
      const file = openSync(ballast, 'a');
      // In ever smaller pieces, so that not a byte is left.
      for (let size = 1 << 24; size >= 1; size >>= 3) {
        const piece = Buffer.alloc(size);
        try {
          for (;;) if (writeSync(file, piece) < size) break;
        } catch (error) {
          if ((error as NodeJS.ErrnoException).code !== 'ENOSPC') throw error;
        }
      }
      closeSync(file);
      return () => unlinkSync(ballast);
    },
  };
}
