import type { FastifyInstance, FastifyRequest } from 'fastify';
import { Refused } from '#core/refusal.ts';
import type { Config } from '../config.ts';

const reading = new Set(['GET', 'HEAD', 'OPTIONS']);

/**
 * Refuses writes that a page of another site sent with our cookie. Browsers say where a request
 * comes from in Sec-Fetch-Site or Origin; programs that say neither carry no stolen cookie. Where the
 * operator said what our address is, both Origin and Host are compared with it: a name that somebody
 * else points at this server is another site. An origin is compared whole: a page that came over http
 * is another site than one that came over https.
 */
export function refuseOtherSites(
  app: FastifyInstance,
  { publicUrl, isPublicUrlSet }: Pick<Config, 'publicUrl' | 'isPublicUrlSet'>,
): void {
  const own = new URL(publicUrl);
  app.addHook('onRequest', async (request) => {
    if (reading.has(request.method)) return;
    const isKnown = isPublicUrlSet ? isAtHome(request, own) : isAtAnyName(request, own);
    if (!isKnown || !isFromOurPage(request)) throw new Refused('other-site');
  });
}

function isFromOurPage({ headers }: FastifyRequest): boolean {
  const site = headers['sec-fetch-site'];
  return site === undefined || site === 'same-origin' || site === 'none';
}

/** By the name and at the origin of PUBLIC_URL. Some proxies leave the port out of the Host. */
function isAtHome(request: FastifyRequest, own: URL): boolean {
  if (!isSameName(request.hostname, own.hostname)) return false;
  const { origin } = request.headers;
  if (origin === undefined || origin === own.origin) return true;
  // A machine calls itself by several names, and nobody else can use them.
  return isLoopback(own.hostname) && isOriginOf(request, origin) && isLoopback(request.hostname);
}

/** Nobody said how the server is reached: a page may write to where it came from. */
function isAtAnyName(request: FastifyRequest, own: URL): boolean {
  const { origin } = request.headers;
  return origin === undefined || origin === own.origin || isOriginOf(request, origin);
}

const isOriginOf = ({ protocol, host }: FastifyRequest, origin: string) =>
  origin === originOf(`${protocol}://${host}`);

const originOf = (address: string) => (URL.canParse(address) ? new URL(address).origin : null);

const isSameName = (one: string, other: string) =>
  one.toLowerCase() === other || (isLoopback(one) && isLoopback(other));
/** Whether a name is the own machine's. */
export const isLoopback = (name: string) => /^(localhost|127(\.\d+){3}|\[::1\])$/i.test(name);
