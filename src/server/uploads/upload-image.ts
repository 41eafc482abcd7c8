import { createHash } from 'node:crypto';
import { addressOf, pictureFileNames } from '#core/pictures/picture-address.ts';
import { answers } from '#contract/answers.ts';
import { api } from '#contract/api.ts';
import type { Context } from '../context.ts';
import { handle } from '../http/bind.ts';
import { spendQuota } from '../http/spend-quota.ts';
import { Refused } from '../http/refused.ts';
import { developPicture } from './develop-picture.ts';
import { noteUpload } from './store.ts';
import { withPictureSlot } from './with-picture-slot.ts';

const perAccount = { most: 100, seconds: 24 * 60 * 60 };

/**
 * Takes a picture: decoded, stripped of metadata, encoded anew in several sizes and named by its
 * content. An address is given only for what is stored.
 */
export const uploadImage = handle(api.uploadImage, async ({ actor, readFile, ctx }) => {
  await spendQuota(ctx, [{ name: `upload:${actor.id}`, ...perAccount }]);
  const id = await withPictureSlot(actor.id, async () => {
    const file = await readFile();
    if (file === null) throw new Refused('no-file');
    return store(ctx, actor.id, await developPicture(file));
  });
  const picture = { imageUrl: addressOf(id) };
  return { ...picture, data: picture, message: answers.imageUploaded };
});

/** Of a picture that could not be stored nothing is shown; the sweep takes what is there of it. */
async function store(ctx: Context, accountId: string, sizes: readonly Buffer[]): Promise<string> {
  const [large = Buffer.alloc(0)] = sizes;
  const id = createHash('sha256').update(large).digest('hex');
  const upload = { id, bytes: large.length, accountId };
  await ctx.transact((tx) => noteUpload(tx, upload, false));
  const names = pictureFileNames(id);
  await Promise.all(sizes.map((bytes, index) => ctx.files.put(names[index] ?? id, bytes)));
  await ctx.transact((tx) => noteUpload(tx, upload, true));
  return id;
}
