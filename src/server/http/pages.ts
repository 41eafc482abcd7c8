import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { pagePaths } from '#core/page-paths.ts';
import { Refused } from '#core/refusal.ts';
import type { RenderedPages } from './rendered-pages.ts';
import { sendCached } from './send-cached.ts';
import { hasCookie } from './session-cookie.ts';

const year = 'public, max-age=31536000, immutable';
const known = new Set<string>(Object.values(pagePaths));

/**
 * Serves the built pages: hashed files for a year, rendered pages and the shell of the others, and the
 * page that says so, with a 404, where there is none.
 */
export async function servePages(
  app: FastifyInstance,
  folder: string,
  rendered: RenderedPages | null,
): Promise<void> {
  const shellFile = path.join(folder, 'index.html');
  if (!existsSync(shellFile)) {
    app.setNotFoundHandler(async () => {
      throw new Refused('unknown-route');
    });
    return;
  }
  const shell = readFileSync(shellFile);
  const headers = { 'content-type': 'text/html; charset=utf-8', 'cache-control': 'no-cache' };
  const sendPage = async (request: FastifyRequest, reply: FastifyReply) => {
    const page = request.url.split('?')[0] ?? '';
    const isKnown = known.has(page);
    reply.code(isKnown ? 200 : 404);
    const hasSession = hasCookie(request.headers.cookie);
    const ready = isKnown ? rendered?.at(page, hasSession) : rendered?.nowhere(hasSession);
    if (ready === undefined) return reply.headers(headers).send(shell);
    try {
      return await sendCached(request, reply, await ready.read(), headers);
    } catch (error) {
      // The browser renders it as well, and says what it cannot read.
      request.log.error({ err: error, page }, 'a page could not be rendered');
      return reply.headers(headers).send(shell);
    }
  };

  await app.register(fastifyStatic, {
    root: folder,
    index: false,
    preCompressed: true,
    cacheControl: false,
    setHeaders(reply, file) {
      reply.header(
        'cache-control',
        file.includes(`${path.sep}assets${path.sep}`) ? year : 'no-cache',
      );
    },
  });
  for (const page of known) app.get(page, { schema: { hide: true } }, sendPage);
  app.setNotFoundHandler(async (request, reply) => {
    const wantsPage = request.method === 'GET' && request.headers.accept?.includes('text/html');
    if (wantsPage === true && !request.url.startsWith('/api/')) return sendPage(request, reply);
    throw new Refused('unknown-route');
  });
}
