import type { Context } from '../context.ts';
import { pictureNames } from './picture-names.ts';
import { listOrphans, takeOrphan } from './store.ts';

/**
 * Removes pictures that nothing shows any more; answers how many. Files go while the row is held:
 * whoever uploads the same picture meanwhile waits, and stores it anew.
 */
export async function sweepUploads(ctx: Pick<Context, 'transact' | 'files'>): Promise<number> {
  let removed = 0;
  for (const name of await ctx.transact(listOrphans)) {
    const isTaken = await ctx.transact(async (tx) => {
      if (!(await takeOrphan(tx, name))) return false;
      for (const file of pictureNames(name)) await ctx.files.remove(file);
      return true;
    });
    if (isTaken) removed += 1;
  }
  return removed;
}
