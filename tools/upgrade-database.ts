import { upgradeEmbedded } from '#server/backup/upgrade-embedded.ts';
import { BackupError } from '#server/platform/backup-error.ts';
import { command, numberOf } from './command.ts';

// Takes the embedded database to the PostgreSQL of this release: npm run upgrade-database

await command(async ({ config }) => {
  if (config.databaseUrl !== null) {
    throw new BackupError('DATABASE_URL is set: upgrade that server by its own means.');
  }
  const done = await upgradeEmbedded(config.dataDir, console.log, process.env['npm_execpath']);
  if (done === null) return console.log('The database is of this PostgreSQL already.');
  console.log(
    `\n${numberOf(done.rows)} rows are the same on both sides, and so are the counts of votes.`,
  );
  console.log(`Start Hustings. The database of PostgreSQL ${done.from} is kept in`);
  console.log(`  ${done.kept}`);
  console.log('Delete it once you have a new backup: it holds everything that the campus held.');
});
