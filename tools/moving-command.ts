import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { readConfig } from '#server/config.ts';
import type { Config } from '#server/config.ts';
import { EmbeddedDatabaseError } from '#server/platform/db/embedded-postgres/start-embedded.ts';
import { BackupError } from '#server/backup/manifest.ts';

// What keys, backup, restore and move have in common: settings as the server reads them, and plain
// words.

export interface Given {
  config: Config;
  product: string;
  options: {
    to?: string;
    yes?: boolean;
    keys?: string[];
    'keys-to'?: string;
    'without-keys'?: boolean;
  };
  files: string[];
}

/** Runs the work of a command; what went wrong is a sentence and an exit code. */
export async function command(work: (given: Given) => Promise<void>): Promise<void> {
  try {
    await work(readGiven());
  } catch (error) {
    const isPlain = error instanceof BackupError || error instanceof EmbeddedDatabaseError;
    const reason = error instanceof Error ? error.message || error.name : String(error);
    console.error(isPlain ? reason : `That did not work, and nothing changed: ${reason}`);
    process.exitCode = 1;
  }
}

function readGiven(): Given {
  if (existsSync('.env')) process.loadEnvFile('.env');
  const { config, problems } = readConfig(process.env);
  if (problems.length > 0) throw new BackupError(problems.join('\n'));
  const file = path.resolve(import.meta.dirname, '../package.json');
  const { version } = JSON.parse(readFileSync(file, 'utf8')) as { version: string };
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      to: { type: 'string' },
      yes: { type: 'boolean' },
      keys: { type: 'string', multiple: true },
      'keys-to': { type: 'string' },
      'without-keys': { type: 'boolean' },
    },
  });
  return { config, product: version, options: values, files: positionals };
}

export const numberOf = (count: number): string => count.toLocaleString('en');

/** Columns of words, and of numbers to their right. */
export function table(rows: readonly (readonly string[])[]): string {
  const widths = (rows[0] ?? []).map((_, column) =>
    Math.max(...rows.map((row) => row[column]?.length ?? 0)),
  );
  const line = (row: readonly string[]) =>
    row.map((cell, column) =>
      column === 0 ? cell.padEnd(widths[0] ?? 0) : cell.padStart(widths[column] ?? 0),
    );
  return rows.map((row) => `  ${line(row).join('  ')}`).join('\n');
}

/** The moment as names of files have it: 2026-11-21-031500. */
export const timeStamp = (): string =>
  new Date().toISOString().slice(0, 19).replaceAll(':', '').replace('T', '-');
