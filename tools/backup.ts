import path from 'node:path';
import type { Config } from '#server/config.ts';
import type { Connection } from '#server/platform/db/client.ts';
import { hasEmbedded } from '#server/platform/db/embedded-postgres/start-embedded.ts';
import { openLine } from '#server/platform/db/open-line.ts';
import { reachDatabase } from '#server/platform/db/reach-database.ts';
import { BackupError } from '#server/platform/backup-error.ts';
import { copyToSecondPlaces } from '#server/backup/copies.ts';
import { noteKeyFile } from '#server/backup/key-files-store.ts';
import { noteUpkeep } from '#server/upkeep/store.ts';
import { writeBackup } from '#server/backup/write.ts';
import type { KeyStore } from '#server/voting/sealed/key-folder.ts';
import { openKeysOf } from '#server/voting/sealed/key-home.ts';
import { openFiles } from '#server/platform/files/open-files.ts';
import { headsFileOf, headText, writeHead } from '#server/record/heads-file.ts';
import { command, numberOf, table, timeStamp } from './command.ts';

// Writes all of a campus into one file, and the keys of sealed votes into a second one, while its
// server runs; a copy of the first goes to the second places, as each night: npm run backup [-- file] [--keys-to folder | --without-keys]
// It ends with 0 only when nothing is missing.

await command(async ({ config, product, options, files: [given, ...more] }) => {
  const { databaseUrl, dataDir } = config;
  if (databaseUrl === null && !hasEmbedded(dataDir)) {
    throw new BackupError(`There is no campus in ${dataDir} yet.`);
  }
  if (more.length > 0 || (given !== undefined && options.to !== undefined)) {
    throw new BackupError('Name one file: npm run backup -- file');
  }
  const to = options.to ?? given ?? path.join(dataDir, 'backups', `hustings-${timeStamp()}.tar.gz`);
  const { passphrase, keysFolder } = config.backups;
  const keysTo =
    options['without-keys'] === true
      ? null
      : (options['keys-to'] ?? keysFolder ?? path.dirname(to));
  const database = await reachDatabase(config);
  try {
    const { file, manifest, bytes, sha256, keys, withoutKey } = await writeBackup({
      connection: database.connection,
      files: await openFiles(config),
      withPictures: config.s3 === null,
      product,
      to,
      keys: await keysAt(database.connection, config),
      keysTo,
      passphrase,
    });
    const line = await openLine(database.connection);
    try {
      const takenAt = new Date(manifest.takenAt);
      await line.transact(async (tx) => {
        await noteUpkeep(tx, 'backup', takenAt);
        if (keys === null) return;
        await noteUpkeep(tx, 'keys', takenAt);
        const electionIds = manifest.sealed.map(({ id }) => id);
        await noteKeyFile(tx, { file: keys.file, electionIds });
      });
    } finally {
      await line.close();
    }
    const { pictures, tables } = manifest;
    const rows = tables.filter((one) => one.rows > 0);
    console.log(`${manifest.university || 'A campus without a name'}, as of ${manifest.takenAt}:`);
    console.log(table(rows.map((one) => [one.name, numberOf(one.rows)])));
    const files = `${numberOf(pictures.files.length)} files of pictures`;
    console.log(
      pictures.kept === 'here' ? `  with ${files}` : `  without the ${files} in the S3 store`,
    );
    if (pictures.missing.length > 0) {
      process.exitCode = 1;
      console.log(`  Missing, though the database names them: ${pictures.missing.join(', ')}`);
    }
    for (const sentence of manifest.discrepancies) {
      process.exitCode = 1;
      console.log(
        `  ${sentence} The backup is made all the same: find out what changed them (npm run verify-record).`,
      );
    }
    console.log(`\n${file}\n  ${numberOf(bytes)} bytes, SHA-256 ${sha256}`);
    if (manifest.recordHead !== null) {
      await writeHead(headsFileOf(dataDir), manifest.recordHead, new Date(manifest.takenAt));
      console.log(`The record of what officers did ends with ${headText(manifest.recordHead)}`);
    }
    const { places, troubles } = await copyToSecondPlaces(file, config.backups);
    for (const place of places) console.log(`A copy is in the second place: ${place}`);
    for (const trouble of troubles) {
      process.exitCode = 1;
      console.log(`THE SECOND PLACE HAS NO COPY OF IT. ${trouble}`);
    }
    if (places.length + troubles.length === 0) {
      console.log('There is no second place (BACKUP_COPY_DIR, BACKUP_COPY_URL): carry it to one.');
    }
    console.log(
      passphrase === null
        ? 'Keep it as safe as the database: names, addresses and hashes are in it.'
        : 'Encrypted with BACKUP_PASSPHRASE: without it nobody can restore this file.',
    );
    if (keys !== null) {
      console.log(`\n${keys.file}`);
      console.log(`  The keys that open the sealed votes of: ${keys.elections.join(', ')}`);
      console.log(
        'Move this file to a second place: whoever has it and the backup can open the votes.',
      );
      console.log(
        'Destroy it once all these elections are counted, and say so: npm run keys -- destroyed FILE',
      );
    } else if (manifest.sealed.length > withoutKey.length) {
      console.log(
        '\nTheir keys are not saved. Without them nobody can open the sealed votes in it.',
      );
    }
    if (withoutKey.length > 0) {
      process.exitCode = 1;
      console.log(`\nTHERE IS NO KEY HERE FOR: ${withoutKey.join(', ')}`);
      console.log('Save it on the server that has it: npm run keys -- export');
    }
  } finally {
    await database.release();
  }
});

async function keysAt(connection: Connection, config: Config): Promise<KeyStore> {
  const line = await openLine(connection);
  try {
    return await openKeysOf(config, line.db);
  } finally {
    await line.close();
  }
}
