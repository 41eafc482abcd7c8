import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Encoding, Packet } from '../platform/prepared/packet.ts';

/** Sends a prepared answer: packed where the reader takes that, or just the news that it has it. */
export async function sendPrepared(
  request: FastifyRequest,
  reply: FastifyReply,
  packet: Packet,
  headers: { 'content-type': string; 'cache-control': string },
): Promise<FastifyReply> {
  const wanted = encodingFor(request.headers['accept-encoding']);
  const parcel = wanted === null ? packet.plain : await packet.in(wanted);
  reply.header('etag', parcel.etag);
  reply.header('vary', 'accept-encoding');
  reply.header('cache-control', headers['cache-control']);
  if (isKnown(parcel.etag, request.headers['if-none-match'])) return reply.code(304).send();
  reply.header('content-type', headers['content-type']);
  if (parcel.encoding !== null) reply.header('content-encoding', parcel.encoding);
  return reply.send(parcel.bytes);
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
