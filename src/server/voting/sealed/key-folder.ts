import { refusedWords } from '#texts/en/refused.ts';
import { randomBytes } from 'node:crypto';
import fs from 'node:fs/promises';
import path from 'node:path';
import { Refused } from '#core/refusal.ts';
import { makeFolder } from '../../platform/db/embedded-postgres/make-folder.ts';
import { replaceFile, syncFolder } from '../../platform/write-file.ts';
import type { Access } from '../../platform/write-file.ts';
import { electionKey, opensCheck, sealCheck, secretLength } from './election-key.ts';
import type { ElectionKey } from './election-key.ts';
import { readMark } from './key-owner.ts';

/** An election whose ballots are sealed, with the sealed row that its key must open. */
export interface SealedElection {
  id: string;
  keyCheck: Buffer;
}

/** The election keys of this server: one file for each election in the folder KEYS_DIR. */
export interface KeyStore {
  /** The folder of the keys. */
  folder: string;
  /** The key of an election; null where this server has none that opens its check. */
  find(election: SealedElection): Promise<ElectionKey | null>;
  /** Makes a key and puts it on the disk. Answers the sealed row to keep with the election. */
  create(electionId: string): Promise<Buffer>;
  /** The secret as it is in the folder; null without one. */
  readSecret(electionId: string): Promise<Buffer | null>;
  /** Writes a secret that came from elsewhere; it is on the disk when this answers. */
  writeSecret(electionId: string, secret: Buffer): Promise<void>;
  /** Deletes a key. To be called only when nothing sealed with it is needed any more. */
  destroy(electionId: string): Promise<void>;
  /** The elections of which there is a file. */
  list(): Promise<string[]>;
}

/** The same as a server holds it: it knows in its memory what it has used. */
export interface HeldKeys extends KeyStore {
  /** The campus to which the folder must belong; null where nobody is asked. */
  campusId: string | null;
  /** The secrets in the memory of this process. */
  held(): HeldSecret[];
  /** Drops one from memory; its file stays. */
  forget(electionId: string): void;
  /** Whether the folder says that it belongs to another campus. */
  isForeign(): Promise<boolean>;
}

/** A secret that this process has used. */
export interface HeldSecret {
  id: string;
  secret: Buffer;
}

/** A missing file is looked for again, since it may be brought while the server runs. */
export const lookAgainAfterMs = 1_000;
const fileName = /^([\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12})\.key$/;

/**
 * Opens the folder of the keys; it is made when the first key is. One that says that it belongs to
 * another campus than this one is left alone: there is no key in it for us, and nothing is written or
 * deleted. Without an id nobody is asked.
 */
export function openKeyStore(folder: string, campusId: string | null = null): HeldKeys {
  const found = new Map<string, { key: ElectionKey; secret: Buffer }>();
  const missingSince = new Map<string, number>();
  const fileOf = (electionId: string) => path.join(folder, `${electionId}.key`);

  async function isForeign(): Promise<boolean> {
    if (campusId === null) return false;
    const mark = await readMark(folder);
    return mark !== null && mark.campusId !== campusId;
  }

  async function readSecret(electionId: string): Promise<Buffer | null> {
    if (await isForeign()) return null;
    try {
      const text = await fs.readFile(fileOf(electionId), 'utf8');
      const secret = Buffer.from(text.trim(), 'hex');
      return secret.length === secretLength ? secret : null;
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null;
      throw error;
    }
  }

  async function writeSecret(electionId: string, secret: Buffer): Promise<void> {
    if (await isForeign())
      throw new Refused('overloaded', { words: () => refusedWords.keysOfAnother });
    const access = await makeKeyFolder(folder);
    await replaceFile(fileOf(electionId), `${secret.toString('hex')}\n`, access);
    missingSince.delete(electionId);
  }

  return {
    folder,
    campusId,
    readSecret,
    writeSecret,
    async find({ id, keyCheck }) {
      const known = found.get(id);
      if (known !== undefined) return known.key;
      const missing = missingSince.get(id);
      if (missing !== undefined && performance.now() - missing < lookAgainAfterMs) return null;
      // A file that cannot be read is as good as none: the health page says so.
      const secret = await readSecret(id).catch(() => null);
      if (secret === null || !opensCheck(id, secret, keyCheck)) {
        missingSince.set(id, performance.now());
        return null;
      }
      const key = electionKey(id, secret);
      found.set(id, { key, secret });
      missingSince.delete(id);
      return key;
    },
    async create(electionId) {
      const secret = randomBytes(secretLength);
      await writeSecret(electionId, secret);
      return sealCheck(electionId, secret);
    },
    async destroy(electionId) {
      found.delete(electionId);
      if (await isForeign()) return;
      // An import that was killed may have left the same secret in an unfinished file.
      const names = (await namesIn(folder)).filter((name) => name.includes(electionId));
      if (names.length === 0) return;
      for (const name of names) await fs.rm(path.join(folder, name), { force: true });
      await syncFolder(folder);
    },
    async list() {
      return (await isForeign()) ? [] : listKeyFiles(folder);
    },
    held: () => [...found].map(([id, { secret }]) => ({ id, secret })),
    forget: (electionId) => void found.delete(electionId),
    isForeign,
  };
}

/** The elections of which there is a key in a folder, whoever it belongs to. */
export const listKeyFiles = async (folder: string): Promise<string[]> =>
  (await namesIn(folder)).flatMap((name) => fileName.exec(name)?.[1] ?? []);

/** Officers read it on a screen, and operators at a command. */
/** None where there is no folder yet. */
const namesIn = (folder: string): Promise<string[]> => fs.readdir(folder).catch(() => []);

/**
 * Makes the folder of the keys where there is none. Where root does it, as with a command, the folder
 * and what is put into it belong to whoever has the folder around them: the server must read them.
 */
export async function makeKeyFolder(folder: string): Promise<Access> {
  const made = makeFolder(folder, 0o700);
  if (process.getuid?.() !== 0) return {};
  const { uid, gid } = await fs.stat(made === undefined ? folder : path.dirname(made));
  for (let one = folder; made !== undefined && one.length >= made.length; one = path.dirname(one)) {
    await fs.lchown(one, uid, gid);
  }
  return { owner: { uid, gid } };
}
