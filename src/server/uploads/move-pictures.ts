import PQueue from 'p-queue';
import type { Files } from '../platform/files/files.ts';

/** What became of the files of pictures, by their number; and the names of those that are nowhere. */
export interface MovedPictures {
  copied: number;
  /** Were there already, byte for byte. */
  present: number;
  deleted: number;
  missing: string[];
}

const atOnce = 8;

/**
 * Copies files of pictures from one place to another, and reads back each that it wrote. What is
 * there already is compared and left, so it may be killed and repeated, and a server may use either
 * place meanwhile. Deletes at the old place only when every file is proved to be at the new one.
 * Throws what a place throws, and where the new one gives back other bytes than it got.
 */
export async function movePictures(parts: {
  from: Files;
  to: Files;
  names: readonly string[];
  deletes: boolean;
  onProgress?: (done: number) => void;
}): Promise<MovedPictures> {
  const { from, to, names, deletes, onProgress } = parts;
  const moved: MovedPictures = { copied: 0, present: 0, deleted: 0, missing: [] };
  let done = 0;
  const ofEach = (work: (name: string) => Promise<void>) =>
    inTurn(names, async (name) => {
      await work(name);
      done += 1;
      onProgress?.(done);
    });

  await ofEach(async (name) => {
    const [bytes, there] = await Promise.all([from.get(name), to.get(name)]);
    if (bytes === null && there === null) moved.missing.push(name);
    else if (bytes === null || there?.equals(bytes) === true) moved.present += 1;
    else {
      await to.put(name, bytes);
      if ((await to.get(name))?.equals(bytes) !== true) {
        throw new Error(`The new place gives back other bytes than it got for ${name}.`);
      }
      moved.copied += 1;
    }
  });
  if (!deletes || moved.missing.length > 0) return moved;
  await inTurn(names, async (name) => {
    await from.remove(name);
    moved.deleted += 1;
  });
  return moved;
}

/** Some at once; what was begun ends before an error is thrown. */
async function inTurn(names: readonly string[], work: (name: string) => Promise<void>) {
  const queue = new PQueue({ concurrency: atOnce });
  let failure: unknown = null;
  for (const name of names) {
    void queue
      .add(() => (failure === null ? work(name) : undefined))
      .catch((error: unknown) => {
        failure ??= error;
      });
  }
  await queue.onIdle();
  if (failure !== null) throw failure;
}
