import { existsSync } from 'node:fs';
import path from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { electionPath, pageAt, pagePaths } from '#core/page-paths.ts';
import { Refused } from '#core/refusal.ts';
import type { Services } from '../services.ts';
import { serveOfflinePage } from './offline-page.ts';
import { openTemplate } from './page-template.ts';
import { languageOfPage, rememberOffered } from './reader-language.ts';
import { openRenderedPages } from './rendered-pages.ts';
import { sendCached } from './send-cached.ts';
import { hasCookie } from './session-cookie.ts';

const year = 'public, max-age=31536000, immutable';

/**
 * Serves the built pages: hashed files for a year, rendered pages and the shell of the others, and the
 * page that says so, with a 404, where there is none.
 */
export async function servePages(
  app: FastifyInstance,
  services: Services,
  folder: string,
): Promise<void> {
  const shellFile = path.join(folder, 'index.html');
  if (!existsSync(shellFile)) {
    app.setNotFoundHandler(async () => {
      throw new Refused('unknown-route');
    });
    return;
  }
  const template = openTemplate(folder);
  const offered = rememberOffered(services);
  const rendered = await openRenderedPages(services, folder, template);
  const headersAlways = { 'content-type': 'text/html; charset=utf-8', 'cache-control': 'no-cache' };
  const sendPage = async (request: FastifyRequest, reply: FastifyReply) => {
    const { pathname: page, search, searchParams } = new URL(request.url, 'http://localhost');
    const former = page === pagePaths.elections ? searchParams.get('election') : null;
    if (former !== null) return reply.redirect(addressNow(former, search), 301);
    const hasSession = hasCookie(request.headers.cookie);
    reply.code(pageAt(page) === null ? 404 : 200);
    const { language, vary } = languageOfPage(await offered(), request);
    const headers = { ...headersAlways, vary: ['accept-encoding', ...vary].join(', ') };
    const sendShell = async () => {
      if (vary.length > 0) reply.header('vary', vary.join(', '));
      return reply.headers(headersAlways).send(await template(language));
    };
    try {
      const found = await rendered?.find(page, { hasSession, language });
      if (found?.isThere === false) reply.code(404);
      if (found?.response === undefined) return await sendShell();
      return await sendCached(request, reply, await found.response.read(), headers);
    } catch (error) {
      // The browser renders it as well, and says what it cannot read.
      request.log.error({ err: error, page }, 'a page could not be rendered');
      return sendShell();
    }
  };

  serveOfflinePage(app, folder, offered);
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
  // Until 0.4.0 a link could log in; one that was sent leads to a new password, and keeps what is behind its #.
  app.get('/sign-in', { schema: { hide: true } }, (request, reply) =>
    reply.redirect(pagePaths.resetPassword + new URL(request.url, 'http://localhost').search, 301),
  );
  for (const page of Object.values(pagePaths)) app.get(page, { schema: { hide: true } }, sendPage);
  app.setNotFoundHandler(async (request, reply) => {
    const wantsPage = request.method === 'GET' && request.headers.accept?.includes('text/html');
    if (wantsPage === true && !request.url.startsWith('/api/')) return sendPage(request, reply);
    throw new Refused('unknown-route');
  });
}

/** Elections had no addresses of their own once: /elections?election=… leads to the one of today. */
function addressNow(electionId: string, search: string): string {
  const others = new URLSearchParams(search);
  others.delete('election');
  return electionPath(electionId) + (others.size === 0 ? '' : `?${others.toString()}`);
}
