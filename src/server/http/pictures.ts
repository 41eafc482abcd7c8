import multipart from '@fastify/multipart';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { largestUpload } from '#contract/uploads.ts';
import type { Files } from '../platform/files/files.ts';
import { Refused } from './refused.ts';

/** Lets calls take one file of at most 5 MB, and nothing else in its form (contract). */
export async function readPictures(app: FastifyInstance): Promise<void> {
  await app.register(multipart, {
    limits: { fileSize: largestUpload, files: 1, fields: 10, fieldSize: 1000, parts: 11 },
  });
}

/** The bytes of the multipart field `file`; null without one. */
export async function readFile(request: FastifyRequest): Promise<Buffer | null> {
  if (!request.isMultipart()) return null;
  try {
    const part = await request.file();
    if (part === undefined || part.fieldname !== 'file') return null;
    return await part.toBuffer();
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? error.code : '';
    if (code === 'FST_REQ_FILE_TOO_LARGE') throw new Refused('upload-too-large');
    throw error;
  }
}

const immutable = 'public, max-age=31536000, immutable';

/** Serves pictures by their content's name, for good; a browser never runs what is in them. */
export function servePictures(app: FastifyInstance, files: Files): void {
  app.get<{ Params: { name: string } }>(
    '/uploads/:name',
    { schema: { hide: true } },
    async (request, reply) => {
      const { name } = request.params;
      const bytes = /^[0-9a-f]{64}(-\d{2,4})?\.webp$/.test(name) ? await files.get(name) : null;
      if (bytes === null) throw new Refused('unknown-route');
      return reply
        .type('image/webp')
        .header('cache-control', immutable)
        .header('content-security-policy', "default-src 'none'; sandbox")
        .send(bytes);
    },
  );
}
