import type { Finding } from '#contract/system.ts';
import type { Config } from '#server/config.ts';
import { examine } from '#server/doctor/examine.ts';
import { problem, warning, worstOf } from '#server/doctor/finding.ts';
import { loadConfig } from '#server/load-config.ts';
import { systemClock } from '#server/platform/clock.ts';
import { openDatabase } from '#server/platform/db/client.ts';
import { hasEmbedded } from '#server/platform/db/embedded-postgres/start-embedded.ts';
import { reachDatabase } from '#server/platform/db/reach-database.ts';
import type { Reached } from '#server/platform/db/reach-database.ts';
import { startProblem } from '#server/start-problem.ts';
import { version } from '#server/release.ts';

// Looks at everything Hustings stands on, while its server runs or not: npm run doctor
// Ends with 0 where all is well, 1 where there is a warning, 2 where there is a problem.

const codes = { ok: 0, warning: 1, problem: 2 };
const marks = { ok: 'ok     ', warning: 'warning', problem: 'PROBLEM' };

try {
  process.exitCode = await main();
} catch (error) {
  console.error(error instanceof Error ? error.message : String(error));
  process.exitCode = codes.problem;
}

async function main(): Promise<number> {
  if (process.argv.includes('--version')) {
    console.log(`Hustings ${version}`);
    return codes.ok;
  }
  const { config, problems } = loadConfig(process.env);
  const reached = await reach(config);
  const isThere = 'connection' in reached;
  const database = isThere ? openDatabase(reached.connection, () => {}, { max: 4 }) : null;
  try {
    const db = isThere ? database?.db : reached;
    if (db === undefined) return codes.problem;
    const findings = await examine({ config, problems, clock: systemClock, db, isOperator: true });
    console.log(`Hustings ${version}\n`);
    for (const finding of findings) console.log(lineOf(finding));
    return codes[worstOf(findings)];
  } finally {
    await database?.close();
    if (isThere) await reached.release();
  }
}

async function reach(config: Config): Promise<Reached | Finding> {
  const { databaseUrl, dataDir } = config;
  if (databaseUrl === null && !hasEmbedded(dataDir)) {
    const says = `There is no campus in ${dataDir} yet.`;
    return warning('database', says, 'Start the server, which makes one.');
  }
  try {
    // Of two accounts it looks at the one that serves.
    return await reachDatabase({ ...config, migrateDatabaseUrl: null });
  } catch (error) {
    const advice =
      databaseUrl === null ? 'See DATA_DIR, and the log of the server.' : 'See DATABASE_URL.';
    return problem('database', startProblem(error, config), advice);
  }
}

function lineOf({ subject, state, says, advice }: Finding): string {
  const first = `${marks[state]}  ${subject.padEnd(11)}  ${says}`;
  return advice === null ? first : `${first}\n${' '.repeat(22)}→ ${advice}`;
}
