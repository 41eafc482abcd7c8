import { pictureFileNames } from '#core/pictures/picture-address.ts';
import type { Services } from '../services.ts';
import { listUnused, removeOld } from './store.ts';

/** The work of this feature that outlives a request. */
export function uploadJobs(services: Pick<Services, 'transact' | 'files' | 'log'>) {
  return {
    'sweep-uploads': async () => {
      const removed = await sweepUploads(services);
      if (removed > 0) services.log.info({ removed }, 'pictures that nothing shows were removed');
    },
  };
}

/**
 * Removes pictures that nothing refers to any more; answers how many. Files go while the row is
 * held: whoever uploads the same picture meanwhile waits, and stores it anew.
 */
export async function sweepUploads(
  services: Pick<Services, 'transact' | 'files'>,
): Promise<number> {
  let removed = 0;
  for (const id of await services.transact(listUnused)) {
    if (await sweep(services, id)) removed += 1;
  }
  return removed;
}

async function sweep(services: Pick<Services, 'transact' | 'files'>, id: string): Promise<boolean> {
  try {
    return await services.transact(async (tx) => {
      if (!(await removeOld(tx, id))) return false;
      for (const file of pictureFileNames(id)) await services.files.remove(file);
      return true;
    });
  } catch (error) {
    if (isStillReferred(error)) return false;
    throw error;
  }
}

/** Somebody took the picture into use since the list was made: the foreign key keeps it. */
function isStillReferred(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === '23503';
}
