import type { FastifyInstance } from 'fastify';
import { pagePaths } from '#core/page-paths.ts';
import { councilOf } from '#texts/council-of.ts';
import { plainPages } from '#texts/en/plain-pages.ts';
import { messages } from '#texts/en/site.ts';
import { spokenLanguage } from '#texts/spoken.ts';
import type { Services } from '../services.ts';
import { inEachLanguage } from './reader-language.ts';
import { sendCached } from './send-cached.ts';

const headers = {
  'content-type': 'application/manifest+json; charset=utf-8',
  'cache-control': 'no-cache',
};

/** What a phone needs to install the site as an app, in the name of this campus. */
export function serveManifest(app: FastifyInstance, services: Services): void {
  const manifests = inEachLanguage(services, {
    after: ['campus'],
    async make() {
      const { universityName } = await services.campus.settings();
      return { body: JSON.stringify(manifestOf(universityName)), until: null };
    },
  });
  app.get('/manifest.webmanifest', { schema: { hide: true } }, async (request, reply) => {
    const { body, vary } = await manifests.readFor(request);
    return sendCached(request, reply, body, { ...headers, vary });
  });
}

/** A web app manifest (https://www.w3.org/TR/appmanifest). The colours are those of the light theme. */
function manifestOf(universityName: string) {
  const { tag, dir } = spokenLanguage();
  return {
    id: pagePaths.home,
    name: councilOf(universityName),
    short_name: plainPages.appShortName,
    description: plainPages.appDescription,
    lang: tag,
    dir,
    start_url: pagePaths.home,
    scope: '/',
    display: 'standalone',
    background_color: '#f9f8f3',
    theme_color: '#f9f8f3',
    icons: [
      { src: '/icons/icon-192.png', sizes: '192x192', type: 'image/png' },
      { src: '/icons/icon-512.png', sizes: '512x512', type: 'image/png' },
      { src: '/icons/maskable-512.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
    ],
    shortcuts: [
      { name: messages.pages.elections, url: pagePaths.elections },
      { name: messages.pages.events, url: pagePaths.events },
    ],
  };
}
