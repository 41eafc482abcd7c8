import { existsSync } from 'node:fs';
import path from 'node:path';
import { readConfig } from '../config.ts';
import type { Config } from '../config.ts';
import { reachDatabase } from '../platform/db/reach-database.ts';
import { openFolderFiles } from '../platform/files/folder-files.ts';
import { openLog } from '../platform/log.ts';
import type { Serving } from '../serve.ts';
import { BackupError } from '../platform/backup-error.ts';
import { homeForRestore } from './restore-home.ts';
import { restoreBackup } from './restore.ts';

interface Parts {
  file: string;
  passphrase: string | null;
  /** A folder that nobody needs afterwards, for all of it. */
  folder: string;
  port: number;
}

/** A backup that can be looked at in a browser. */
export interface LookedAt {
  university: string;
  takenAt: string;
  serving: Serving;
  /** Its pictures are in a store, and are not shown. */
  isWithoutPictures: boolean;
  /** Elections whose votes are sealed in it: it has no key, so no counts are shown. */
  sealed: string[];
}

/**
 * Serves a backup as a campus that nobody can change, from a folder of its own. Nothing of the
 * campus is in force: neither its address, its mail, its store nor its keys.
 */
export async function lookAt({ file, passphrase, folder, port }: Parts): Promise<LookedAt> {
  if (!existsSync(file)) throw new BackupError(`There is no file ${file}.`);
  const config = configOf(folder, port);
  const database = await reachDatabase(config);
  const { manifest } = await (async () => {
    try {
      const home = await homeForRestore(database.connection, config);
      return await restoreBackup({
        connection: database.connection,
        files: await openFolderFiles(path.join(config.dataDir, 'uploads')),
        file,
        passphrase,
        publicUrl: config.publicUrl,
        dataDir: config.dataDir,
        keys: home.keys,
        home,
        keyFiles: [],
        isWithoutKeys: true,
        isToLookAt: true,
        log: openLog('silent'),
        isConfirmed: false,
      });
    } finally {
      await database.release();
    }
  })();
  // What a server stands on is loaded only now: a file that is no backup was told at once.
  const { serve } = await import('../serve.ts');
  const serving = await serve({ ...config, copyOf: manifest.takenAt }, openLog('warn'));
  return {
    university: manifest.university,
    takenAt: manifest.takenAt,
    serving,
    isWithoutPictures: manifest.pictures.kept === 'in the store',
    sealed: manifest.sealed.map(({ name }) => name),
  };
}

/** The settings of a server that knows nothing of the campus. */
function configOf(folder: string, port: number): Config {
  const { config } = readConfig({
    DATA_DIR: path.join(folder, 'copy'),
    PORT: String(port),
    BACKUP_HOUR: 'off',
    LOG_LEVEL: 'warn',
  });
  return config;
}
