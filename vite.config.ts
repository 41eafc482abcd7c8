import tailwind from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import type { Plugin, UserConfig } from 'vite';
import { readFileSync } from 'node:fs';
import { pagePaths, renderedPaths } from './src/core/page-paths.ts';

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
  configureServer(vite) {
    return () => {
      vite.middlewares.use(async (request, response, next) => {
        const url = new URL(request.originalUrl ?? '/', 'http://localhost');
        if (request.headers.accept?.includes('text/html') !== true) return next();
        try {
          const { pathname } = url;
          const isKnown = Object.values(pagePaths).some((path) => path === pathname);
          const file = readFileSync(new URL('index.html', import.meta.url), 'utf8');
          let html = await vite.transformIndexHtml(url.pathname, file);
          if (!isKnown || renderedPaths.includes(pathname)) {
            const entry = await vite.ssrLoadModule('/src/web/entry-server.tsx');
            html = await (entry as ServerEntry).renderPage({
              template: html,
              // Otherwise the styles would come with the script.
              links: '<link rel="stylesheet" href="/src/web/styles/main.css" />',
              path: pathname,
              renderedAt: Date.now(),
              hasSession: request.headers.cookie?.includes('hustings=') === true,
              replies: {},
            });
          }
          response.statusCode = isKnown ? 200 : 404;
          response.setHeader('content-type', 'text/html; charset=utf-8');
          response.end(html);
        } catch (error) {
          if (error instanceof Error) vite.ssrFixStacktrace(error);
          next(error);
        }
      });
    };
  },
};

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
  },
  server: { proxy: api === undefined ? {} : { '/api': api, '/uploads': api } },
};

export default defineConfig(({ isSsrBuild }) => (isSsrBuild === true ? onServer : inBrowser));
