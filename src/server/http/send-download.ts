import type { FastifyReply } from 'fastify';
import type { Download } from '../verb.ts';
import { sandbox } from './headers.ts';

/** Sends the head of a file and gives its content, or nothing to a client that has it. */
export function sendDownload(download: Download, reply: FastifyReply): unknown {
  if (download.isPrivate === true) {
    reply.header('cache-control', 'private, no-store');
    reply.header('content-security-policy', sandbox);
  } else {
    const etag = `"${download.tag}"`;
    reply.header('etag', etag);
    reply.header('cache-control', 'no-cache');
    if (reply.request.headers['if-none-match'] === etag) {
      reply.code(304);
      return undefined;
    }
  }
  reply.header('content-type', download.type);
  reply.header('content-length', download.bytes);
  reply.header('content-disposition', `attachment; filename="${download.fileName}"`);
  return download.open();
}
