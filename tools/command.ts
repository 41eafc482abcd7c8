import { parseArgs } from 'node:util';
import type { Config } from '#server/config.ts';
import { loadConfig } from '#server/load-config.ts';
import { UnfitDatabase } from '#server/platform/db/check-database.ts';
import { EmbeddedDatabaseError } from '#server/platform/db/embedded-postgres/start-embedded.ts';
import { version } from '#server/release.ts';
import { startProblem } from '#server/start-problem.ts';
import { BackupError } from '#server/platform/backup-error.ts';

// What keys, backup, restore, move, migrate, move-pictures and admin-link have in common: settings as the server reads them, and plain
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
    'from-bucket'?: boolean;
    'dry-run'?: boolean;
    'reset-second-factor'?: boolean;
    delete?: boolean;
    port?: string;
    keep?: boolean;
  };
  files: string[];
}

/** Runs the work of a command; what went wrong is a sentence and an exit code. */
export async function command(work: (given: Given) => Promise<void>): Promise<void> {
  if (process.argv.includes('--version')) return console.log(`Hustings ${version}`);
  let given: Given | undefined;
  try {
    given = readGiven();
    await work(given);
  } catch (error) {
    const isPlain = [BackupError, EmbeddedDatabaseError, UnfitDatabase].some(
      (kind) => error instanceof kind,
    );
    const reason = placeProblem(error) ?? messageOf(error, given);
    console.error(isPlain ? reason : `That did not work, and nothing changed: ${reason}`);
    process.exitCode = 1;
  }
}

const messageOf = (error: unknown, given: Given | undefined) =>
  startProblem(error, {
    ...(given?.config ?? { host: '', port: 0, dataDir: '.' }),
    addressOf: given?.options.to?.startsWith('postgres') ? '--to' : 'DATABASE_URL',
  }) || (error instanceof Error ? error.name : 'no reason is known');

/** What is wrong with a place on the disk, in words; null where it is something else. */
function placeProblem(error: unknown): string | null {
  if (!(error instanceof Error)) return null;
  const { code = '', path: place } = error as NodeJS.ErrnoException;
  // Behind its first sentence Node explains what only its programmers need.
  if (code === 'ERR_PARSE_ARGS_UNKNOWN_OPTION') return `${error.message.split('. ')[0]}.`;
  const problem = {
    EACCES: 'this account may not read or write there.',
    EPERM: 'this account may not read or write there.',
    ENOENT: 'there is no such place, and it cannot be made.',
    EEXIST: 'a file of this name is in the way.',
    ENAMETOOLONG: 'the name is too long.',
    EROFS: 'it can only be read.',
    ENOSPC: 'the disk is full.',
    ENOTDIR: 'a part of it is a file and no folder.',
  }[code];
  return problem === undefined || place === undefined ? null : `${place}: ${problem}`;
}

function readGiven(): Given {
  const { config, problems } = loadConfig(process.env);
  if (problems.length > 0) throw new BackupError(problems.join('\n'));
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      to: { type: 'string' },
      yes: { type: 'boolean' },
      keys: { type: 'string', multiple: true },
      'keys-to': { type: 'string' },
      'without-keys': { type: 'boolean' },
      'from-bucket': { type: 'boolean' },
      'dry-run': { type: 'boolean' },
      'reset-second-factor': { type: 'boolean' },
      delete: { type: 'boolean' },
      port: { type: 'string' },
      keep: { type: 'boolean' },
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
