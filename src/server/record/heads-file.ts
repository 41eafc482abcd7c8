import { appendFile, readFile } from 'node:fs/promises';
import path from 'node:path';
import { makeFolder } from '../platform/db/embedded-postgres/make-folder.ts';
import type { Head } from './chain.ts';

/** Where a server writes down the last entries of the record, outside of the database. */
export const headsFileOf = (dataDir: string): string => path.join(dataDir, 'record-heads.txt');

/** A head as it stands in files and e-mails: "entry 12 sha256 4f…". */
export const headText = ({ seq, hash }: Head): string => `entry ${seq} sha256 ${hash}`;

/** All heads in a text, whatever stands around them: an e-mail can be given as it came. */
export function headsIn(text: string): Head[] {
  return Array.from(text.matchAll(/\bentry (\d{1,15}) sha256 ([0-9a-f]{64})\b/g), (match) => ({
    seq: Number(match[1]),
    hash: match[2] ?? '',
  }));
}

/** The heads of a file; none where there is no file. */
export async function readHeads(file: string): Promise<Head[]> {
  try {
    return headsIn(await readFile(file, 'utf8'));
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return [];
    throw error;
  }
}

/** Writes the lines of results down that are not in the file yet. */
export async function writeResults(
  file: string,
  lines: readonly string[],
  at: Date,
): Promise<void> {
  const text = await readFile(file, 'utf8').catch(() => '');
  const missing = lines.filter((line) => !text.includes(line));
  if (missing.length === 0) return;
  makeFolder(path.dirname(file));
  const added = missing.map((line) => `${at.toISOString()} ${line}\n`).join('');
  await appendFile(file, added, { mode: 0o600 });
}

/** What was kept of results, in a text: codes and hashes. */
export function resultsIn(text: string): { electionId: string; votesSha256: string }[] {
  return Array.from(
    text.matchAll(/\belection ([0-9a-f-]{36}) result \S+ votes sha256 ([0-9a-f]{64})\b/g),
    (match) => ({ electionId: match[1] ?? '', votesSha256: match[2] ?? '' }),
  );
}

/** Writes a head down with its moment, unless it is the last one in the file. */
export async function writeHead(file: string, head: Head, at: Date): Promise<void> {
  const last = (await readHeads(file)).at(-1);
  if (last?.seq === head.seq && last.hash === head.hash) return;
  makeFolder(path.dirname(file));
  await appendFile(file, `${at.toISOString()} ${headText(head)}\n`, { mode: 0o600 });
}
