import type { Context } from '../../context.ts';
import { widths } from './develop-picture.ts';
import { takeOrphans } from './store.ts';
import { fileName } from './upload-image.ts';

/** Removes pictures that nothing shows any more. Answers how many. */
export async function sweepUploads(ctx: Context): Promise<number> {
  const names = await ctx.transact(takeOrphans);
  for (const name of names) {
    const hash = name.replace('.webp', '');
    for (const width of widths) await ctx.files.remove(fileName(hash, width));
  }
  return names.length;
}
