import { createHash } from 'node:crypto';
import { answers } from '#contract/answers.ts';
import { api } from '#contract/api.ts';
import { handle } from '../../http/bind.ts';
import { Refused } from '../../http/refused.ts';
import { developPicture, widths } from './develop-picture.ts';
import { insertUpload } from './store.ts';

/**
 * Takes a picture: decoded, stripped of metadata, encoded anew in several widths and named by its
 * content. The row is written last, so that an address is given only for what is stored.
 */
export const uploadImage = handle(api.uploadImage, async ({ actor, readFile, ctx }) => {
  const file = await readFile();
  if (file === null) throw new Refused('no-file');
  const developed = await developPicture(file);
  const [large] = developed;
  if (large === undefined) throw new Refused('not-a-picture');
  const hash = createHash('sha256').update(large.bytes).digest('hex');
  for (const { width, bytes } of developed) await ctx.files.put(fileName(hash, width), bytes);
  const name = fileName(hash, widths[0]);
  await ctx.transact((tx) =>
    insertUpload(tx, { name, bytes: large.bytes.length, accountId: actor.id }),
  );
  const imageUrl = `/uploads/${name}`;
  return { imageUrl, data: { imageUrl }, message: answers.imageUploaded };
});

/** <hash>.webp for the picture, <hash>-192.webp for a small one. */
export function fileName(hash: string, width: number): string {
  return width === widths[0] ? `${hash}.webp` : `${hash}-${width}.webp`;
}
