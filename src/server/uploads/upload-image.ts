import { createHash } from 'node:crypto';
import type { Actor } from '#core/actor.ts';
import { addressOf, pictureFileNames } from '#core/pictures/picture-address.ts';
import { Refused } from '#core/refusal.ts';
import type { Tx } from '../platform/db/client.ts';
import type { Services } from '../services.ts';
import type { Caller } from '../verb.ts';
import { resizeImage } from './resize-image.ts';
import type { NewUpload } from './store.ts';
import { countRoom, noteUpload } from './store.ts';

const perAccount = { most: 100, seconds: 24 * 60 * 60 };

/**
 * Takes a picture: decoded, stripped of metadata, encoded anew in several sizes and named by its
 * content. An address is given only for what is stored.
 */
export async function uploadImage(
  services: Services,
  actor: Actor,
  _input: unknown,
  { readFile }: Caller,
) {
  await services.rateLimits.spend([{ name: `upload:${actor.id}`, ...perAccount }]);
  const id = await services.pictureQueue.hold(actor.id, async () => {
    const file = await readFile();
    if (file === null) throw new Refused('no-file');
    return store(services, actor.id, await services.pictureQueue.decode(() => resizeImage(file)));
  });
  const picture = { imageUrl: addressOf(id) };
  return { ...picture, data: picture };
}

const megabyte = 1024 * 1024;

/** Pictures have a share of the disk, and each account a share of that. */
async function refuseWithoutRoom(
  tx: Tx,
  { config }: Pick<Services, 'config'>,
  upload: NewUpload,
): Promise<void> {
  const taken = await countRoom(tx, upload);
  const has = (used: number, most: number) => used + upload.bytes <= most * megabyte;
  if (!has(taken.ofAccount, config.pictureRoom.ofAccount)) throw new Refused('own-pictures-full');
  if (!has(taken.ofAll, config.pictureRoom.ofAll)) throw new Refused('pictures-full');
}

/** Of a picture that could not be stored nothing is shown; the sweep takes what is there of it. */
async function store(
  services: Services,
  accountId: string,
  sizes: readonly Buffer[],
): Promise<string> {
  const [large = Buffer.alloc(0)] = sizes;
  const id = createHash('sha256').update(large).digest('hex');
  const bytes = sizes.reduce((sum, size) => sum + size.length, 0);
  const upload = { id, bytes, accountId };
  await services.transact(async (tx) => {
    await refuseWithoutRoom(tx, services, upload);
    await noteUpload(tx, upload, false);
  });
  const names = pictureFileNames(id);
  // All come to an end, so that the sweep finds nothing that is still being written.
  const puts = sizes.map((bytes, index) => services.files.put(names[index] ?? id, bytes));
  await Promise.allSettled(puts);
  await Promise.all(puts);
  await services.transact((tx) => noteUpload(tx, upload, true));
  return id;
}
