import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { serializerCompiler } from 'fastify-type-provider-zod';
import { pagePaths } from '#core/page-paths.ts';
import { api } from '#contract/api.ts';
import type { EndpointSpec } from '#contract/endpoint.ts';
import { escapeHtml } from './escape-html.ts';
import { readings } from './http/verbs.ts';
import type { Prepared } from './platform/prepared/prepared.ts';
import type { Services } from './services.ts';

// The browser's pages, drawn here for those who come without script or before it (src/web/draw.tsx).

type Needed = keyof typeof readings;
const everywhere: Needed[] = ['readCampus', 'readCampusSettings'];

/** What stands on each page that is drawn, and where its own files begin. */
const drawn: Readonly<Record<string, { name: string; needs: Needed[] }>> = {
  [pagePaths.home]: { name: 'home', needs: ['listElections', 'listEvents', 'listMembers'] },
  [pagePaths.events]: { name: 'events', needs: ['listEvents'] },
  [pagePaths.council]: { name: 'council', needs: ['listMembers'] },
  [pagePaths.elections]: { name: 'elections', needs: ['listElections', 'listResults'] },
  [pagePaths.contact]: { name: 'contact', needs: [] },
  [pagePaths.login]: { name: 'login', needs: [] },
  [pagePaths.register]: { name: 'register', needs: [] },
};

/** The pages that are drawn, each made once for all readers until something on it changes. */
export interface DrawnPages {
  /** By path; undefined for a page that the browser alone draws. */
  at(path: string): Prepared | undefined;
  /** For every address where there is nothing. */
  nowhere: Prepared;
}

interface Drawer {
  draw(path: string, data: unknown): Promise<{ html: string; title: string; description: string }>;
}

/** Opens what `npm run build` left; null where there is nothing to draw with. */
export async function openDrawnPages(
  services: Services,
  folder: string,
): Promise<DrawnPages | null> {
  const drawerFile = path.join(folder, '../draw/draw.js');
  const listFile = path.join(folder, 'pages.json');
  if (!existsSync(drawerFile) || !existsSync(listFile)) return null;
  const drawer = (await import(pathToFileURL(drawerFile).href)) as Drawer;
  const shell = scriptsLast(readFileSync(path.join(folder, 'index.html'), 'utf8'));
  const files = JSON.parse(readFileSync(listFile, 'utf8')) as Files;

  const prepare = (page: string, links: Links, needs: readonly Needed[]) =>
    services.preparations.prepare({
      // Votes pour in: counts come with the script, and here when the page is next made.
      after: needs
        .flatMap((need) => readings[need].after)
        .filter((kind) => kind !== 'standings' && kind !== 'last-votes'),
      async make(now) {
        const { replies, until } = await readAll(services, now, needs);
        const data = { renderedAt: now.getTime(), replies };
        const drawing = await drawer.draw(page, data);
        return { body: fill(shell, { ...drawing, ...links, data }), until };
      },
    });
  const pages = new Map(
    Object.entries(drawn).map(([page, { name, needs }]) => [
      page,
      prepare(page, linksOf(files, name, shell), [...everywhere, ...needs]),
    ]),
  );
  return {
    at: (page) => pages.get(page),
    nowhere: prepare('/404', { styles: '', scripts: '' }, everywhere),
  };
}

/** Milliseconds for which "Closes in 2 hours", and counts of votes, may stand as they are. */
const timely: Partial<Record<Needed, number>> = { listElections: 10_000, listEvents: 60_000 };

/** Everything at one moment, and the moment from which some of it is another. */
async function readAll(services: Services, now: Date, needs: readonly Needed[]) {
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

type Files = Record<string, { file: string; name?: string; css?: string[]; imports?: string[] }>;

interface Links {
  styles: string;
  scripts: string;
}

/** Links to the page's own styles and scripts, so that they come with those of the shell. */
function linksOf(files: Files, name: string, shell: string): Links {
  const own = Object.keys(files).find((key) => files[key]?.name === `${name}-page`);
  if (own === undefined) throw new Error(`The build has no page ${name}`);
  const keys = reached(files, own);
  const isNew = (file: string) => !shell.includes(file);
  const styles = new Set(keys.flatMap((key) => files[key]?.css ?? []).filter(isNew));
  const scripts = new Set(keys.flatMap((key) => files[key]?.file ?? []).filter(isNew));
  return {
    styles: Array.from(
      styles,
      (file) => `<link rel="stylesheet" crossorigin href="/${file}" />`,
    ).join('\n    '),
    scripts: scriptsLast(
      Array.from(
        scripts,
        (file) => `<link rel="modulepreload" crossorigin href="/${file}" />`,
      ).join('\n    '),
    ),
  };
}

/**
 * A drawn page is read before its scripts are here. Browsers fetch modules ahead of pictures, so
 * on a slow line the largest one came after all of them.
 */
function scriptsLast(head: string): string {
  return head.replaceAll(
    /<(link rel="modulepreload"|script type="module")/g,
    '<$1 fetchpriority="low"',
  );
}

function reached(files: Files, key: string, found: string[] = []): string[] {
  if (found.includes(key)) return found;
  found.push(key);
  for (const one of files[key]?.imports ?? []) reached(files, one, found);
  return found;
}

interface Filling extends Links {
  html: string;
  title: string;
  description: string;
  data: unknown;
}

/** Puts a page into the shell. Functions, because a `$` in a replacement has a meaning. */
function fill(shell: string, filling: Filling): string {
  const { html, title, description, styles, scripts, data } = filling;
  // Nothing in a name can end the element early.
  const json = JSON.stringify(data).replaceAll('<', '\\u003c');
  return shell
    .replace(/<noscript>.*?<\/noscript>/s, '')
    .replace(/<title>[^<]*<\/title>/, () => `<title>${escapeHtml(title)}</title>`)
    .replace(
      /(<meta\s+name="description"\s+content=")[^"]*/,
      (_, start) => start + escapeHtml(description),
    )
    .replace('<!-- page-styles -->', () => styles)
    .replace('<!-- page-scripts -->', () => scripts)
    .replace('<div id="root"></div>', () => `<div id="root">${html}</div>`)
    .replace(
      '<!-- page-data -->',
      () => `<script type="application/json" id="page-data">${json}</script>`,
    );
}
