import type { Clock } from '../../platform/clock.ts';
import type { Database } from '../../platform/db/client.ts';
import type { Log } from '../../platform/log.ts';
import { lockElection } from '../../elections/store.ts';
import { opensCheck } from './election-key.ts';
import type { HeldKeys, HeldSecret } from './key-folder.ts';
import { claimKeyFolder } from './key-home.ts';
import { readMark } from './key-owner.ts';
import { listSealed } from './store.ts';

/** What was last found of the files of the keys that this server works with. */
export interface KeyFileState {
  /** Elections whose key is in the memory of this process alone. */
  unsaved: { electionId: string; election: string }[];
  /** Files that were gone or changed and were written back, since this process began. */
  writtenBack: { electionId: string; election: string; at: Date }[];
}

/** Compares the keys in memory with the folder, and writes back what is missing there. */
export interface KeyWatch {
  look(): Promise<KeyFileState>;
  latest(): KeyFileState;
}

type Parts = Pick<Database, 'db' | 'transact'> & {
  electionKeys: HeldKeys;
  clock: Clock;
  log: Log;
};

export function openKeyWatch(parts: Parts): KeyWatch {
  const { db, electionKeys: keys, log } = parts;
  let writtenBack: KeyFileState['writtenBack'] = [];
  let state: KeyFileState = { unsaved: [], writtenBack };
  let looking: Promise<KeyFileState> | null = null;

  async function look(): Promise<KeyFileState> {
    const sealed = new Map((await listSealed(db)).map((election) => [election.id, election]));
    // From here on this process has every key that it could read, also of those nobody votes in yet.
    for (const election of sealed.values()) await keys.find(election);
    const unsaved: KeyFileState['unsaved'] = [];
    for (const held of keys.held()) {
      const election = sealed.get(held.id);
      if (election === undefined || !opensCheck(held.id, held.secret, election.keyCheck)) {
        // Where a key was destroyed nobody may write it back.
        keys.forget(held.id);
      } else if (!(await isInFile(held))) {
        const names = { electionId: held.id, election: election.name };
        if (await tryToWriteBack(held, names)) {
          const others = writtenBack.filter(({ electionId }) => electionId !== held.id);
          writtenBack = [...others, { ...names, at: new Date(parts.clock.now()) }];
        } else if (keys.held().some(({ id }) => id === held.id)) unsaved.push(names);
      }
    }
    state = { unsaved, writtenBack };
    return state;
  }

  async function isInFile({ id, secret }: HeldSecret): Promise<boolean> {
    const found = await keys.readSecret(id).catch(() => null);
    return found?.equals(secret) === true;
  }

  async function tryToWriteBack(
    held: HeldSecret,
    names: { electionId: string; election: string },
  ): Promise<boolean> {
    try {
      return await writeBack(held, names);
    } catch (error) {
      log.error(
        { err: error, ...names },
        'the key of an election is in the memory of this server alone, and its file cannot be written. Do not stop this server: mend KEYS_DIR first',
      );
      return false;
    }
  }

  /** Under the lock of the election, so that nobody opens, cancels or deletes it meanwhile. */
  async function writeBack(
    held: HeldSecret,
    names: { electionId: string; election: string },
  ): Promise<boolean> {
    return parts.transact(async (tx) => {
      const isThere = (await lockElection(tx, held.id, 'no key update')) !== null;
      const [election] = isThere ? await listSealed(tx, held.id) : [];
      if (election === undefined || !opensCheck(held.id, held.secret, election.keyCheck)) {
        keys.forget(held.id);
        return false;
      }
      if (await isInFile(held)) return false;
      await keys.writeSecret(held.id, held.secret);
      if (keys.campusId !== null && (await readMark(keys.folder)) === null) {
        await claimKeyFolder(keys.folder, keys.campusId);
      }
      log.error(
        { ...names, folder: keys.folder },
        'the file with the key of an election was gone or changed, and this server has written it back',
      );
      return true;
    });
  }

  return {
    // One at a time, whoever asks.
    look() {
      looking ??= look().finally(() => {
        looking = null;
      });
      return looking;
    },
    latest: () => state,
  };
}

const eachMinute = 60_000;

/** Looks at once and then every minute; what fails is tried with the next look. */
export async function startKeyWatch({
  keyWatch,
  log,
}: {
  keyWatch: KeyWatch;
  log: Log;
}): Promise<{ close(): void }> {
  const look = async () => {
    await keyWatch
      .look()
      .catch((error: unknown) => log.warn({ err: error }, 'the keys were not compared'));
  };
  await look();
  const timer = setInterval(() => void look(), eachMinute).unref();
  return { close: () => clearInterval(timer) };
}
