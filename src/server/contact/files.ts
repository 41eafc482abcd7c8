import { randomUUID } from 'node:crypto';
import { Readable } from 'node:stream';
import { isOfficer } from '#core/accounts/role.ts';
import type { Actor } from '#core/actor.ts';
import { pictureSizes } from '#core/pictures/picture-address.ts';
import { Refused } from '#core/refusal.ts';
import type { Input, Reply } from '#contract/api.ts';
import type { Db } from '../platform/db/client.ts';
import type { Services } from '../services.ts';
import { cleanImage } from '../uploads/resize-image.ts';
import type { Caller, Download } from '../verb.ts';
import { listHidden } from './about-store.ts';
import { findFile, insertPicture, readContent } from './files-store.ts';

// Most of them do not become a picture of a message: those that do are counted where they are stored.
const perAccount = { most: 30, seconds: 24 * 60 * 60 };

/** Takes a picture for a message that is not sent yet, without its metadata. */
export async function uploadContactFile(
  services: Services,
  actor: Actor,
  _input: unknown,
  { readFile }: Caller,
): Promise<Omit<Reply<'uploadContactFile'>, 'message'>> {
  await services.rateLimits.spend([{ name: `contact-file:${actor.id}`, ...perAccount }]);
  return services.pictureQueue.hold(actor.id, async () => {
    const bytes = await readFile();
    if (bytes === null) throw new Refused('no-file');
    const content = await services.pictureQueue.decode(() => cleanImage(bytes, pictureSizes[0]));
    const id = randomUUID();
    await services.transact((tx) => insertPicture(tx, { id, accountId: actor.id, content }));
    return { file: { _id: id, kind: 'picture' as const, bytes: content.length } };
  });
}

/** A file of a message: for who uploaded it and for whoever reads the message. Nobody else learns that it is there. */
export async function readContactFile(
  { db }: Services,
  actor: Actor,
  { id }: Input<'readContactFile'>,
): Promise<Download> {
  const file = await findFile(db, id);
  if (file === undefined || !(await mayRead(db, file, actor))) {
    throw new Refused('unknown-complaint-file');
  }
  const content = await readContent(db, id);
  if (content === null) throw new Refused('unknown-complaint-file');
  const isPdf = file.kind === 'pdf';
  return {
    fileName: `message-file-${file.place + 1}.${isPdf ? 'pdf' : 'webp'}`,
    type: isPdf ? 'application/pdf' : 'image/webp',
    bytes: content.length,
    tag: id,
    isPrivate: true,
    open: () => Readable.from([content]),
  };
}

async function mayRead(
  db: Db,
  { accountId, contactId, electionId }: NonNullable<Awaited<ReturnType<typeof findFile>>>,
  actor: Actor,
): Promise<boolean> {
  if (actor.id === accountId) return true;
  if (contactId === null) return false;
  if (electionId === null) return isOfficer(actor.role);
  return (await listHidden(db, actor, { id: contactId })).length === 0;
}
