import { rmSync } from 'node:fs';
import path from 'node:path';
import { readConfig } from '#server/config.ts';
import { openLog } from '#server/platform/log.ts';
import { serve } from '#server/serve.ts';
import { sampleOfficers, samplePassword } from './scenarios/campus.ts';
import { studentOf } from './scenarios/people.ts';
import { createDemoCampus, keepVoting } from './scenarios/demo-campus.ts';

// A lively sample campus, made anew at every start: npm run demo

const { config, problems } = readConfig(process.env);
if (problems.length > 0) {
  console.error(problems.join('\n'));
  process.exit(1);
}
const dataDir = path.join(config.dataDir, 'demo');
rmSync(dataDir, { recursive: true, force: true });
console.log('Making a sample campus (a few seconds)…');
const serving = await serve(
  {
    ...config,
    dataDir,
    keysDir: path.join(dataDir, 'keys'),
    databaseUrl: null,
    firstAdmin: null,
  },
  openLog('error'),
);
const election = await createDemoCampus(serving.services);
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
