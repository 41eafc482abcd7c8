import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { pagePaths } from '#core/page-paths.ts';
import { Refused } from './refused.ts';

const built = path.resolve(import.meta.dirname, '../../../dist/web');
const year = 'public, max-age=31536000, immutable';
const known = new Set<string>(Object.values(pagePaths));

/** Serves the built pages: hashed files for a year, the shell for every page, 404 for others. */
export async function servePages(app: FastifyInstance, folder = built): Promise<void> {
  const shellFile = path.join(folder, 'index.html');
  if (!existsSync(shellFile)) {
    app.setNotFoundHandler(async () => {
      throw new Refused('unknown-route');
    });
    return;
  }
  const shell = readFileSync(shellFile);
  const sendShell = (request: FastifyRequest, reply: FastifyReply) =>
    reply
      .code(known.has(request.url.split('?')[0] ?? '') ? 200 : 404)
      .type('text/html; charset=utf-8')
      .header('cache-control', 'no-cache')
      .send(shell);

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
  for (const page of known) app.get(page, { schema: { hide: true } }, sendShell);
  app.setNotFoundHandler(async (request, reply) => {
    const wantsPage = request.method === 'GET' && request.headers.accept?.includes('text/html');
    if (wantsPage === true && !request.url.startsWith('/api/')) return sendShell(request, reply);
    throw new Refused('unknown-route');
  });
}
