import {
  chmodSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  rmSync,
  statSync,
} from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { keysFileOf } from '#server/backup/backup-keys.ts';
import { beginning } from '#server/backup/copies.ts';
import { drill } from '#server/backup/drill.ts';
import type { VerifyKit } from '#server/recount/recount-closed.ts';
import { BackupError } from '#server/platform/backup-error.ts';
import { noteUpkeep } from '#server/upkeep/store.ts';
import type { Config } from '#server/config.ts';
import { openKeyStore } from '#server/voting/sealed/key-folder.ts';
import { findKeyHome, readDataId } from '#server/voting/sealed/key-home.ts';
import { readClock } from '#server/platform/db/clock.ts';
import {
  hasEmbedded,
  startEmbedded,
} from '#server/platform/db/embedded-postgres/start-embedded.ts';
import { openLine } from '#server/platform/db/open-line.ts';
import type { Line } from '#server/platform/db/open-line.ts';
import { reachDatabase } from '#server/platform/db/reach-database.ts';
import { openFolderFiles } from '#server/platform/files/folder-files.ts';
import { openFiles } from '#server/platform/files/open-files.ts';
import { openLog } from '#server/platform/log.ts';
import { headsFileOf, readHeads } from '#server/record/heads-file.ts';
import { startProblem } from '#server/start-problem.ts';
import { command } from './command.ts';
import type { Given } from './command.ts';
import { passphraseFor } from './passphrase.ts';

// Restores a backup beside the campus, looks whether it would bring it back, and removes it again:
// npm run restore-drill [-- file] [--from-bucket] [--keys file]
// Ends with 0 only where everything was proved.

await command(async (given) => {
  const { config } = given;
  const workshop = mkdtempSync(path.join(os.tmpdir(), 'hustings-drill-'));
  // Where root starts it, PostgreSQL runs as another account and passes through to its own folder.
  chmodSync(workshop, 0o711);
  const folder = path.join(workshop, 'private');
  mkdirSync(folder, { mode: 0o700 });
  await using cleanUp = new AsyncDisposableStack();
  cleanUp.defer(() => rmSync(workshop, { recursive: true, force: true }));
  const stop = () => void cleanUp.disposeAsync().finally(() => process.exit(130));
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, stop);

  const file = await findBackup(given, folder);
  const keyFiles = findKeyFiles(given, file);
  const passphrase = await passphraseFor([file, ...keyFiles], config);
  console.log(`${file} is restored beside the campus, which stays as it is.\n`);
  const database = await startEmbedded({ dataDir: path.join(workshop, 'database') });
  cleanUp.defer(() => database.stop());
  const proofs = await drill({
    file,
    passphrase,
    connection: database.connection,
    folder,
    pictures: {
      restored: await openFolderFiles(path.join(folder, 'uploads')),
      store: config.s3 === null ? null : await openFiles(config),
    },
    // They are only read, whoever they belong to.
    keys: openKeyStore((await findKeyHome(config, await readDataId(config.dataDir))).folder),
    keyFiles,
    counted: await findCounted(config),
    heads: await readHeads(headsFileOf(config.dataDir)),
    verifyKit: await openVerifier(),
    log: openLog('silent'),
  });
  for (const { subject, isProved, says } of proofs) {
    console.log(`${isProved ? 'proved    ' : 'NOT PROVED'}  ${subject.padEnd(8)}  ${says}`);
  }
  if (proofs.every(({ isProved }) => isProved)) {
    console.log('\nThis backup brings the campus back. What was restored is removed again.');
    await noteDrill(config);
  } else {
    process.exitCode = 1;
    console.log('\nTHIS BACKUP DOES NOT PROVE ITSELF. What was restored is removed again.');
  }
});

/** Where there is a campus here, its doctor and its dashboard tell of the drill. */
async function noteDrill(config: Config): Promise<void> {
  try {
    await withCampus(config, async (line) => {
      const now = await readClock(line.db);
      await line.transact((tx) => noteUpkeep(tx, 'drill', now));
    });
  } catch (error) {
    console.log(`It could not be noted in the database: ${startProblem(error, config)}`);
  }
}

/** The elections that the campus has counted; where its database is gone, those whose recount file lies here. */
async function findCounted(config: Config): Promise<ReadonlySet<string>> {
  try {
    const closed = await withCampus(config, ({ db }) =>
      db.selectFrom('elections').select('id').where('closed_at', 'is not', null).execute(),
    );
    if (closed !== null) return new Set(closed.map(({ id }) => id));
  } catch {
    // Then its files say it.
  }
  const folder = path.join(config.dataDir, 'recounts');
  const files = existsSync(folder) ? readdirSync(folder) : [];
  return new Set(files.map((name) => path.basename(name, '.json')));
}

/** Does something in the database of the campus; null where there is none here. */
async function withCampus<T>(config: Config, work: (line: Line) => Promise<T>): Promise<T | null> {
  if (config.databaseUrl === null && !hasEmbedded(config.dataDir)) return null;
  const { connection, release } = await reachDatabase(config);
  await using open = new AsyncDisposableStack();
  open.defer(release);
  const line = await openLine(connection);
  open.defer(() => line.close());
  return await work(line);
}

/** The one that is named, or else the last one; one in the bucket is fetched first. */
async function findBackup({ config, options, files }: Given, folder: string): Promise<string> {
  const [given, ...more] = files;
  if (more.length > 0) throw new BackupError('Name one file: npm run restore-drill -- file');
  if (options['from-bucket'] === true) return fetchBackup(config, given, folder);
  const file = given === undefined ? lastIn(config.backups.folder) : path.resolve(given);
  if (!existsSync(file)) throw new BackupError(`There is no file ${file}.`);
  return file;
}

function isBackup(name: string): boolean {
  return /\.tar\.gz(\.age)?$/.test(name);
}

function lastIn(folder: string): string {
  const names = existsSync(folder) ? readdirSync(folder).filter(isBackup) : [];
  const files = names.map((name) => path.join(folder, name));
  const newestFirst = files.toSorted(
    (one, other) => statSync(other).mtimeMs - statSync(one).mtimeMs,
  );
  if (newestFirst[0] !== undefined) return newestFirst[0];
  throw new BackupError(`There is no backup in ${folder}: npm run backup takes one.`);
}

async function fetchBackup(
  { backups: { copyStore } }: Config,
  given: string | undefined,
  folder: string,
): Promise<string> {
  if (copyStore === null) throw new BackupError('BACKUP_COPY_URL names no bucket.');
  const { openBucket } = await import('#server/backup/bucket.ts');
  const bucket = openBucket(copyStore);
  const name = given ?? (await bucket.list(beginning)).filter(isBackup).toSorted().at(-1);
  if (name === undefined) {
    throw new BackupError(`There is no backup in the bucket ${copyStore.bucket}.`);
  }
  const file = path.join(folder, path.basename(name));
  await bucket.get(name, file);
  return file;
}

/** Those that are named, or else the file that was written with the backup, where it is at hand. */
function findKeyFiles({ config, options }: Given, file: string): string[] {
  const given = options.keys ?? [];
  if (given.length > 0) return given.map((one) => path.resolve(one));
  const folders = [path.dirname(file), config.backups.keysFolder ?? path.dirname(file)];
  return [...new Set(folders.map((folder) => keysFileOf(file, folder)))].filter((one) =>
    existsSync(one),
  );
}

/** The file that everybody can download; plain JavaScript, without types of its own. */
async function openVerifier(): Promise<VerifyKit> {
  const file = path.resolve(import.meta.dirname, '../public/verify-kit.mjs');
  const { verifyKit } = (await import(pathToFileURL(file).href)) as { verifyKit: VerifyKit };
  return verifyKit;
}
