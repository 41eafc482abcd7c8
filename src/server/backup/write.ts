import { createHash } from 'node:crypto';
import { createWriteStream, existsSync, renameSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import path from 'node:path';
import { pipeline } from 'node:stream/promises';
import { createGzip } from 'node:zlib';
import { pack } from 'tar-stream';
import { systemClock } from '../platform/clock.ts';
import type { Connection } from '../platform/db/client.ts';
import { syncToDisk } from '../platform/db/embedded-postgres/cluster.ts';
import { makeFolder } from '../platform/db/embedded-postgres/make-folder.ts';
import { listMigrations } from '../platform/db/migrate.ts';
import { readHead } from '../record/head.ts';
import { openLine } from '../platform/db/open-line.ts';
import type { Line } from '../platform/db/open-line.ts';
import type { Files } from '../platform/files/files.ts';
import { beginSnapshot, endSnapshot, readCampus, listPictures } from './campus-store.ts';
import { listUnopened } from '../voting/sealed/carry-keys.ts';
import type { UnopenedElection } from '../voting/sealed/carry-keys.ts';
import { writeKeyFile } from '../voting/sealed/key-file.ts';
import type { KeyStore } from '../voting/sealed/key-folder.ts';
import { findSecrets, isWithSealed, keysFileOf, readSecrets, sealedEntry } from './backup-keys.ts';
import { encrypt, nameFor } from '../platform/files/encryption.ts';
import { discrepanciesOf, readVoteCounts } from './vote-counts-store.ts';
import { leftOut, manifestName, onlyRows, picturePart, tablePart } from './manifest.ts';
import { BackupError } from '../platform/backup-error.ts';
import type { Manifest } from './manifest.ts';
import { copyOut, listTables } from './table-store.ts';

/** A backup that is on the disk. */
export interface Written {
  file: string;
  manifest: Manifest;
  bytes: number;
  /** Of the whole file: a copy of it kept elsewhere shows whether the backup was changed. */
  sha256: string;
  /** The file of the keys, and whose keys are in it; null where there are none, or none are wanted. */
  keys: { file: string; elections: string[] } | null;
  /** Elections with sealed votes in the backup, whose key is not here. */
  withoutKey: string[];
}

interface Parts {
  connection: Connection;
  files: Files;
  /** False: they are in a store that has its own backups, so they are only listed. */
  withPictures: boolean;
  product: string;
  to: string;
  keys: Pick<KeyStore, 'list' | 'readSecret'>;
  /** The folder for the file of the keys; null for no such file. */
  keysTo: string | null;
  /** Encrypts both files, and their names end with `.age`; null: they are plain. */
  passphrase: string | null;
}

/**
 * Writes everything that the campus is into one .tar.gz: the tables as of one moment, while votes
 * go on, and the pictures. The file has its name only once it is whole and on the disk. The keys of
 * sealed votes go into a second file, before the first has its name.
 */
export async function writeBackup(parts: Parts): Promise<Written> {
  const { passphrase } = parts;
  const file = path.resolve(nameFor(parts.to, passphrase));
  const keysFile = parts.keysTo === null ? null : keysFileOf(file, parts.keysTo);
  for (const one of [file, keysFile]) {
    if (one === null || !existsSync(one)) continue;
    throw new BackupError(`${one} exists already: name another file.`);
  }
  makeFolder(path.dirname(file));
  const draft = `${file}.partial-${process.pid}`;
  // Read before the tables are: a close may delete a key while the backup is written.
  const secrets = await readSecrets(parts.keys);
  const line = await openLine(parts.connection);
  // What cannot be removed stays, and the transaction on the live database ends all the same.
  await using cleanUp = new AsyncDisposableStack();
  cleanUp.defer(() => line.close());
  cleanUp.defer(() => rm(draft, { force: true }).catch(() => {}));
  const archive = openArchive(draft, passphrase);
  const { manifest, unopened } = await fill(parts, line, archive).catch(archive.giveUp);
  await archive.add(manifestName, Buffer.from(`${JSON.stringify(manifest, null, 2)}\n`));
  const { bytes, sha256 } = await archive.end();
  const { found, missing } = await findSecrets(parts.keys, secrets, unopened);
  const isWithKeys = keysFile !== null && found.length > 0;
  if (isWithKeys) await writeKeyFile(keysFile, found, passphrase);
  renameSync(draft, file);
  syncToDisk(path.dirname(file));
  const keys = isWithKeys ? { file: keysFile, elections: namesOf(found) } : null;
  return { file, manifest, bytes, sha256, keys, withoutKey: namesOf(missing) };
}

interface Archive {
  add(name: string, content: Buffer): Promise<void>;
  end(): Promise<{ bytes: number; sha256: string }>;
  giveUp(error: Error): Promise<never>;
}

function openArchive(file: string, passphrase: string | null): Archive {
  const tar = pack();
  const hash = createHash('sha256');
  let bytes = 0;
  const writing = pipeline(
    tar,
    createGzip(),
    async function* (plain: AsyncIterable<Buffer>) {
      const chunks = passphrase === null ? plain : encrypt(passphrase, plain);
      for await (const chunk of chunks) {
        hash.update(chunk);
        bytes += chunk.length;
        yield chunk;
      }
    },
    // Passwords' hashes and addresses are in it.
    createWriteStream(file, { flags: 'wx', mode: 0o600, flush: true }),
  );
  writing.catch(() => {});
  const mtime = new Date(systemClock.now());
  return {
    async add(name, content) {
      const added = new Promise<void>((resolve, reject) => {
        const header = { name, size: content.length, mtime, mode: 0o600 };
        tar.entry(header, content, (error) => (error ? reject(error) : resolve()));
      });
      // What ends the writing early, such as a full disk, is the reason to tell.
      await Promise.race([added, writing]).catch(async (error: unknown) => {
        await writing;
        throw error;
      });
    },
    async end() {
      tar.finalize();
      await writing;
      return { bytes, sha256: hash.digest('hex') };
    },
    async giveUp(error) {
      tar.destroy(error);
      await writing.catch(() => {});
      throw error;
    },
  };
}

const namesOf = (elections: readonly UnopenedElection[]) => elections.map(({ name }) => name);

interface Filled {
  manifest: Manifest;
  unopened: UnopenedElection[];
}

async function fill(parts: Parts, line: Line, archive: Archive): Promise<Filled> {
  const { client } = line;
  const { known, done } = await listMigrations(line.db);
  if (done.length === 0) throw new BackupError('There is no campus in this database yet.');
  if (done.some((name) => !known.includes(name))) {
    throw new BackupError('A newer Hustings runs on this database: take the backup with that one.');
  }
  const tables = await listTables(client);
  await beginSnapshot(client, tables);
  const campus = await readCampus(client);
  const discrepancies = discrepanciesOf(await readVoteCounts(client));
  const unopened = isWithSealed(done) ? await listUnopened(line.db) : [];
  const recordHead = done.includes('0026-record') ? await readHead(line.db) : null;
  const copied: Manifest['tables'] = [];
  for (const table of tables) {
    if (leftOut.some((name) => name === table.name)) continue;
    const cutter = cutInParts(archive, table.name);
    const found = await copyOut(client, table, cutter.take, onlyRows[table.name]);
    await cutter.end();
    copied.push({ ...table, ...found });
  }
  const pictureList = await listPictures(client);
  await endSnapshot(client);
  const pictures = await addPictures(parts, archive, pictureList);
  const manifest: Manifest = {
    format: 'hustings backup 1',
    product: parts.product,
    ...campus,
    migrations: done,
    tables: copied,
    sealed: unopened.map(sealedEntry),
    discrepancies,
    recordHead,
    leftOut: [...leftOut],
    pictures,
  };
  return { manifest, unopened };
}

const partSize = 4 * 1024 * 1024;

/** A tar file tells the size of each part before it, so a long table comes in several. */
function cutInParts(archive: Archive, table: string) {
  let chunks: Buffer[] = [];
  let size = 0;
  let count = 0;
  const cut = async () => {
    count += 1;
    const content = Buffer.concat(chunks);
    [chunks, size] = [[], 0];
    await archive.add(tablePart(table, count), content);
  };
  return {
    async take(chunk: Buffer) {
      chunks.push(chunk);
      size += chunk.length;
      if (size >= partSize) await cut();
    },
    end: cut,
  };
}

async function addPictures(
  { files, withPictures }: Parts,
  archive: Archive,
  names: readonly string[],
): Promise<Manifest['pictures']> {
  if (!withPictures) {
    return { kept: 'in the store', files: names.map((name) => ({ name })), missing: [] };
  }
  const pictures: Manifest['pictures'] = { kept: 'here', files: [], missing: [] };
  for (const name of names) {
    const bytes = await files.get(name);
    if (bytes === null) {
      pictures.missing.push(name);
      continue;
    }
    await archive.add(picturePart(name), bytes);
    pictures.files.push({ name, sha256: createHash('sha256').update(bytes).digest('hex') });
  }
  return pictures;
}
