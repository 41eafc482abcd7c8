import path from 'node:path';
import { BackupError } from '#server/platform/backup-error.ts';
import { listPictures } from '#server/backup/campus-store.ts';
import { hasEmbedded } from '#server/platform/db/embedded-postgres/start-embedded.ts';
import { openLine } from '#server/platform/db/open-line.ts';
import { reachDatabase } from '#server/platform/db/reach-database.ts';
import { openFolderFiles } from '#server/platform/files/folder-files.ts';
import { openS3Files } from '#server/platform/files/s3-files.ts';
import { movePictures } from '#server/uploads/move-pictures.ts';
import { command, numberOf } from './command.ts';

// Copies all pictures from the data folder into the store of S3_URL, or back, while the server runs:
// npm run move-pictures -- store | folder [--delete]
// It ends with 0 only when every picture that the database names is at the new place.

const usage = `Say where the pictures are to go:
  npm run move-pictures -- store     from the data folder into the bucket of S3_URL
  npm run move-pictures -- folder    from that bucket into the data folder
  with --delete                      and away from the old place, once all are at the new one`;

await command(async ({ config, options, files: [place, ...more] }) => {
  if ((place !== 'store' && place !== 'folder') || more.length > 0) throw new BackupError(usage);
  const { s3, dataDir, databaseUrl } = config;
  if (s3 === null) throw new BackupError('S3_URL is not set: it names the store.');
  if (databaseUrl === null && !hasEmbedded(dataDir)) {
    throw new BackupError(`There is no campus in ${dataDir} yet.`);
  }
  const folder = await openFolderFiles(path.join(dataDir, 'uploads'));
  const store = openS3Files(s3);
  await store.check?.();
  const database = await reachDatabase(config);
  try {
    const line = await openLine(database.connection);
    const names = await listPictures(line.client);
    await line.close();
    const [from, to] = place === 'store' ? [folder, store] : [store, folder];
    const deletes = options.delete === true;
    const onProgress = teller(names.length);
    const moved = await movePictures({ from, to, names, deletes, onProgress }).catch(stopped);
    const { copied, present, deleted, missing } = moved;
    console.log(
      `${numberOf(copied)} files were copied and read back; ${numberOf(present)} were there already.`,
    );
    if (deleted > 0) console.log(`They are deleted at the old place.`);
    if (missing.length > 0) {
      process.exitCode = 1;
      console.log(`In neither place, though the database names them: ${missing.join(', ')}`);
      if (deletes) console.log('So nothing was deleted.');
      return;
    }
    console.log(
      place === 'store'
        ? 'Start the servers with S3_URL set, and run this once more: for what was uploaded meanwhile.'
        : 'Start the server without S3_URL. For what was uploaded meanwhile, run this once more with it.',
    );
  } finally {
    await database.release();
  }
});

function stopped(error: unknown): never {
  const reason = error instanceof Error ? error.message || error.name : String(error);
  throw new BackupError(`It stopped half-way: ${reason}\nRun it again to go on where it stopped.`);
}

/** Tells how far it is on a terminal, in one line. */
function teller(all: number): (done: number) => void {
  if (!process.stdout.isTTY) return () => {};
  return (done) => {
    if (done % 50 === 0 || done === all)
      process.stdout.write(`\r${numberOf(done)} of ${numberOf(all)}`);
    if (done === all) process.stdout.write('\n');
  };
}
