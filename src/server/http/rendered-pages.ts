import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { serializerCompiler } from 'fastify-type-provider-zod';
import { pagePaths, renderedPaths } from '#core/page-paths.ts';
import { api } from '#contract/api.ts';
import type { EndpointSpec } from '#contract/endpoint.ts';
import type { CachedResponse } from '../platform/response-cache.ts';
import type { Services } from '../services.ts';
import { readings } from './verbs.ts';

// The public pages, rendered once for everybody (src/web/entry-server.tsx) and kept until something
// on them changes.

type Reading = keyof typeof readings;
const everywhere: Reading[] = ['readCampus', 'readCampusSettings'];

/** What is read for each page, besides what stands on all of them. */
const needs: Readonly<Record<string, readonly Reading[]>> = {
  [pagePaths.home]: ['listElections', 'listEvents', 'listMembers'],
  [pagePaths.events]: ['listEvents'],
  [pagePaths.council]: ['listMembers'],
  [pagePaths.elections]: ['listElections', 'listResults'],
};
const nowhere = '/404';

/** Rendered pages, each made once for all readers until something on it changes. */
export interface RenderedPages {
  /** By path; undefined for a page that the browser alone renders. */
  at(path: string, hasSession: boolean): CachedResponse | undefined;
  /** For every address where there is nothing. */
  nowhere(hasSession: boolean): CachedResponse;
}

interface ServerEntry {
  renderPage(given: {
    template: string;
    links: string;
    path: string;
    renderedAt: number;
    hasSession: boolean;
    replies: object;
  }): Promise<string>;
}

/** Opens what `npm run build` left; null where there is nothing to render with. */
export async function openRenderedPages(
  services: Services,
  folder: string,
): Promise<RenderedPages | null> {
  const entryFile = path.join(folder, '../ssr/entry-server.js');
  const manifestFile = path.join(folder, 'manifest.json');
  if (!existsSync(entryFile) || !existsSync(manifestFile)) return null;
  const { renderPage } = (await import(pathToFileURL(entryFile).href)) as ServerEntry;
  const template = readFileSync(path.join(folder, 'index.html'), 'utf8');
  const manifest = JSON.parse(readFileSync(manifestFile, 'utf8')) as Manifest;

  const cached = (page: string, hasSession: boolean) => {
    const reads = [...everywhere, ...(needs[page] ?? [])];
    const links = page === nowhere ? '' : linksOf(manifest, page, template);
    return services.responseCache.cache({
      // Votes pour in: counts come with the script, and here when the page is next made.
      after: reads
        .flatMap((read) => readings[read].after)
        .filter((kind) => kind !== 'standings' && kind !== 'last-votes'),
      async make(now) {
        const { replies, until } = await readAll(services, now, reads);
        const renderedAt = now.getTime();
        const given = { template, links, path: page, renderedAt, hasSession, replies };
        return { body: await renderPage(given), until };
      },
    });
  };
  const forBoth = (page: string) => ({
    visitor: cached(page, false),
    session: cached(page, true),
  });
  const pages = new Map([...renderedPaths, nowhere].map((page) => [page, forBoth(page)]));
  const at = (page: string, hasSession: boolean) =>
    pages.get(page)?.[hasSession ? 'session' : 'visitor'];
  return {
    at,
    nowhere(hasSession) {
      const page = at(nowhere, hasSession);
      if (page === undefined) throw new Error('The page for no address is not cached');
      return page;
    },
  };
}

/** Milliseconds for which "Closes in 2 hours", and counts of votes, may stand as they are. */
const timely: Partial<Record<Reading, number>> = { listElections: 10_000, listEvents: 60_000 };

/** Everything at one moment, and the moment from which some of it is another. */
async function readAll(services: Services, now: Date, needs: readonly Reading[]) {
  const replies: Record<string, unknown> = {};
  const ends: number[] = [];
  for (const need of needs) {
    const spec: EndpointSpec = api[need];
    const { reply, until } = await readings[need].make(services, { now, audience: 'everybody' });
    const encode = serializerCompiler({
      schema: spec.reply,
      method: spec.method,
      url: spec.path,
    } as never);
    replies[need] = JSON.parse(encode(reply));
    if (typeof until === 'number') ends.push(until);
    const staysFor = timely[need];
    if (staysFor !== undefined) ends.push(now.getTime() + staysFor);
  }
  return { replies, until: ends.length === 0 ? null : new Date(Math.min(...ends)) };
}

/** What Vite built from each source (build.manifest). */
type Manifest = Record<string, { file: string; css?: string[]; imports?: string[] }>;

/** Links to the page's own styles and scripts, so that they come with those of the shell. */
function linksOf(manifest: Manifest, page: string, template: string): string {
  const name = page === pagePaths.home ? 'home' : page.slice(1);
  const key = `src/web/pages/${name}/${name}-page.tsx`;
  if (manifest[key] === undefined) throw new Error(`The build has no ${key}`);
  const chunks = Array.from(reached(manifest, key), (one) => manifest[one]);
  const isNew = (file: string) => !template.includes(file);
  const styles = new Set(chunks.flatMap((chunk) => chunk?.css ?? []).filter(isNew));
  const scripts = new Set(chunks.flatMap((chunk) => chunk?.file ?? []).filter(isNew));
  return [
    ...Array.from(styles, (file) => `<link rel="stylesheet" crossorigin href="/${file}" />`),
    ...Array.from(scripts, (file) => `<link rel="modulepreload" crossorigin href="/${file}" />`),
  ].join('');
}

/** A chunk and all that it imports. */
function reached(manifest: Manifest, key: string, found = new Set<string>()): Set<string> {
  if (found.has(key)) return found;
  found.add(key);
  for (const one of manifest[key]?.imports ?? []) reached(manifest, one, found);
  return found;
}
