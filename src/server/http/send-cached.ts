import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Encoding, EncodedBody } from '../platform/encoded-body.ts';

/** Sends a cached response, compressed if the client accepts that, or 304 if the client has it. */
export async function sendCached(
  request: FastifyRequest,
  reply: FastifyReply,
  encodedBody: EncodedBody,
  headers: { 'content-type': string; 'cache-control': string; vary?: string },
): Promise<FastifyReply> {
  const wanted = encodingFor(request.headers['accept-encoding']);
  const encoded = wanted === null ? encodedBody.plain : await encodedBody.in(wanted);
  reply.header('etag', encoded.etag);
  reply.header('vary', headers.vary ?? 'accept-encoding');
  reply.header('cache-control', headers['cache-control']);
  if (isKnown(encoded.etag, request.headers['if-none-match'])) return reply.code(304).send();
  reply.header('content-type', headers['content-type']);
  if (encoded.encoding !== null) reply.header('content-encoding', encoded.encoding);
  return reply.send(encoded.bytes);
}

function encodingFor(accepted: string | string[] | undefined): Encoding | null {
  if (accepted === undefined) return null;
  const given = String(accepted).toLowerCase();
  const takes = (name: Encoding) =>
    new RegExp(`(^|[\\s,])${name}\\s*(,|$|;\\s*q=(1|0?\\.0*[1-9]))`);
  if (takes('br').test(given)) return 'br';
  return takes('gzip').test(given) ? 'gzip' : null;
}

/** Compares as for reading (RFC 9110, 13.1.2): a proxy may have weakened the tag. */
function isKnown(etag: string, known: string | undefined): boolean {
  if (known === undefined) return false;
  return known.split(',').some((one) => {
    const tag = one.trim();
    return tag === '*' || tag === etag || tag === `W/${etag}`;
  });
}
