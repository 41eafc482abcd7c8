import { existsSync } from 'node:fs';
import { enableCompileCache } from 'node:module';
import path from 'node:path';
import { readConfig } from './config.ts';
import { isUnreachable } from './platform/db/transient-errors.ts';
import { openLog } from './platform/log.ts';
import type { Log } from './platform/log.ts';
import type { Serving } from './serve.ts';
import { stopWhenAsked } from './stop-when-asked.ts';

/** Milliseconds; below the 60 seconds after which our service files kill. */
const longestStop = 50_000;

/** Starts Hustings: reads the environment, says what to do first, and stops when asked. */
async function main(): Promise<void> {
  if (existsSync('.env')) process.loadEnvFile('.env');
  const { config, problems } = readConfig(process.env);
  if (problems.length > 0) return giveUp(problems);

  const log = openLog(config.logLevel);
  endOnFault(log);
  const stopping = stopWhenAsked(longestStop + config.drainSeconds * 1_000);
  // Compiled code of the last start, for a third of the time; nobody else can write there.
  enableCompileCache(path.join(config.dataDir, 'compiled'));
  let serving: Serving;
  try {
    const { serve } = await import('./serve.ts');
    serving = await serve(config, log);
  } catch (error) {
    log.debug({ err: error }, 'could not start');
    return giveUp([sentenceOf(error, config)]);
  }
  stopping.begin(() => serving.close());
  greet(serving, config);
}

/** What an operator can do about it; our own errors are sentences already. */
function sentenceOf(error: unknown, { host, port }: { host: string; port: number }): string {
  if (!(error instanceof Error)) return String(error);
  const { code, syscall, hostname } = error as NodeJS.ErrnoException & { hostname?: string };
  if (syscall === 'listen' || hostname === host) {
    if (code === 'EADDRINUSE') {
      return `Something already listens at ${host}:${port}: stop it, or set PORT to another number.`;
    }
    if (code === 'EACCES' && port < 1024) {
      return `This user may not listen on port ${port}: set PORT to 1024 or more.`;
    }
    if (code === 'ENOTFOUND' || code === 'EADDRNOTAVAIL') {
      return `This machine has no address ${host}: set HOST to localhost or 0.0.0.0.`;
    }
  }
  if (isUnreachable(error)) {
    // Of a name with several addresses each says its own.
    const [first = error] = error instanceof AggregateError ? (error.errors as Error[]) : [];
    return `The database cannot be reached (${first.message}): see DATABASE_URL.`;
  }
  return error.message;
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
