import fs from 'node:fs/promises';
import path from 'node:path';
import { Readable } from 'node:stream';
import { buffer, text as textOf } from 'node:stream/consumers';
import { z } from 'zod';
import { encrypt, readPlain } from '../../platform/files/encryption.ts';
import { BackupError } from '../../platform/backup-error.ts';
import { secretLength } from './election-key.ts';
import { makeFolder } from '../../platform/db/embedded-postgres/make-folder.ts';
import { syncFolder, writeFlushed } from '../../platform/write-file.ts';
import { findSheetLines, joinHalves, missingInWords, readSheetLine } from './recovery-sheet.ts';
import type { SheetLine } from './recovery-sheet.ts';

/** The key of one election, on its way from one place to another. */
export interface CarriedKey {
  id: string;
  name: string;
  secret: Buffer;
}

/** A key that was brought. One from a recovery sheet does not say of which election it is. */
export type BroughtKey = CarriedKey | { id: null; name: null; secret: Buffer };

const format = 'hustings election keys 1';
const about = [
  'Each of these keys opens the sealed votes of one election.',
  'Keep this file in another place than the database and its backups: whoever has both can open votes.',
  'npm run keys -- import brings the keys back. Destroy the file once these elections are closed.',
].join(' ');

const KeyFile = z.object({
  format: z.literal(format),
  elections: z.array(
    z.object({
      id: z.guid(),
      name: z.string(),
      endsAt: z.iso.datetime(),
      secret: z.string().regex(new RegExp(`^[0-9a-f]{${secretLength * 2}}$`)),
    }),
  ),
});

/**
 * Writes keys into one file that only its owner reads, encrypted where there is a passphrase. It is on
 * the disk when this answers.
 */
export async function writeKeyFile(
  file: string,
  keys: readonly (CarriedKey & { endsAt: Date })[],
  passphrase: string | null,
): Promise<void> {
  const elections = keys.map(({ id, name, endsAt, secret }) => ({
    id,
    name,
    endsAt: endsAt.toISOString(),
    secret: secret.toString('hex'),
  }));
  const content = `${JSON.stringify({ format, about, elections }, null, 2)}\n`;
  const plain = Readable.from([Buffer.from(content)]);
  await writePrivate(
    file,
    passphrase === null ? content : await buffer(encrypt(passphrase, plain)),
  );
}

/** The keys in files that `keys export` or `backup` wrote, or in the two halves of a sheet. */
export async function readBroughtKeys(
  files: readonly string[],
  passphrase: string | null,
): Promise<BroughtKey[]> {
  const keys: BroughtKey[] = [];
  const sheets: { file: string; text: string }[] = [];
  for (const file of files) {
    const text = await readText(file, passphrase);
    if (text.trimStart().startsWith('{')) keys.push(...parseKeyFile(file, text));
    else sheets.push({ file, text });
  }
  return sheets.length === 0 ? keys : [...keys, keyOfSheets(sheets)];
}

function parseKeyFile(file: string, text: string): CarriedKey[] {
  try {
    const { elections } = KeyFile.parse(JSON.parse(text));
    return elections.map(({ id, name, secret }) => ({
      id,
      name,
      secret: Buffer.from(secret, 'hex'),
    }));
  } catch (error) {
    throw notWhole(file, error);
  }
}

function notWhole(file: string, cause: unknown): BackupError {
  const sentence = `${path.basename(file)} is not a whole file of election keys. Nothing changed.`;
  return new BackupError(sentence, { cause });
}

function keyOfSheets(sheets: readonly { file: string; text: string }[]): BroughtKey {
  const numbers = new Set(sheets.flatMap(({ text }) => /Sheet: +(\S+)/.exec(text)?.[1] ?? []));
  if (numbers.size > 1) {
    throw new BackupError(
      `These halves are of different sheets (${[...numbers].join(', ')}). Give the two halves of one sheet. Nothing changed.`,
    );
  }
  const lines = sheets.flatMap(({ file, text }) => linesOfSheet(path.basename(file), text));
  return keyOfLines(lines);
}

function linesOfSheet(name: string, text: string): SheetLine[] {
  const typed = findSheetLines(text);
  if (typed.length === 0) {
    throw new BackupError(`${name} is neither a file of election keys nor half of a sheet.`);
  }
  return typed.map((line, index) => {
    const read = readSheetLine(line);
    if (read !== null) return read;
    throw new BackupError(
      `Line ${index + 1} of the half in ${name} is not as it was printed. Nothing changed.`,
    );
  });
}

/** The key that the lines of both halves give; throws while some of them are missing. */
export function keyOfLines(lines: readonly SheetLine[]): BroughtKey {
  const secret = joinHalves(lines);
  if (secret !== null) return { id: null, name: null, secret };
  const missing = missingInWords(lines);
  throw new BackupError(
    missing !== ''
      ? `Both halves are needed. Missing: ${missing}. Nothing changed.`
      : 'There are lines of more than one sheet. Nothing changed.',
  );
}

async function readText(file: string, passphrase: string | null): Promise<string> {
  try {
    return await textOf(readPlain(file, passphrase));
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    if (code === 'ENOENT') throw new BackupError(`There is no file ${file}.`, { cause: error });
    if (code !== undefined || error instanceof BackupError) throw error;
    throw notWhole(file, error);
  }
}

/** Writes a file that only its owner reads, and never over another one. */
async function writePrivate(file: string, content: string | Uint8Array): Promise<void> {
  const folder = path.dirname(file);
  makeFolder(folder, 0o700);
  try {
    await writeFlushed(file, content);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') {
      throw new BackupError(`${file} exists already: name another place.`);
    }
    // Half a file would keep its name from the next attempt.
    await fs.rm(file, { force: true }).catch(() => {});
    throw error;
  }
  await syncFolder(folder);
}
