import path from 'node:path';
import { hasEmbedded } from '#server/platform/db/embedded-postgres/start-embedded.ts';
import { reachDatabase } from '#server/platform/db/reach-database.ts';
import { BackupError } from '#server/backup/manifest.ts';
import { writeBackup } from '#server/backup/write.ts';
import { openFiles } from '#server/platform/files/open-files.ts';
import { command, numberOf, table } from './moving-command.ts';

// Writes all of a campus into one file, while its server runs: npm run backup [-- --to file]

await command(async ({ config, product, options }) => {
  const { databaseUrl, dataDir } = config;
  if (databaseUrl === null && !hasEmbedded(dataDir)) {
    throw new BackupError(`There is no campus in ${dataDir} yet.`);
  }
  const stamp = new Date().toISOString().slice(0, 19).replaceAll(':', '').replace('T', '-');
  const to = options.to ?? path.join(dataDir, 'backups', `hustings-${stamp}.tar.gz`);
  const database = await reachDatabase(config);
  try {
    const { file, manifest, bytes, sha256 } = await writeBackup({
      connection: database.connection,
      files: await openFiles(config),
      withPictures: config.s3 === null,
      product,
      to,
    });
    const { pictures, tables } = manifest;
    const rows = tables.filter((one) => one.rows > 0);
    console.log(`${manifest.university || 'A campus without a name'}, as of ${manifest.takenAt}:`);
    console.log(table(rows.map((one) => [one.name, numberOf(one.rows)])));
    const files = `${numberOf(pictures.files.length)} files of pictures`;
    console.log(
      pictures.kept === 'here' ? `  with ${files}` : `  without the ${files} in the S3 store`,
    );
    if (pictures.missing.length > 0) {
      console.log(`  Missing, though the database names them: ${pictures.missing.join(', ')}`);
    }
    console.log(`\n${file}\n  ${numberOf(bytes)} bytes, SHA-256 ${sha256}`);
    console.log('Keep it as safe as the database: names, addresses and hashes are in it.');
  } finally {
    await database.release();
  }
});
