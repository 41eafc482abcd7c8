import type { FastifyInstance, FastifyRequest } from 'fastify';
import { Refused } from '#core/refusal.ts';

const reading = new Set(['GET', 'HEAD', 'OPTIONS']);

/**
 * Refuses writes that a page of another site sent with our cookie. Browsers say where a request
 * comes from in Sec-Fetch-Site or Origin; programs that say neither carry no stolen cookie.
 */
export function refuseOtherSites(app: FastifyInstance, publicUrl: string): void {
  const own = new URL(publicUrl).origin;
  app.addHook('onRequest', async (request) => {
    if (!reading.has(request.method) && !isOurs(request, own)) throw new Refused('other-site');
  });
}

function isOurs(request: FastifyRequest, own: string): boolean {
  const site = request.headers['sec-fetch-site'];
  const origin = request.headers.origin;
  if (origin !== undefined && origin !== own) {
    return URL.canParse(origin) && new URL(origin).host === request.host && site !== 'cross-site';
  }
  return site === undefined || site === 'same-origin' || site === 'none';
}
