import { open } from 'node:fs/promises';
import type { FileHandle } from 'node:fs/promises';
import path from 'node:path';
import { ReadableStream } from 'node:stream/web';
import { BackupError } from '../backup-error.ts';

/** What the name of an encrypted file ends with; the age tool calls its files so. */
export const encryptedEnding = '.age';

/** The name of a file that is written with this passphrase, or without one. */
export function nameFor(file: string, passphrase: string | null): string {
  if (passphrase !== null) return file.endsWith(encryptedEnding) ? file : file + encryptedEnding;
  if (!file.endsWith(encryptedEnding)) return file;
  throw new BackupError(
    `${file} is the name of an encrypted file: set BACKUP_PASSPHRASE, or leave out ${encryptedEnding}.`,
  );
}

const firstLine = Buffer.from('age-encryption.org/v1\n');

/**
 * How much work one try of a passphrase is: 64 MB of memory and a fifth of a second, in which this process
 * does nothing else. A server takes backups while people vote, so it is less than what age itself takes.
 */
const workFactor = 16;

/** Encrypts a stream piece by piece, as `age --passphrase` does. */
export async function* encrypt(
  passphrase: string,
  chunks: AsyncIterable<Uint8Array>,
): AsyncGenerator<Uint8Array> {
  // The library is loaded only where it is used.
  const { Encrypter } = await import('age-encryption');
  const encrypter = new Encrypter();
  encrypter.setPassphrase(passphrase);
  encrypter.setScryptWorkFactor(workFactor);
  yield* await encrypter.encrypt(ReadableStream.from(chunks));
}

/** Whether a file is encrypted. */
export async function isEncrypted(file: string): Promise<boolean> {
  const opened = await open(file);
  try {
    return await beginsEncrypted(opened);
  } finally {
    await opened.close();
  }
}

/** By its first bytes: names change. */
async function beginsEncrypted(opened: FileHandle): Promise<boolean> {
  const { buffer, bytesRead } = await opened.read(Buffer.alloc(firstLine.length), { position: 0 });
  return buffer.subarray(0, bytesRead).equals(firstLine);
}

/** The bytes of a file as they were before it was encrypted, where it is; a piece at a time. */
export async function* readPlain(
  file: string,
  passphrase: string | null,
): AsyncGenerator<Uint8Array> {
  const opened = await open(file);
  try {
    const isPlain = !(await beginsEncrypted(opened));
    const chunks = opened.createReadStream({ start: 0, autoClose: false });
    yield* isPlain ? chunks : await decrypt(file, chunks, passphrase);
  } finally {
    await opened.close();
  }
}

async function decrypt(
  file: string,
  chunks: AsyncIterable<Uint8Array>,
  passphrase: string | null,
): Promise<AsyncIterable<Uint8Array>> {
  const name = path.basename(file);
  if (passphrase === null) {
    throw new BackupError(
      `${name} is encrypted: set BACKUP_PASSPHRASE to the passphrase with which it was written. Nothing changed.`,
    );
  }
  const { Decrypter } = await import('age-encryption');
  const decrypter = new Decrypter();
  decrypter.addPassphrase(passphrase);
  return decrypter.decrypt(ReadableStream.from(chunks)).catch((error: unknown) => {
    throw new BackupError(
      `The passphrase does not open ${name}, or the beginning of the file was changed. Where it was written with an earlier passphrase, set BACKUP_PASSPHRASE to that one. Nothing changed.`,
      { cause: error },
    );
  });
}
