import { whatHelps } from '#texts/en/what-helps.ts';
import type { Config } from '#server/config.ts';
import { examine } from '#server/doctor/examine.ts';
import { problem, warning, worstOf } from '#server/doctor/finding.ts';
import type { Found } from '#server/doctor/finding.ts';
import { loadConfig } from '#server/load-config.ts';
import { systemClock } from '#server/platform/clock.ts';
import { openDatabase } from '#server/platform/db/client.ts';
import { hasEmbedded, placeOf } from '#server/platform/db/embedded-postgres/start-embedded.ts';
import { reachDatabase } from '#server/platform/db/reach-database.ts';
import type { Reached } from '#server/platform/db/reach-database.ts';
import { closedTo } from '#server/platform/files/place-trouble.ts';
import { roomTrouble, startProblem } from '#server/start-problem.ts';
import { version } from '#server/release.ts';

// Looks at everything Hustings stands on, while its server runs or not: npm run doctor
// Ends with 0 where all is well, 1 where there is a warning, 2 where there is a problem.

const codes = { ok: 0, warning: 1, problem: 2 };
const marks = { ok: 'ok     ', warning: 'warning', problem: 'PROBLEM' };

const unreadAdvice =
  'Nothing else was looked at. Run this as the account that runs Hustings, in its folder, or give this account the right to read .env.';

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
  const { config, problems, unread } = loadConfig(process.env);
  if (unread !== null) {
    // With other settings than those of the campus every further line would be about something else.
    console.log(`Hustings ${version}\n`);
    const found = problem(
      'settings',
      () => unread,
      () => unreadAdvice,
    );
    console.log(lineOf(found));
    return codes.problem;
  }
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

async function reach(config: Config): Promise<Reached | Found> {
  const { databaseUrl, dataDir } = config;
  if (databaseUrl === null) {
    const closed = closedToUs(dataDir);
    if (closed !== null) return problem('database', closed.says, closed.advice);
  }
  if (databaseUrl === null && !hasEmbedded(dataDir)) {
    return warning(
      'database',
      () => `There is no campus in ${dataDir} yet.`,
      () => whatHelps.release.empty,
    );
  }
  try {
    // Of two accounts it looks at the one that serves.
    return await reachDatabase({ ...config, migrateDatabaseUrl: null });
  } catch (error) {
    const room = roomTrouble(error, config);
    if (room !== null) return problem('database', room.says, room.advice);
    const advice =
      databaseUrl === null ? 'See DATA_DIR, and the log of the server.' : 'See DATABASE_URL.';
    const why = startProblem(error, config);
    return problem(
      'database',
      () => why,
      () => advice,
    );
  }
}

/** Of a folder that belongs to another account it would seem that no campus is in it. */
function closedToUs(dataDir: string) {
  const { home, cluster } = placeOf(dataDir);
  for (const folder of [dataDir, home, cluster]) {
    const closed = closedTo(folder);
    if (closed !== null) return closed;
  }
  return null;
}

function lineOf({ subject, state, says, advice }: Found): string {
  const first = `${marks[state]}  ${subject.padEnd(11)}  ${says()}`;
  return advice === null ? first : `${first}\n${' '.repeat(22)}→ ${advice()}`;
}
