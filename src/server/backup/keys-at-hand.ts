import { electionKey, opensCheck } from '../voting/sealed/election-key.ts';
import type { KeyStore } from '../voting/sealed/key-folder.ts';

/** The keys of a folder as a drill sees them: what it brings stays in memory, and nothing is deleted. */
export function keysAtHand(keys: Pick<KeyStore, 'folder' | 'list' | 'readSecret'>): KeyStore {
  const brought = new Map<string, Buffer>();
  const readSecret = async (id: string) => brought.get(id) ?? (await keys.readSecret(id));
  return {
    folder: keys.folder,
    list: () => keys.list(),
    readSecret,
    async writeSecret(id, secret) {
      brought.set(id, secret);
    },
    async find({ id, keyCheck }) {
      const secret = await readSecret(id);
      if (secret === null || !opensCheck(id, secret, keyCheck)) return null;
      return electionKey(id, secret);
    },
    create: () => Promise.reject(new Error('a drill makes no key')),
    destroy: async () => {},
  };
}
