import { createHash } from 'node:crypto';
import { answers } from '#contract/answers.ts';
import { api } from '#contract/api.ts';
import type { Context } from '../context.ts';
import { handle } from '../http/bind.ts';
import { spendQuota } from '../http/spend-quota.ts';
import { Refused } from '../http/refused.ts';
import { oneByOne } from '../platform/one-by-one.ts';
import { developPicture } from './develop-picture.ts';
import { pictureNames } from './picture-names.ts';
import { announceUpload, lockUpload, markStored, removeUpload } from './store.ts';
import type { NewUpload } from './store.ts';
import { withPictureSlot } from './with-picture-slot.ts';

// Each holds a connection of the database while its files travel, and the votes need those too.
const inTurn = oneByOne();

const perAccount = { most: 100, seconds: 24 * 60 * 60 };

/**
 * Takes a picture: decoded, stripped of metadata, encoded anew in several sizes and named by its
 * content. An address is given only for what is stored.
 */
export const uploadImage = handle(api.uploadImage, async ({ actor, readFile, ctx }) => {
  await spendQuota(ctx, [{ name: `upload:${actor.id}`, ...perAccount }]);
  const name = await withPictureSlot(actor.id, async () => {
    const file = await readFile();
    if (file === null) throw new Refused('no-file');
    return store(ctx, actor.id, await developPicture(file));
  });
  const imageUrl = `/uploads/${name}`;
  return { imageUrl, data: { imageUrl }, message: answers.imageUploaded };
});

async function store(ctx: Context, accountId: string, sizes: readonly Buffer[]): Promise<string> {
  const [large = Buffer.alloc(0)] = sizes;
  const name = `${createHash('sha256').update(large).digest('hex')}.webp`;
  const upload = { name, bytes: large.length, accountId };
  await ctx.transact((tx) => announceUpload(tx, upload));
  const failure = await inTurn(() => ctx.transact((tx) => storeLocked(tx, ctx, upload, sizes)));
  if (failure !== null) throw failure.error;
  return name;
}

/** Stores the files while the row is held; of a picture that could not be stored nothing stays. */
async function storeLocked(
  tx: Parameters<typeof lockUpload>[0],
  ctx: Context,
  upload: NewUpload,
  sizes: readonly Buffer[],
): Promise<{ error: unknown } | null> {
  const wasStored = await lockUpload(tx, upload);
  const names = pictureNames(upload.name);
  const outcomes = await Promise.allSettled(
    sizes.map((bytes, index) => ctx.files.put(names[index] ?? upload.name, bytes)),
  );
  const failed = outcomes.find((outcome) => outcome.status === 'rejected');
  if (failed === undefined) await markStored(tx, upload.name);
  else if (!wasStored) {
    await Promise.allSettled(names.map((file) => ctx.files.remove(file)));
    await removeUpload(tx, upload.name);
  }
  return failed === undefined ? null : { error: failed.reason };
}
