import { findObstacles } from '#server/before-start.ts';
import { openServices } from '#server/services.ts';
import { BackupError } from '#server/platform/backup-error.ts';
import { openConnections } from '#server/platform/db/open-connections.ts';
import { openLog } from '#server/platform/log.ts';
import { command } from './command.ts';
import { sampleOfficers, samplePassword } from './scenarios/campus.ts';
import type { ScenarioName } from './scenarios/scenarios.ts';
import { scenarios } from './scenarios/scenarios.ts';

// Fills an empty campus with a named scenario: npm run seed -- open

const names = Object.keys(scenarios) as ScenarioName[];

await command(async ({ config, files: [given] }) => {
  const name = names.find((one) => one === given);
  if (name === undefined) {
    throw new BackupError(`Say which scenario: npm run seed -- ${names.join(' | ')}`);
  }
  const obstacles = await findObstacles(config);
  if (obstacles.length > 0) throw new BackupError(obstacles.join('\n'));
  const log = openLog('warn');
  const { connection, owner, stop } = await openConnections(config, log);
  try {
    const running = await openServices({ config, connection, owner, log });
    try {
      const { db } = running.services;
      const somebody = await db.selectFrom('accounts').select('id').limit(1).executeTakeFirst();
      if (somebody !== undefined) {
        throw new BackupError(
          'This campus has people already; a scenario fills an empty one only.',
        );
      }
      const election = await scenarios[name](running.services);
      console.log(
        `Seeded "${election.name}". Log in as Admin: ${sampleOfficers.admin} / ${samplePassword}`,
      );
    } finally {
      await running.close();
    }
  } finally {
    await stop();
  }
});
