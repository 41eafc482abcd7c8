import { BackupError } from '#server/platform/backup-error.ts';
import { adminLinkMinutes, makeAdminLink, NoAdminLink } from '#server/people/admin-link.ts';
import { hasEmbedded } from '#server/platform/db/embedded-postgres/start-embedded.ts';
import { openJobs } from '#server/platform/jobs.ts';
import { openLog } from '#server/platform/log.ts';
import { openLine } from '#server/platform/db/open-line.ts';
import { reachDatabase } from '#server/platform/db/reach-database.ts';
import { command } from './command.ts';

// The way back in for an admin without e-mail: npm run admin-link -- ADDRESS [--reset-second-factor]

await command(async ({ config, options, files: [email, ...more] }) => {
  if (email === undefined || more.length > 0) {
    throw new BackupError('Name one account: npm run admin-link -- asha@campus.example');
  }
  const { databaseUrl, dataDir } = config;
  if (databaseUrl === null && !hasEmbedded(dataDir)) {
    throw new BackupError(`There is no campus in ${dataDir} yet.`);
  }
  const database = await reachDatabase(config);
  try {
    const line = await openLine(database.connection);
    // The e-mails to the officers leave as soon as a server runs.
    const jobs = await openJobs({ connection: database.connection, log: openLog('silent') });
    try {
      const resetsFactor = options['reset-second-factor'] === true;
      const made = await line
        .transact((tx) => makeAdminLink(tx, { jobs, config }, { email, resetsFactor }))
        .catch((error: unknown) => {
          throw error instanceof NoAdminLink ? new BackupError(error.message) : error;
        });
      if (made.isNewAdmin) console.log(`The campus had no admin: ${email} is one now.`);
      if (made.isFactorOff === true) console.log('The second step of the log-in was taken off.');
      if (made.isFactorOff === false) console.log('There was no second step to take off.');
      console.log(`Open this within ${adminLinkMinutes} minutes, once, to choose a new password:`);
      console.log(`  ${made.link}`);
      console.log(
        'It stands in the record, and every officer gets an e-mail. Whoever has it is that admin: send it to nobody.',
      );
    } finally {
      await jobs.close();
      await line.close();
    }
  } finally {
    await database.release();
  }
});
