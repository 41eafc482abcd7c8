import { createHash } from 'node:crypto';
import { access, constants } from 'node:fs/promises';
import path from 'node:path';
import { pipeline } from 'node:stream/promises';
import { createGunzip } from 'node:zlib';
import { extract } from 'tar-stream';
import { readPlain } from '../platform/files/encryption.ts';
import { Manifest, manifestName, partOf } from './manifest.ts';
import { BackupError } from '../platform/backup-error.ts';

type Visit = (name: string, content: AsyncIterable<Buffer>) => Promise<void>;

/** Visits the parts of a backup in their order; throws where the file is no whole archive. */
export async function readParts(
  file: string,
  passphrase: string | null,
  visit: Visit,
): Promise<void> {
  const entries = extract();
  const reading = pipeline(readPlain(file, passphrase), createGunzip(), entries);
  reading.catch(() => {});
  for await (const entry of entries) {
    await visit(entry.header.name, entry);
    entry.resume();
  }
  await reading;
}

/**
 * Reads a backup to its end and answers what it holds. Throws a sentence where it is cut off, where
 * a bit of it is not what was written, where something is missing or was added, and where the passphrase
 * does not open it.
 */
export async function inspectBackup(file: string, passphrase: string | null): Promise<Manifest> {
  const name = path.basename(file);
  await access(file, constants.R_OK).catch((error: unknown) => {
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error;
    throw new BackupError(`There is no file ${file}.`, { cause: error });
  });
  const sums = new Map<string, ReturnType<typeof createHash>>();
  const state: { manifest: Manifest | null } = { manifest: null };
  try {
    await readParts(file, passphrase, async (part, content) => {
      if (state.manifest !== null) throw new Error(`${part} stands behind the end`);
      if (part === manifestName) {
        state.manifest = Manifest.parse(JSON.parse(await textOf(content)));
        return;
      }
      const what = partOf(part);
      if (what === null) throw new Error(`${part} has no place in it`);
      const key = `${what.kind} ${what.name}`;
      const sum = sums.get(key) ?? createHash('sha256');
      sums.set(key, sum);
      for await (const chunk of content) sum.update(chunk);
    });
  } catch (error) {
    if (error instanceof BackupError) throw error;
    throw broken(name, error instanceof Error ? error.message : String(error), error);
  }
  const { manifest } = state;
  if (manifest === null) throw broken(name, 'it ends before its end');
  const found = new Map([...sums].map(([key, sum]) => [key, sum.digest('hex')]));
  for (const [key, sum] of expectedSums(manifest)) {
    if (found.get(key) !== sum) throw broken(name, `${key} is not what was written`);
    found.delete(key);
  }
  const [extra] = found.keys();
  if (extra !== undefined) throw broken(name, `${extra} was added to it`);
  return manifest;
}

function expectedSums({ tables, pictures }: Manifest): [string, string | undefined][] {
  const here = pictures.kept === 'here' ? pictures.files : [];
  return [
    ...tables.map((table): [string, string] => [`table ${table.name}`, table.sha256]),
    ...here.map((file): [string, string | undefined] => [`picture ${file.name}`, file.sha256]),
  ];
}

function broken(name: string, reason: string, cause?: unknown): BackupError {
  const sentence = `${name} is not a whole backup (${reason}). Nothing changed.`;
  return new BackupError(sentence, { cause });
}

async function textOf(content: AsyncIterable<Buffer>): Promise<string> {
  return (await bytesOf(content)).toString();
}

/** A part that is small enough to be held whole. */
export async function bytesOf(content: AsyncIterable<Buffer>): Promise<Buffer> {
  const chunks: Buffer[] = [];
  for await (const chunk of content) chunks.push(chunk);
  return Buffer.concat(chunks);
}
