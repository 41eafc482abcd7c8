import { existsSync } from 'node:fs';
import { readConfig } from './config.ts';

/** The settings of this process: its environment, and what the file .env adds to it. */
export function loadConfig(environment: NodeJS.ProcessEnv): ReturnType<typeof readConfig> {
  const problems: string[] = [];
  try {
    if (existsSync('.env')) process.loadEnvFile('.env');
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    problems.push(
      `The file .env cannot be read (${reason}): give this account the right to read it.`,
    );
  }
  const read = readConfig(environment);
  return { ...read, problems: [...problems, ...read.problems] };
}
