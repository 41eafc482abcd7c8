import type { Context } from '../../context.ts';
import { pictureNames } from './picture-names.ts';
import { takeOrphan } from './store.ts';

/**
 * Removes pictures that nothing shows any more; answers how many. Files go while the row is held:
 * whoever uploads the same picture meanwhile waits, and stores it anew.
 */
export async function sweepUploads(ctx: Pick<Context, 'transact' | 'files'>): Promise<number> {
  for (let removed = 0; ; removed += 1) {
    const name = await ctx.transact(async (tx) => {
      const orphan = await takeOrphan(tx);
      if (orphan === null) return null;
      for (const file of pictureNames(orphan)) await ctx.files.remove(file);
      return orphan;
    });
    if (name === null) return removed;
  }
}
