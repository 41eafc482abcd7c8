import path from 'node:path';
import { reachDatabase } from '#server/platform/db/reach-database.ts';
import { BackupError } from '#server/backup/manifest.ts';
import { restoreBackup } from '#server/backup/restore.ts';
import { openFiles } from '#server/platform/files/open-files.ts';
import { command, numberOf, table } from './moving-command.ts';

// Makes this campus what a backup holds: npm run restore -- file [--yes]

await command(async ({ config, options, files: [file] }) => {
  if (file === undefined) throw new BackupError('Say which: npm run restore -- file');
  const database = await reachDatabase(config);
  try {
    const { manifest, voteCounts, endedSince, undecidedEmails } = await restoreBackup({
      connection: database.connection,
      files: await openFiles(config),
      file: path.resolve(file),
      publicUrl: config.publicUrl,
      isConfirmed: options.yes === true,
    });
    const rows = manifest.tables.filter((one) => one.rows > 0);
    console.log(`Restored ${manifest.university}, as of ${manifest.takenAt}:`);
    console.log(table(rows.map((one) => [one.name, numberOf(one.rows)])));
    const votes = voteCounts.reduce((sum, one) => sum + one.ballots, 0);
    console.log(`  Votes of ${voteCounts.length} positions add up: ${numberOf(votes)}`);
    if (manifest.pictures.kept === 'in the store') {
      const count = numberOf(manifest.pictures.files.length);
      console.log(`  Its ${count} files of pictures are in the S3 store, not in this backup.`);
    }
    if (endedSince.length > 0) {
      console.log(`\nEnded since then, so votes may be missing: ${endedSince.join(', ')}`);
    }
    if (undecidedEmails > 0) {
      console.log(
        `\n${undecidedEmails} e-mails may have been sent already: they wait for the officers.`,
      );
    }
    console.log('\nWhat came after that moment is gone. Everybody signs in anew.');
  } finally {
    await database.release();
  }
});
