import { globSync, mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import type { FastifyInstance } from 'fastify';
import { pageAt, renderedPaths } from '#core/page-paths.ts';
import { buildApp } from '#server/app.ts';
import type { TestApp } from './test-app.ts';

// The pages that the server renders, without a build: each has all that the renderer gets in place of its
// HTML, so it says at least what the page could. The server keeps and packs them as it does those.

const shell = 'The shell.';
const renderer = `export const renderPage = async ({ replies, path, links }) =>
  '<html><head></head><body>' + path + links + JSON.stringify(replies) + '</body></html>';`;

/** The same server with its pages, for as long as the caller needs it, who then closes it. */
export async function openPages({ ctx }: Pick<TestApp, 'ctx'>): Promise<FastifyInstance> {
  const folder = path.join(ctx.config.dataDir, 'pages');
  for (const part of ['web', 'ssr']) mkdirSync(path.join(folder, part), { recursive: true });
  const sources = globSync('src/web/*/pages/**/*-page.tsx');
  const manifest = Object.fromEntries(sources.map((source) => [source, { file: 'page.js' }]));
  for (const [file, text] of [
    ['ssr/package.json', '{ "type": "module" }'],
    ['ssr/entry-server.js', renderer],
    ['web/index.html', `<html><head></head><body>${shell}</body></html>`],
    ['web/manifest.json', JSON.stringify(manifest)],
  ] as const) {
    writeFileSync(path.join(folder, file), text);
  }
  return buildApp({ ...ctx, metrics: null }, ctx.log as never, {
    pagesFolder: path.join(folder, 'web'),
  });
}

const unpack = { br: brotliDecompressSync, gzip: gunzipSync };
/** The forms in which a page is kept. */
export const packings = [null, 'br', 'gzip'] as const;

/** What somebody reads of a page in one of its forms, unpacked. */
export async function readPage(
  pages: FastifyInstance,
  url: string,
  { cookie, packing = null }: { cookie?: string; packing?: (typeof packings)[number] } = {},
): Promise<string> {
  const answer = await pages.inject({
    url,
    headers: {
      accept: 'text/html',
      ...(cookie !== undefined && { cookie }),
      ...(packing !== null && { 'accept-encoding': packing }),
    },
  });
  const form = answer.headers['content-encoding'];
  const bytes = answer.rawPayload;
  const text = (form === 'br' || form === 'gzip' ? unpack[form](bytes) : bytes).toString('utf8');
  // A page that was refused, or that its making failed for, would tell nothing and look as if it kept a secret.
  const isRefused = answer.statusCode === 429 || answer.statusCode >= 500;
  if (isRefused || (text.includes(shell) && renderedPaths.includes(pageAt(url)?.page ?? ''))) {
    throw new Error(`${url} as ${packing} is not there: ${answer.statusCode} ${text}`);
  }
  return `${answer.statusCode} ${text}`;
}
