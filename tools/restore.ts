import path from 'node:path';
import { reachDatabase } from '#server/platform/db/reach-database.ts';
import { BackupError } from '#server/platform/backup-error.ts';
import { homeForRestore } from '#server/backup/restore-home.ts';
import { restoreBackup } from '#server/backup/restore.ts';
import { openFiles } from '#server/platform/files/open-files.ts';
import { openLog } from '#server/platform/log.ts';
import { command, numberOf, table } from './command.ts';
import { passphraseFor } from './passphrase.ts';

// Makes this campus what a backup holds: npm run restore -- file [--yes]
// [--keys file] [--without-keys]

await command(async ({ config, options, files: [file, ...more] }) => {
  if (file === undefined || more.length > 0) {
    throw new BackupError('Name one file: npm run restore -- file [--keys file]');
  }
  const keyFiles = (options.keys ?? []).map((one) => path.resolve(one));
  const passphrase = await passphraseFor([file, ...keyFiles], config);
  const database = await reachDatabase(config);
  try {
    const home = await homeForRestore(database.connection, config);
    const {
      manifest,
      voteCounts,
      endedSince,
      incomplete,
      held,
      paused,
      unopenable,
      broughtKeys,
      undecidedEmails,
    } = await restoreBackup({
      connection: database.connection,
      files: await openFiles(config),
      file: path.resolve(file),
      passphrase,
      publicUrl: config.publicUrl,
      dataDir: config.dataDir,
      keys: home.keys,
      home,
      leftAlone: home.leftAlone,
      keyFiles,
      isWithoutKeys: options['without-keys'] === true,
      log: openLog(config.logLevel),
      isConfirmed: options.yes === true,
    });
    const rows = manifest.tables.filter((one) => one.rows > 0);
    console.log(`Restored ${manifest.university}, as of ${manifest.takenAt}:`);
    console.log(table(rows.map((one) => [one.name, numberOf(one.rows)])));
    const votes = voteCounts.reduce((sum, one) => sum + one.ballots, 0);
    if (manifest.discrepancies.length === 0) {
      console.log(`  Votes of ${voteCounts.length} positions add up: ${numberOf(votes)}`);
    }
    for (const sentence of manifest.discrepancies) console.log(`  ${sentence}`);
    if (manifest.pictures.kept === 'in the store') {
      const count = numberOf(manifest.pictures.files.length);
      console.log(`  Its ${count} files of pictures are in the S3 store, not in this backup.`);
    }
    if (broughtKeys.length > 0) {
      console.log(`  The keys of ${broughtKeys.join(', ')} are in ${home.keys.folder} now`);
    }
    if (home.leftAlone !== null) {
      console.log(
        `  This is a copy: its keys are in ${home.keys.folder}, and KEYS_DIR (${home.leftAlone}), which another campus uses, was not touched.`,
      );
      console.log('  If that campus is gone for good: npm run keys -- adopt');
    }
    if (unopenable.length > 0) {
      console.log('\nThese votes stay sealed until their key comes (npm run keys -- import):');
      for (const line of unopenable) console.log(`  ${line}`);
    }
    if (endedSince.length > 0) {
      const names = endedSince.map(({ name }) => name).join(', ');
      console.log(`\nEnded since then, so votes may be missing: ${names}`);
    }
    if (incomplete.length > 0) {
      console.log(
        `\nTheir pages tell everybody that votes may be missing: ${incomplete.join(', ')}`,
      );
    }
    if (held.length > 0) {
      console.log(
        `\nClosed and published after the backup, so their close waits: ${held.join(', ')}`,
      );
      console.log(
        'An admin decides on the dashboard whether the published result stands or the restored votes are counted.',
      );
    }
    if (paused.length > 0) {
      console.log(`\nVoting is paused until officers resume it: ${paused.join(', ')}`);
      console.log(
        'Look first which votes may be missing. Where there is a second officer, they confirm it.',
      );
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
