import type { FastifyInstance } from 'fastify';
import { councilOf } from '#core/campus/university-name.ts';
import { pagePaths } from '#core/page-paths.ts';
import type { Services } from '../services.ts';
import { sendCached } from './send-cached.ts';

const headers = {
  'content-type': 'application/manifest+json; charset=utf-8',
  'cache-control': 'no-cache',
};

/** What a phone needs to install the site as an app, in the name of this campus. */
export function serveManifest(app: FastifyInstance, services: Services): void {
  const manifest = services.responseCache.cache({
    after: ['campus'],
    async make() {
      const { universityName } = await services.campus.settings();
      return { body: JSON.stringify(manifestOf(universityName)), until: null };
    },
  });
  app.get('/manifest.webmanifest', { schema: { hide: true } }, async (request, reply) =>
    sendCached(request, reply, await manifest.read(), headers),
  );
}

/** A web app manifest (https://www.w3.org/TR/appmanifest). The colours are those of the light theme. */
function manifestOf(universityName: string) {
  return {
    id: pagePaths.home,
    name: councilOf(universityName),
    short_name: 'Council',
    description: 'Members, events and elections of the student council.',
    lang: 'en',
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
      { name: 'Elections', url: pagePaths.elections },
      { name: 'Events', url: pagePaths.events },
    ],
  };
}
