import path from 'node:path';
import type { Config } from '../../config.ts';
import type { Files } from './files.ts';
import { openFolderFiles } from './folder-files.ts';

/** The store that the settings name; the cloud's library is loaded only where it is used. */
export async function openFiles(config: Pick<Config, 's3' | 'dataDir'>): Promise<Files> {
  if (config.s3 === null) return openFolderFiles(path.join(config.dataDir, 'uploads'));
  const { openS3Files } = await import('./s3-files.ts');
  return rememberFiles(openS3Files(config.s3));
}

/** Bytes of pictures that a process keeps at hand in front of a store that is far away. */
const mostBytes = 32 * 1024 * 1024;

/**
 * Keeps pictures that were asked for in memory, those asked for last. A name always has the same
 * bytes, so nothing goes stale; a picture that another process removed may be shown a while longer.
 */
export function rememberFiles(files: Files, most = mostBytes): Files {
  const remembered = new Map<string, Buffer>();
  let held = 0;

  function forget(name: string): void {
    held -= remembered.get(name)?.length ?? 0;
    remembered.delete(name);
  }

  function remember(name: string, bytes: Buffer): void {
    forget(name);
    remembered.set(name, bytes);
    held += bytes.length;
    for (const oldest of remembered.keys()) {
      if (held <= most) return;
      forget(oldest);
    }
  }

  return {
    put: (name, bytes) => files.put(name, bytes),
    async get(name) {
      const bytes = remembered.get(name) ?? (await files.get(name));
      if (bytes !== null) remember(name, bytes);
      return bytes;
    },
    async remove(name) {
      forget(name);
      await files.remove(name);
    },
    check: async () => files.check?.(),
  };
}
