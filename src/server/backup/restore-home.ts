import { randomUUID } from 'node:crypto';
import type { Config } from '../config.ts';
import { listKeyFiles, openKeyStore } from '../voting/sealed/key-folder.ts';
import type { KeyStore } from '../voting/sealed/key-folder.ts';
import {
  claimKeyFolder,
  findCampusId,
  findKeyHome,
  isWithin,
  ownKeyFolder,
  readDataId,
  writeDataId,
} from '../voting/sealed/key-home.ts';
import type { Connection, Db } from '../platform/db/client.ts';
import { hasTable } from '../platform/db/has-table.ts';
import { openLine } from '../platform/db/open-line.ts';

/** As which campus a backup is restored, and where its keys go. */
export interface RestoreHome {
  campusId: string;
  keys: KeyStore;
  /** The folder of KEYS_DIR, where it is another campus's and so left alone; else null. */
  leftAlone: string | null;
  /** Lets data folder and folder of keys say whose they are; to be called before a key is written. */
  prepare(): Promise<void>;
}

/**
 * A restore over a campus, or by the data folder of one, is that campus. Anything else is a copy: it has
 * an id of its own, and a folder of keys of its own where KEYS_DIR may be in use.
 */
export async function homeForRestore(
  connection: Connection,
  config: Pick<Config, 'dataDir' | 'keysDir'>,
): Promise<RestoreHome> {
  const line = await openLine(connection);
  const known = await (async () => {
    try {
      const id = (await findCampusId(line.db)) ?? (await readDataId(config.dataDir));
      return { id, isCampus: id !== null || (await holdsCampus(line.db)) };
    } finally {
      await line.close();
    }
  })();
  const campusId = known.id ?? randomUUID();
  const home = await findKeyHome(config, campusId);
  const isOurs = home.mark !== null && !home.isForeign;
  const mayUse =
    isOurs ||
    (!home.isForeign &&
      (known.isCampus ||
        isWithin(home.folder, config.dataDir) ||
        (await listKeyFiles(home.folder)).length === 0));
  const folder = mayUse ? home.folder : ownKeyFolder(config);
  return {
    campusId,
    keys: openKeyStore(folder, campusId),
    leftAlone: folder === config.keysDir ? null : config.keysDir,
    async prepare() {
      await claimKeyFolder(folder, campusId, folder !== config.keysDir);
      await writeDataId(config.dataDir, campusId);
    },
  };
}

/** Whether somebody has an account here, whatever the release. */
async function holdsCampus(db: Db): Promise<boolean> {
  if (!(await hasTable(db, 'accounts'))) return false;
  return (await db.selectFrom('accounts').select('id').limit(1).execute()).length > 0;
}
