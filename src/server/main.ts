import { existsSync } from 'node:fs';
import { enableCompileCache } from 'node:module';
import path from 'node:path';
import { readConfig } from './config.ts';
import { openLog } from './platform/log.ts';
import type { Serving } from './serve.ts';

/** Starts Hustings: reads the environment, says what to do first, and stops when asked. */
async function main(): Promise<void> {
  if (existsSync('.env')) process.loadEnvFile('.env');
  const { config, problems } = readConfig(process.env);
  if (problems.length > 0) return giveUp(problems);

  const log = openLog(config.logLevel);
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
  greet(serving, config);
  stopWhenAsked(serving);
  serving.failed.catch((error: Error) => {
    console.error(error.message);
    process.exit(1);
  });
}

/** What an operator can do about it; our own errors are sentences already. */
function sentenceOf(error: unknown, { host, port }: { host: string; port: number }): string {
  const code = error instanceof Error && 'code' in error ? error.code : null;
  if (code === 'EADDRINUSE') {
    return `Something already listens at ${host}:${port}: stop it, or set PORT to another number.`;
  }
  if (code === 'EACCES' && port < 1024) {
    return `This user may not listen on port ${port}: set PORT to 1024 or more.`;
  }
  if (code === 'ENOTFOUND' || code === 'EADDRNOTAVAIL') {
    return `This machine has no address ${host}: set HOST to localhost or 0.0.0.0.`;
  }
  return error instanceof Error ? error.message : String(error);
}

function greet({ url, setUpLink, ctx }: Serving, config: { dataDir: string }): void {
  const lines = [`Hustings is ready at ${url}`];
  if (setUpLink !== null) {
    lines.push(
      '',
      'Nobody runs this campus yet. Open this link once to set it up:',
      `  ${setUpLink}`,
    );
  }
  if (ctx.mail.folder !== null) {
    lines.push('', `No SMTP_URL is set: letters are written to ${ctx.mail.folder}`);
  }
  lines.push('', `Data: ${config.dataDir}. Stop with Ctrl+C.`);
  console.log(lines.join('\n'));
}

function stopWhenAsked(serving: Serving): void {
  let isStopping = false;
  for (const signal of ['SIGTERM', 'SIGINT'] as const) {
    process.on(signal, () => {
      if (isStopping) return;
      isStopping = true;
      console.log('Stopping: requests in flight finish first.');
      serving.close().then(
        () => process.exit(0),
        (error: Error) => {
          console.error(error.message);
          process.exit(1);
        },
      );
    });
  }
}

function giveUp(problems: readonly string[]): void {
  console.error(['Hustings cannot start:', ...problems.map((one) => `  ${one}`)].join('\n'));
  process.exitCode = 1;
}

await main();
