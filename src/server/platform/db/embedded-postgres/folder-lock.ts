import { chmodSync } from 'node:fs';
import { DatabaseSync } from 'node:sqlite';
import { DataFolderInUse } from './embedded-error.ts';

/**
 * Holds a lock that the kernel drops with this process, however it ends; answers how to let go.
 * Node has no flock of its own; an exclusive SQLite transaction is one, on every system.
 */
export function lockFolder(file: string, dataDir: string): () => void {
  const lock = new DatabaseSync(file);
  try {
    // Whoever can read it could hold it.
    chmodSync(file, 0o600);
    lock.exec('pragma journal_mode = memory; begin exclusive');
  } catch (error) {
    lock.close();
    if (!(error instanceof Error && error.message.includes('locked'))) throw error;
    throw new DataFolderInUse(
      `Another Hustings is already running on ${dataDir}: stop it, or set DATA_DIR to another folder.`,
    );
  }
  return () => {
    if (lock.isOpen) lock.close();
  };
}
