import { openServices } from '#server/services.ts';
import { readConfig } from '#server/config.ts';
import { startEmbedded } from '#server/platform/db/embedded-postgres/start-embedded.ts';
import { openLog } from '#server/platform/log.ts';
import { sampleOfficers, samplePassword } from './scenarios/campus.ts';
import type { ScenarioName } from './scenarios/scenarios.ts';
import { scenarios } from './scenarios/scenarios.ts';

// Fills an empty campus with a named scenario: npm run seed -- open

const names = Object.keys(scenarios) as ScenarioName[];
const name = names.find((one) => one === process.argv[2]);
if (name === undefined) {
  console.error(`Say which scenario: npm run seed -- ${names.join(' | ')}`);
  process.exit(1);
}
const { config, problems } = readConfig(process.env);
if (problems.length > 0) {
  console.error(problems.join('\n'));
  process.exit(1);
}

const embedded =
  config.databaseUrl === null ? await startEmbedded({ dataDir: config.dataDir }) : null;
const connection = embedded?.connection ?? { connectionString: config.databaseUrl ?? '' };
const running = await openServices({
  config,
  connection,
  log: openLog('warn'),
});
try {
  const { db } = running.services;
  const somebody = await db.selectFrom('accounts').select('id').limit(1).executeTakeFirst();
  if (somebody === undefined) {
    const election = await scenarios[name](running.services);
    console.log(
      `Seeded "${election.name}". Log in as Admin: ${sampleOfficers.admin} / ${samplePassword}`,
    );
  } else {
    console.error('This campus has people already; a scenario fills an empty one only.');
    process.exitCode = 1;
  }
} finally {
  await running.close();
  await embedded?.stop();
}
