import { moveCampus } from '#server/backup/move-campus.ts';
import { discrepanciesOf } from '#server/backup/vote-counts-store.ts';
import { offerTwoRoles } from '#server/backup/two-roles-store.ts';
import { BackupError } from '#server/platform/backup-error.ts';
import { command, numberOf, table } from './command.ts';

const ofServing = {
  made: [
    'The role hustings_server was made for it, with that password; the start gives it its rights.',
  ],
  there: ['The role hustings_server was there already: write its password in place of PASSWORD.'],
  none: [
    'The role hustings_server is missing, and the one of --to may not make it. Let a superuser run',
    '  SERVER_PASSWORD=… psql postgres://…/NAME -f deploy/roles.sql',
    'and write that password in place of PASSWORD.',
  ],
};

// Takes the embedded campus to a PostgreSQL server: npm run move -- --to postgres://…

await command(async ({ config, options: { to } }) => {
  if (config.databaseUrl !== null) {
    throw new BackupError('DATABASE_URL is set, so this campus lives on a server already.');
  }
  if (to === undefined || !/^postgres(ql)?:\/\//.test(to)) {
    throw new BackupError('Say where to: npm run move -- --to postgres://user:password@host/name');
  }
  const { server, tables, voteCounts } = await moveCampus({ dataDir: config.dataDir, to });
  const lines = tables.map(({ name, here, there }) => [
    name,
    numberOf(here.rows),
    numberOf(there.rows),
    here.sha256 === there.sha256 ? 'the same' : 'different',
  ]);
  console.log(`Moved to ${server}; read back from there and compared:`);
  console.log(table([['table', 'rows here', 'rows there', 'content'], ...lines]));
  const votes = voteCounts.reduce((sum, one) => sum + one.ballots, 0);
  console.log(
    `  Votes of ${voteCounts.length} positions are the same on both sides: ${numberOf(votes)}`,
  );
  for (const sentence of discrepanciesOf(voteCounts)) console.log(`  ${sentence}`);
  const { databaseUrl, migrateDatabaseUrl, serving } = await offerTwoRoles(to);
  console.log('\nPut these two lines in .env and start Hustings:');
  console.log(`DATABASE_URL=${databaseUrl}`);
  console.log(`MIGRATE_DATABASE_URL=${migrateDatabaseUrl}`);
  for (const line of ofServing[serving]) console.log(line);
  const pictures = config.s3 === null ? `${config.dataDir}/uploads` : 'the S3 store';
  console.log(`\nThe keys of elections stay in ${config.keysDir} (KEYS_DIR), on this machine.`);
  console.log('Several servers need one shared folder as KEYS_DIR: move that folder there.');
  console.log(`\nPictures stay in ${pictures}. The old database is left as it was: without these`);
  console.log('lines Hustings would start on it again.');
});
