import { randomUUID } from 'node:crypto';
import type { Actor } from '#core/actor.ts';
import { isPdf } from '#core/elections/complaint-file.ts';
import type { ComplaintFileKind } from '#core/elections/complaint-file.ts';
import { pictureSizes } from '#core/pictures/picture-address.ts';
import { Refused } from '#core/refusal.ts';
import type { Input } from '#contract/api.ts';
import { cleanImage } from '../uploads/resize-image.ts';
import type { Services } from '../services.ts';
import type { Caller } from '../verb.ts';
import { judge } from './file.ts';
import { insertFile } from './files-store.ts';

const perAccount = { most: 30, seconds: 24 * 60 * 60 };

/**
 * Takes a picture or a PDF for a complaint that is not sent yet, of somebody who may complain now. A
 * picture loses its metadata; a PDF stays as it is.
 */
export async function uploadComplaintFile(
  services: Services,
  actor: Actor,
  { id: electionId }: Input<'uploadComplaintFile'>,
  { readFile }: Caller,
) {
  await services.transact((tx) => judge(tx, { actor, isAfterClose: false, electionId }));
  await services.rateLimits.spend([{ name: `complaint-file:${actor.id}`, ...perAccount }]);
  return services.pictureQueue.hold(actor.id, async () => {
    const { kind, content } = await clean(services, await readFile().catch(asComplaintFile));
    const file = { id: randomUUID(), electionId, accountId: actor.id, kind, content };
    const isStored = await services.transact((tx) => insertFile(tx, file));
    if (!isStored) throw new Refused('complaint-files-full');
    return { file: { _id: file.id, kind, bytes: content.length } };
  });
}

async function clean(
  { pictureQueue }: Pick<Services, 'pictureQueue'>,
  bytes: Buffer | null,
): Promise<{ kind: ComplaintFileKind; content: Buffer }> {
  if (bytes === null) throw new Refused('not-a-complaint-file');
  if (isPdf(bytes)) return { kind: 'pdf', content: bytes };
  const content = await pictureQueue
    .decode(() => cleanImage(bytes, pictureSizes[0]))
    .catch(asComplaintFile);
  return { kind: 'picture', content };
}

/** The same refusals in the words of this call. */
function asComplaintFile(error: unknown): never {
  const reason = error instanceof Refused ? error.reason : '';
  if (reason === 'upload-too-large') throw new Refused('complaint-file-too-large');
  throw reason === 'not-a-picture' ? new Refused('not-a-complaint-file') : error;
}
