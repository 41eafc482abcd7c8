import multipart from '@fastify/multipart';
import type { MultipartFile } from '@fastify/multipart';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { isPictureFileName } from '#core/pictures/picture-address.ts';
import { Refused } from '#core/refusal.ts';
import { largestUpload } from '#contract/uploads.ts';
import type { Files } from '../platform/files/files.ts';
import { sandbox } from './headers.ts';
import { keepPace } from './connections.ts';
import type { Pace } from './connections.ts';

/** What a form may add around its file: boundaries, names, small fields. */
const formOverhead = 64 * 1024;

/** Lets the calls of this scope, and no others, take a form with one file of at most 5 MB (contract). */
export async function readForms(scope: FastifyInstance): Promise<void> {
  await scope.register(multipart, {
    // The second file is let in to be told apart from none.
    limits: { fileSize: largestUpload, files: 2, fields: 10, fieldSize: 1_000, parts: 12 },
  });
}

/** How fast a form has to come, so that nobody holds a place for a picture by sending none. */
const usualPace: Pace = { grace: 20_000, bytesPerSecond: 4 * 1024 };

/** The bytes of the form's field `file`; null where it is missing or empty. */
export async function readFile(
  request: FastifyRequest,
  pace: Pace = usualPace,
): Promise<Buffer | null> {
  if (!request.isMultipart()) return null;
  if (Number(request.headers['content-length']) > largestUpload + formOverhead) {
    throw new Refused('upload-too-large');
  }
  let bytes: Buffer | null = null;
  let files = 0;
  const letGo = keepPace(request.raw, pace);
  try {
    for await (const part of request.parts()) {
      if (part.type !== 'file') continue;
      files += 1;
      // What is not wanted has to be read all the same, or the form never ends.
      if (files > 1 || part.fieldname !== 'file') part.file.resume();
      else bytes = await readBytes(part.file);
    }
  } catch (error) {
    throw error instanceof Refused ? error : new Refused(refusalOf(error));
  } finally {
    letGo();
  }
  if (files > 1) throw new Refused('several-files');
  return bytes === null || bytes.length === 0 ? null : bytes;
}

/** Everything of a file; a refusal in the moment it is too long, while the rest is thrown away. */
async function readBytes(file: MultipartFile['file']): Promise<Buffer> {
  const tooLong = new Promise<never>((_, reject) => {
    file.once('limit', () => reject(new Refused('upload-too-large')));
  });
  return Promise.race([file.toArray().then((chunks) => Buffer.concat(chunks)), tooLong]);
}

/** A form that cannot be read is its sender's mistake, whatever the parser calls it. */
function refusalOf(error: unknown) {
  const code = error instanceof Error && 'code' in error ? error.code : '';
  if (code === 'FST_REQ_FILE_TOO_LARGE') return 'upload-too-large';
  return code === 'FST_FILES_LIMIT' ? 'several-files' : 'invalid-input';
}

const immutable = 'public, max-age=31536000, immutable';

/** Serves pictures by their content's name, for good; a browser never runs what is in them. */
export function servePictures(app: FastifyInstance, files: Files): void {
  app.get<{ Params: { name: string } }>(
    '/uploads/:name',
    // A page shows dozens of them, and a campus sits behind one address.
    { schema: { hide: true }, config: { rateLimit: false } },
    async (request, reply) => {
      const { name } = request.params;
      const bytes = isPictureFileName(name) ? await files.get(name) : null;
      if (bytes === null) throw new Refused('unknown-route');
      return reply
        .type('image/webp')
        .header('cache-control', immutable)
        .header('content-security-policy', sandbox)
        .send(bytes);
    },
  );
}
