import { existsSync } from 'node:fs';
import { enableCompileCache } from 'node:module';
import path from 'node:path';
import { findObstacles, withFreePort } from './before-start.ts';
import { loadConfig } from './load-config.ts';
import { openLog } from './platform/log.ts';
import type { Log } from './platform/log.ts';
import { makeFolder } from './platform/db/embedded-postgres/make-folder.ts';
import type { Serving } from './serve.ts';
import { version } from './release.ts';
import { goesOnWhileOpen } from './ask-while-open.ts';
import { startProblem } from './start-problem.ts';
import { stopWhenAsked } from './stop-when-asked.ts';

/** Milliseconds; below the 60 seconds after which our service files kill. */
const longestStop = 50_000;

/** Starts Hustings: reads the environment, says what to do first, and stops when asked. */
async function main(): Promise<void> {
  if (process.argv.includes('--version')) return console.log(`Hustings ${version}`);
  const { config, problems } = loadConfig(process.env);
  if (problems.length > 0) return giveUp(problems);

  // On a terminal a person reads: routine lines would stand before what to do first.
  const isRead = process.stdout.isTTY && config.logLevel === 'info';
  const log = openLog(isRead ? 'warn' : config.logLevel);
  for (const sentence of config.strangers) log.warn({}, `in .env or the environment: ${sentence}`);
  endOnFault(log);
  const stopping = stopWhenAsked(longestStop + config.drainSeconds * 1_000);
  const compiled = path.join(config.dataDir, 'compiled');
  let serving: Serving;
  try {
    // Compiled code of the last start, for a third of the time; nobody else can write there.
    if (existsSync(compiled)) enableCompileCache(compiled);
    const free = await withFreePort(config);
    const obstacles = await findObstacles(config, log);
    if (obstacles.length > 0) return giveUp(obstacles);
    makeDataFolder(config.dataDir);
    enableCompileCache(compiled);
    const { serve } = await import('./serve.ts');
    serving = await serve(free, log).catch(async (error: unknown) => {
      if (!(await goesOnWhileOpen(error, process))) throw error;
      return serve({ ...free, mayUpgradeWhileOpen: true }, log);
    });
  } catch (error) {
    log.debug({ err: error }, 'could not start');
    return giveUp([startProblem(error, config)]);
  }
  stopping.begin(() => serving.close());
  greet(serving, config);
  void serving.outdated.then((sentence) => endOutdated(serving, sentence, log));
}

/** Nothing is written with a schema that this release does not know. */
async function endOutdated(serving: Serving, sentence: string, log: Log): Promise<void> {
  log.error({}, sentence);
  console.error(`Hustings ends: ${sentence}`);
  setTimeout(() => process.exit(1), longestStop).unref();
  await serving.close().catch(() => {});
  process.exit(1);
}

function makeDataFolder(dataDir: string): void {
  try {
    makeFolder(dataDir);
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new Error(`DATA_DIR cannot be used: ${reason}.`, { cause: error });
  }
}

function greet({ url, setUpLink, services }: Serving, config: { dataDir: string }): void {
  const lines = [`Hustings is ready at ${url}`];
  if (setUpLink !== null) {
    lines.push(
      '',
      'Nobody runs this campus yet. Open this link once to set it up:',
      `  ${setUpLink}`,
    );
  }
  if (services.mail.folder !== null) {
    lines.push('', `No SMTP_URL is set: e-mails are saved in ${services.mail.folder}`);
  }
  lines.push('', `Data: ${config.dataDir}. Stop with Ctrl+C.`);
  console.log(lines.join('\n'));
}

/**
 * Nobody knows what an error that was not caught left half done, so the service manager starts
 * anew. Node itself would print all that hangs on it, such as a connection with its password.
 */
function endOnFault(log: Log): void {
  process.on('uncaughtException', (error) => {
    log.error({ err: error }, 'an error that nobody caught ends the server');
    console.error('An error of its own ended Hustings; the log says which.');
    process.exit(1);
  });
}

function giveUp(problems: readonly string[]): void {
  console.error(['Hustings cannot start:', ...problems.map((one) => `  ${one}`)].join('\n'));
  process.exit(1);
}

await main();
