// A small disk of our own: ext4 on a file, mounted through a loop device. Only root may.
import { execFileSync, spawnSync } from 'node:child_process';
import { chmodSync, closeSync, mkdirSync, openSync, rmSync, unlinkSync, writeSync } from 'node:fs';
import path from 'node:path';

export interface LoopDisk {
  /** Where it is mounted. */
  folder: string;
  /**
   * Takes the power away: what the file system has not yet written to the device never will be,
   * and its journal is not flushed. Every later call fails.
   */
  cutPower(): void;
  /** What a kernel does that finds the file system damaged: nothing can be written any more. */
  turnReadOnly(): void;
  /** Writes until nothing fits; answers how to make room again. */
  fill(): () => void;
  /** What was written so far is on the device. */
  settle(): void;
  /** As after a restart of the machine: the journal is replayed. Nobody may work there. */
  mountAgain(): void;
  remove(): void;
}

const run = (command: string, ...args: string[]) =>
  execFileSync(command, args, { encoding: 'utf8', stdio: ['ignore', 'pipe', 'pipe'] });

/** Why there can be no such disk here; null when there can. */
export function whyNoDisk(parent: string): string | null {
  if (process.getuid?.() !== 0) return 'mounting a disk needs root';
  for (const [command, option] of [
    ['mkfs.ext4', '-V'],
    ['perl', '-v'],
  ] as const) {
    if (spawnSync(command, [option]).status !== 0) return `there is no ${command} here`;
  }
  try {
    makeDisk(path.join(parent, 'probe'), 16).remove();
    return null;
  } catch (error) {
    const [line] = (error as { stderr?: string }).stderr?.trim().split('\n') ?? [];
    return `mounting a disk is not allowed here (${line ?? String(error)})`;
  }
}

/** Makes it in a new folder, on a file beside it unless another place is named. */
export function makeDisk(folder: string, megabytes: number, image = `${folder}.img`): LoopDisk {
  mkdirSync(folder);
  run('truncate', '-s', `${megabytes}M`, image);
  run('mkfs.ext4', '-q', '-F', '-m', '0', image);
  const mount = () => run('mount', '-o', 'loop,errors=remount-ro', image, folder);
  mount();
  chmodSync(folder, 0o755);
  return {
    folder,
    cutPower() {
      // EXT4_IOC_SHUTDOWN without a flush of the journal, as the tests of the kernel do it.
      const call = 'open(my $f,"<",$ARGV[0]) or die $!;my $v=pack("L",2);';
      run('perl', '-e', `${call}defined ioctl($f,0x8004587d,$v) or die $!`, folder);
    },
    turnReadOnly() {
      const device = path.basename(run('findmnt', '-no', 'SOURCE', folder).trim());
      const file = openSync(`/sys/fs/ext4/${device}/trigger_fs_error`, 'w');
      writeSync(file, '1');
      closeSync(file);
    },
    fill() {
      const ballast = path.join(folder, 'ballast');
      const file = openSync(ballast, 'w');
      // In ever smaller pieces, so that not a page is left.
      for (let size = 1 << 20; size >= 512; size >>= 1) {
        const piece = Buffer.alloc(size, 1);
        try {
          for (;;) if (writeSync(file, piece) < size) break;
        } catch (error) {
          if ((error as NodeJS.ErrnoException).code !== 'ENOSPC') throw error;
        }
      }
      closeSync(file);
      return () => unlinkSync(ballast);
    },
    settle: () => run('sync', '-f', folder),
    mountAgain() {
      letGo(folder);
      mount();
    },
    remove() {
      letGo(folder);
      rmSync(folder, { recursive: true, force: true });
      rmSync(image, { force: true });
    },
  };
}

/** Whoever ends last may take a moment. */
function letGo(folder: string): void {
  let said = '';
  for (let tries = 0; tries < 50; tries += 1) {
    const { status, stderr } = spawnSync('umount', [folder], { encoding: 'utf8' });
    if (status === 0) return;
    said = stderr;
    spawnSync('sleep', ['0.1']);
  }
  throw new Error(said);
}
