import type { IncomingMessage, ServerResponse } from 'node:http';
import type { FastifyInstance } from 'fastify';
import helmet from 'helmet';

/** Security headers of every answer: no foreign origin, no inline script, no framing. */
export function setHeaders(app: FastifyInstance, publicUrl: string): void {
  const headersOf = headersFor(publicUrl);
  app.addHook('onRequest', (request, reply, done) => {
    reply.headers(headersOf(request.url));
    done();
  });
}

/** The headers of an answer by its address; those of the calls are for no cache. */
export function headersFor(publicUrl: string): (url: string) => Record<string, string> {
  const secure = {
    ...securityHeaders(publicUrl.startsWith('https:')),
    'permissions-policy': 'camera=(), geolocation=(), microphone=(), payment=()',
  };
  const ofCalls = { ...secure, 'cache-control': 'no-store' };
  return (url) => (url.startsWith('/api/') ? ofCalls : secure);
}

/** Helmet puts the same text together for every request, a tenth of a vote's work: asked once. */
function securityHeaders(isHttps: boolean): Record<string, string> {
  const headers: Record<string, string> = {};
  const answer = {
    setHeader(name: string, value: string) {
      headers[name.toLowerCase()] = value;
    },
    removeHeader() {},
  };
  const write = helmet({
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        defaultSrc: ["'none'"],
        scriptSrc: ["'self'"],
        styleSrc: ["'self'"],
        imgSrc: ["'self'", 'blob:', 'data:'],
        connectSrc: ["'self'"],
        fontSrc: ["'self'"],
        manifestSrc: ["'self'"],
        formAction: ["'self'"],
        baseUri: ["'none'"],
        frameAncestors: ["'none'"],
        // No text becomes script; the two policies name the offline worker (src/web/entry-client.tsx) and
        // the one that counts a kit again (src/web/verify/check-kit.ts).
        requireTrustedTypesFor: ["'script'"],
        trustedTypes: ['service-worker', 'check-worker'],
      },
    },
    hsts: isHttps ? { maxAge: 31_536_000, includeSubDomains: true } : false,
    referrerPolicy: { policy: 'no-referrer' },
    crossOriginOpenerPolicy: { policy: 'same-origin' },
    crossOriginResourcePolicy: { policy: 'same-origin' },
    // Only secure contexts know these; over plain http browsers print a warning.
    originAgentCluster: isHttps,
  });
  write({} as IncomingMessage, answer as unknown as ServerResponse, () => {});
  return headers;
}
