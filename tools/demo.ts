import { rmSync } from 'node:fs';
import path from 'node:path';
import { findObstacles, withFreePort } from '#server/before-start.ts';
import { BackupError } from '#server/platform/backup-error.ts';
import { findRunning } from '#server/platform/db/embedded-postgres/start-embedded.ts';
import { openLog } from '#server/platform/log.ts';
import { serve } from '#server/serve.ts';
import { command } from './command.ts';
import { sampleOfficers, samplePassword } from './scenarios/campus.ts';
import { createDemoCampus, keepVoting } from './scenarios/demo-campus.ts';
import { studentOf } from './scenarios/people.ts';

// A lively sample campus, made anew at every start: npm run demo

await command(async ({ config }) => {
  const dataDir = path.join(config.dataDir, 'demo');
  // Its folder is removed below, and with it the database of one that runs.
  if (findRunning(dataDir) !== null) {
    throw new BackupError(
      `Another sample campus runs on ${dataDir}: stop it, or set DATA_DIR to another folder.`,
    );
  }
  const keysDir = path.join(dataDir, 'keys');
  const own = {
    ...config,
    dataDir,
    keysDir,
    databaseUrl: null,
    firstAdmin: null,
    // They would go into the folder of the real campus.
    backups: { ...config.backups, hour: null },
  };
  const free = await withFreePort(own);
  const obstacles = await findObstacles(own);
  if (obstacles.length > 0) throw new BackupError(obstacles.join('\n'));
  rmSync(dataDir, { recursive: true, force: true });
  const say = (step: string) => console.log(`  ${step} …`);
  console.log('Making a sample campus:');
  say('A database of its own');
  const serving = await serve(free, openLog('error'));
  const { transact, live } = serving.services;
  const election = await createDemoCampus(serving.services, say).catch(async (error: unknown) => {
    // Else half a campus would go on serving behind the sentence that nothing was made.
    await serving.close();
    throw error;
  });
  // Whoever has looked meanwhile was shown an empty campus, and nothing that was made told of itself.
  await transact(async (tx) => {
    for (const kind of ['campus', 'elections', 'events', 'members'] as const)
      await live.announce(tx, { kind });
  });
  const stopVoting = keepVoting(serving.services, election);

  console.log(
    [
      `A sample campus is ready at ${serving.url}`,
      '',
      `  Student        ${studentOf(0).enrollmentNumber}`,
      `  Faculty        ${sampleOfficers.faculty}`,
      `  Council Member ${sampleOfficers.council}`,
      `  Admin          ${sampleOfficers.admin}`,
      `  Password       ${samplePassword}`,
      '',
      'Students keep voting while you look. Everything is made anew at the next start.',
      'Stop with Ctrl+C.',
    ].join('\n'),
  );

  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.once(signal, () => {
      stopVoting();
      serving.close().then(
        () => process.exit(0),
        () => process.exit(1),
      );
    });
  }
});
