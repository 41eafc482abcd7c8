import { readFileSync } from 'node:fs';
import tailwind from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import type { Plugin, UserConfig, ViteDevServer } from 'vite';
import { pageAt, renderedPaths } from './src/core/page-paths.ts';

/** What the server renders with (src/web/entry-server.tsx): one bundle. */
const onServer: UserConfig = {
  publicDir: false,
  define: { 'process.env.NODE_ENV': '"production"' },
  ssr: { noExternal: true },
  build: { outDir: 'dist/ssr', emptyOutDir: true, assetsInlineLimit: 0 },
};

/** What src/web/entry-server.tsx exports. */
type ServerEntry = typeof import('./src/web/entry-server.tsx');

/** `npm run dev` renders on the server too, with the code of this moment. */
const renderInDevelopment: Plugin = {
  name: 'render-in-development',
  apply: 'serve',
  configureServer: (vite) => () => {
    vite.middlewares.use((request, response, next) => {
      if (request.headers.accept?.includes('text/html') !== true) return next();
      const { pathname } = new URL(request.originalUrl ?? '/', 'http://localhost');
      const hasSession = request.headers.cookie?.includes('hustings=') === true;
      renderNow(vite, pathname, hasSession).then(
        (html) => {
          response.statusCode = pageAt(pathname) === null ? 404 : 200;
          response.setHeader('content-type', 'text/html; charset=utf-8');
          response.end(html);
        },
        (error: Error) => {
          vite.ssrFixStacktrace(error);
          console.error(error);
          response.statusCode = 500;
          response.end(error.message);
        },
      );
    });
  },
};

async function renderNow(vite: ViteDevServer, path: string, hasSession: boolean): Promise<string> {
  const file = readFileSync(new URL('index.html', import.meta.url), 'utf8');
  const template = await vite.transformIndexHtml(path, file);
  const found = pageAt(path);
  if (found !== null && !renderedPaths.includes(found.page)) return template;
  const entry = (await vite.ssrLoadModule('/src/web/entry-server.tsx')) as ServerEntry;
  return entry.renderPage({
    template,
    // Otherwise the styles would come with the script.
    links: '<link rel="stylesheet" href="/src/web/styles/main.css" />',
    path,
    renderedAt: Date.now(),
    hasSession,
    origin: 'http://localhost:5173',
    replies: {},
  });
}

const api = process.env['VITE_API_ORIGIN'];

const inBrowser: UserConfig = {
  cacheDir: '.cache/vite',
  appType: 'custom',
  plugins: [react(), tailwind(), renderInDevelopment],
  build: {
    outDir: 'dist/web',
    emptyOutDir: true,
    manifest: 'manifest.json',
    // Pictures stay files: they are cached once and loaded only where they show.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    // What every page needs is one file: in a dozen small ones it is larger, and later here.
    rolldownOptions: {
      output: { codeSplitting: { groups: [{ name: 'shell', tags: ['$initial'] }] } },
    },
  },
  // All sources are looked through ahead, or the first test that meets a package waits for a second round.
  optimizeDeps: { entries: ['index.html', 'src/web/**/*.test.tsx'] },
  server: { proxy: api === undefined ? {} : { '/api': api, '/uploads': api } },
};

export default defineConfig(({ isSsrBuild }) => (isSsrBuild === true ? onServer : inBrowser));
