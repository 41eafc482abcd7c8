import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { FastifyInstance } from 'fastify';
import helmet from 'helmet';

/** The policy of what somebody sent: a browser shows it and runs nothing of it. */
export const sandbox = "default-src 'none'; sandbox";

/** Security headers of every answer: no foreign origin, no inline script but those of the shell, no framing. */
export function setHeaders(app: FastifyInstance, headersOf: HeadersOf): void {
  app.addHook('onRequest', (request, reply, done) => {
    reply.headers(headersOf(request.url));
    done();
  });
}

type HeadersOf = (url: string) => Record<string, string>;

/** The headers of an answer by its address; those of the calls are for no cache. */
export function headersFor(publicUrl: string, pagesFolder: string): HeadersOf {
  const ownScripts = hashesOfShell(path.join(pagesFolder, 'index.html'));
  const secure = {
    ...securityHeaders(publicUrl.startsWith('https:'), ownScripts),
    'permissions-policy': 'camera=(), geolocation=(), microphone=(), payment=()',
  };
  const ofCalls = { ...secure, 'cache-control': 'no-store' };
  return (url) => (url.startsWith('/api/') ? ofCalls : secure);
}

/** The inline scripts of index.html, as the content policy names them; none before there is a build. */
function hashesOfShell(file: string): string[] {
  if (!existsSync(file)) return [];
  const scripts = readFileSync(file, 'utf8').matchAll(/<script>([^]*?)<\/script>/g);
  return Array.from(scripts, ([, text = '']) => {
    return `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
  });
}

/** Helmet puts the same text together for every request, a tenth of a vote's work: asked once. */
function securityHeaders(isHttps: boolean, ownScripts: string[]): Record<string, string> {
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
        scriptSrc: ["'self'", ...ownScripts],
        styleSrc: ["'self'"],
        imgSrc: ["'self'", 'blob:', 'data:'],
        connectSrc: ["'self'"],
        fontSrc: ["'self'"],
        manifestSrc: ["'self'"],
        formAction: ["'self'"],
        baseUri: ["'none'"],
        frameAncestors: ["'none'"],
        // No text becomes script; the policies name the offline worker (src/web/app/entry-client.tsx), the one
        // that counts a kit again (src/web/recount/check-kit.ts), and lists that are web pages, which are read
        // and never shown (src/web/voter-lists/dashboard/read-web-page.ts).
        requireTrustedTypesFor: ["'script'"],
        trustedTypes: ['service-worker', 'check-worker', 'voter-list-page'],
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
