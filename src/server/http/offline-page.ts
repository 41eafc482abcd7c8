import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { FastifyInstance } from 'fastify';
import { plainPages } from '#texts/en/plain-pages.ts';
import { messages } from '#texts/en/site.ts';
import { spokenLanguage } from '#texts/spoken.ts';
import { escapeHtml } from '../escape-html.ts';
import type { Offered } from '../platform/languages.ts';
import { speaking } from '../platform/languages.ts';
import { withRootOf } from './page-template.ts';
import { languageOfPage } from './reader-language.ts';

const address = '/offline.html';

/**
 * The page that browsers keep for when there is no network (public/service-worker.js), in the language of whoever
 * fetches it.
 */
export function serveOfflinePage(
  app: FastifyInstance,
  folder: string,
  offered: () => Promise<Offered>,
): void {
  const file = path.join(folder, address);
  if (!existsSync(file)) return;
  const english = readFileSync(file, 'utf8');
  app.get(address, { schema: { hide: true } }, async (request, reply) => {
    const { language, vary } = languageOfPage(await offered(), request);
    if (vary.length > 0) reply.header('vary', vary.join(', '));
    reply.headers({ 'content-type': 'text/html; charset=utf-8', 'cache-control': 'no-cache' });
    return language === 'en' ? english : speaking(language, async () => translated(english));
  });
}

function translated(english: string): string {
  const { offlineTitle, offlineText, tryAgain } = plainPages;
  return withRootOf(spokenLanguage(), english)
    .replace(/<title>[^<]*/, () => `<title>${escapeHtml(messages.title.of(offlineTitle))}`)
    .replace(/<h1>[^<]*/, () => `<h1>${escapeHtml(offlineTitle)}`)
    .replace(/<p>[^<]*/, () => `<p>${escapeHtml(offlineText)}`)
    .replace(/<a href="">[^<]*/, () => `<a href="">${escapeHtml(tryAgain)}`);
}
