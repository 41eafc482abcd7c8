import { existsSync } from 'node:fs';
import { readConfig } from './config.ts';
import { openLog } from './platform/log.ts';
import type { Serving } from './serve.ts';
import { serve } from './serve.ts';

/** Starts Hustings: reads the environment, says what to do first, and stops when asked. */
async function main(): Promise<void> {
  if (existsSync('.env')) process.loadEnvFile('.env');
  const { config, problems } = readConfig(process.env);
  if (problems.length > 0) return giveUp(problems);

  const log = openLog(config.logLevel);
  let serving: Serving;
  try {
    serving = await serve(config, log);
  } catch (error) {
    log.debug({ err: error }, 'could not start');
    return giveUp([error instanceof Error ? error.message : String(error)]);
  }
  greet(serving, config);
  stopWhenAsked(serving);
  serving.failed.catch((error: Error) => {
    giveUp([error.message]);
    process.exit(1);
  });
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
