import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { serializerCompiler } from 'fastify-type-provider-zod';
import {
  candidatePath,
  electionPath,
  eventPath,
  fairPath,
  pageAt,
  pagePaths,
  renderedPaths,
  timetablePath,
} from '#core/page-paths.ts';
import { isPerson } from '#core/elections/nomination.ts';
import { Refused } from '#core/refusal.ts';
import { api } from '#contract/api.ts';
import type { EndpointSpec } from '#contract/endpoint.ts';
import type { LanguageTag } from '#texts/languages.ts';
import { readManifesto } from '../nominations/lists.ts';
import { speaking } from '../platform/languages.ts';
import type { CachedResponse } from '../platform/response-cache.ts';
import type { Services } from '../services.ts';
import type { PageTemplate } from './page-template.ts';
import { readings } from './verbs.ts';

// The public pages, rendered once for everybody (src/web/app/entry-server.tsx) and kept until something
// on them changes.

type Reading = keyof typeof readings;
const everywhere: Reading[] = ['readCampus', 'readCampusSettings'];

/** What is read for each page, besides what stands on all of them. */
const needs: Readonly<Record<string, readonly Reading[]>> = {
  [pagePaths.home]: ['listElections', 'listEvents', 'listMembers', 'listResults'],
  [pagePaths.events]: ['listEvents'],
  [pagePaths.event]: ['listEvents'],
  [pagePaths.council]: ['listMembers'],
  [pagePaths.elections]: ['listElections', 'listResults'],
  [pagePaths.election]: ['listElections', 'listResults'],
  [pagePaths.candidate]: ['listElections'],
  [pagePaths.timetable]: ['listElections', 'listResults'],
  [pagePaths.fair]: ['listElections', 'listResults'],
};
const nowhere = '/404';

/** What one page reads of what its address names; it changes with the other readings of the page. */
const ownReadings: Readonly<Record<string, OwnReading>> = {
  [pagePaths.candidate]: async (services, { nominationId = '' }) => ({
    readManifesto: await readManifesto(services, null, { id: nominationId }),
  }),
};
type OwnReading = (services: Services, ids: Record<string, string>) => Promise<object>;

/** Rendered pages, each made once for all its readers until something on it changes. */
export interface RenderedPages {
  find(address: string, reader: Reader): Promise<FoundPage>;
}

/** What of a reader makes a page another. */
interface Reader {
  hasSession: boolean;
  language: LanguageTag;
}

interface FoundPage {
  /** False where there is no such page, event, election or candidate. */
  isThere: boolean;
  /** Undefined for a page that the browser alone renders. */
  response: CachedResponse | undefined;
}

interface ServerEntry {
  renderPage(given: {
    template: string;
    links: string;
    path: string;
    renderedAt: number;
    hasSession: boolean;
    origin: string;
    replies: object;
  }): Promise<string>;
}

/** Opens what `npm run build` left; null where there is nothing to render with. */
export async function openRenderedPages(
  services: Services,
  folder: string,
  template: PageTemplate,
): Promise<RenderedPages | null> {
  const entryFile = path.join(folder, '../ssr/entry-server.js');
  const manifestFile = path.join(folder, 'manifest.json');
  if (!existsSync(entryFile) || !existsSync(manifestFile)) return null;
  const entries = openEntries(entryFile);
  await entries('en');
  const origin = services.config.publicUrl;
  const manifest = JSON.parse(readFileSync(manifestFile, 'utf8')) as Manifest;

  const cached = (page: string, address: string, { hasSession, language }: Reader) => {
    const reads = [...everywhere, ...(needs[page] ?? [])];
    return services.responseCache.cache({
      // Votes pour in: counts come with the script, and here when the page is next made.
      after: reads
        .flatMap((read) => readings[read].after)
        .filter((kind) => kind !== 'standings' && kind !== 'last-votes'),
      async make(now) {
        const shell = await template(language);
        const links = page === nowhere ? '' : linksOf(manifest, page, shell);
        const { replies, until } = await readAll(services, now, reads);
        // A pattern stands for what is not there, and reads nothing.
        const own = address === page ? undefined : ownReadings[page];
        if (own !== undefined) Object.assign(replies, await readOwn(own, services, address));
        const renderedAt = now.getTime();
        const given = {
          ...{ template: shell, links, path: address },
          ...{ renderedAt, hasSession, origin, replies },
        };
        const html = await speaking(language, async () =>
          (await entries(language)).renderPage(given),
        );
        return { body: withParts(html, manifest, links), until };
      },
    });
  };
  const forAll = (page: string, address = page) => {
    const made = new Map<string, CachedResponse>();
    return (reader: Reader) => {
      const who = `${reader.language} ${reader.hasSession}`;
      let response = made.get(who);
      if (response === undefined) made.set(who, (response = cached(page, address, reader)));
      return response;
    };
  };
  // The pages with an id at their pattern: for an event, election or candidate that there is not.
  const pages = new Map([...renderedPaths, nowhere].map((page) => [page, forAll(page)]));
  const addresses = cacheAddresses(services);
  return {
    async find(address, reader) {
      const at = (known: string) => pages.get(known)?.(reader);
      const found = pageAt(address);
      if (found === null) return { isThere: false, response: at(nowhere) };
      if (!found.page.includes(':')) return { isThere: true, response: at(address) };
      // Only what there is gets a place in memory.
      if (!(await addresses()).includes(address)) {
        pages.delete(address);
        return { isThere: false, response: at(found.page) };
      }
      if (!pages.has(address)) pages.set(address, forAll(found.page, address));
      return { isThere: true, response: at(address) };
    },
  };
}

/**
 * What renders pages, once for each language: some texts are read while its modules load. English alone is
 * there from the start, so that a build which cannot be loaded is noticed then.
 */
function openEntries(file: string): (language: LanguageTag) => Promise<ServerEntry> {
  const { href } = pathToFileURL(file);
  const entries = new Map<LanguageTag, Promise<ServerEntry>>();
  return (language) => {
    let entry = entries.get(language);
    if (entry === undefined) {
      const address = language === 'en' ? href : `${href}?language=${language}`;
      entry = speaking(language, async () => (await import(address)) as ServerEntry);
      entries.set(language, entry);
    }
    return entry;
  };
}

/** The addresses of all events, elections and candidates, read again when one of them changes. */
function cacheAddresses(services: Services): () => Promise<readonly string[]> {
  const { listElections, listEvents } = readings;
  const cached = services.responseCache.cache({
    after: ['elections', 'events'],
    async make(now) {
      const asked = { now, audience: 'everybody' } as const;
      const { events } = (await listEvents.make(services, asked)).reply;
      const { reply, until } = await listElections.make(services, asked);
      const addresses = [
        ...events.map(({ _id }) => eventPath(_id)),
        ...reply.elections.flatMap((election) => [
          electionPath(election._id),
          timetablePath(election._id),
          fairPath(election._id),
          ...election.nominations
            .filter(isPerson)
            .map((candidate) => candidatePath(election._id, candidate._id)),
        ]),
      ];
      return {
        body: JSON.stringify(addresses),
        until: typeof until === 'number' ? new Date(until) : null,
      };
    },
  });
  return async () => JSON.parse((await cached.read()).plain.bytes.toString()) as string[];
}

/** What a page alone reads; nothing where that has just gone, which the page itself says. */
async function readOwn(own: OwnReading, services: Services, address: string): Promise<object> {
  try {
    return await own(services, pageAt(address)?.ids ?? {});
  } catch (problem) {
    if (problem instanceof Refused) return {};
    throw problem;
  }
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
  const names: Record<string, string> = {
    [pagePaths.home]: 'home',
    [pagePaths.event]: 'event',
    [pagePaths.election]: 'election',
    [pagePaths.candidate]: 'candidate',
    [pagePaths.timetable]: 'timetable',
    [pagePaths.fair]: 'fair',
  };
  const name = names[page] ?? page.slice(1);
  const isPage = (file: string) =>
    file.startsWith('src/web/') && file.endsWith(`/${name}-page.tsx`);
  return linksOfFile(manifest, Object.keys(manifest).find(isPage) ?? name, template);
}

/** Adds links to the files of the parts that were drawn (`drawnPart` in src/web/app/lazy-part.tsx). */
function withParts(html: string, manifest: Manifest, links: string): string {
  const names = new Set(Array.from(html.matchAll(/ data-part="([^"]+)"/g), ([, name]) => name));
  let all = links;
  for (const name of names) all += linksOfFile(manifest, `src/web/${name}.tsx`, html + all);
  return html.replace('</head>', () => `${all.slice(links.length)}</head>`);
}

/** Links to what a file needs and the page does not have yet. */
function linksOfFile(manifest: Manifest, key: string, present: string): string {
  if (manifest[key] === undefined) throw new Error(`The build has no ${key}`);
  const chunks = Array.from(reached(manifest, key), (one) => manifest[one]);
  const isNew = (file: string) => !present.includes(file);
  const styles = new Set(chunks.flatMap((chunk) => chunk?.css ?? []).filter(isNew));
  const scripts = new Set(chunks.flatMap((chunk) => chunk?.file ?? []).filter(isNew));
  // The page is readable without its scripts: its first picture goes before them.
  const script = (file: string) =>
    `<link rel="modulepreload" fetchpriority="low" crossorigin href="/${file}" />`;
  return [
    ...Array.from(styles, (file) => `<link rel="stylesheet" crossorigin href="/${file}" />`),
    ...Array.from(scripts, script),
  ].join('');
}

/** A chunk and all that it imports. */
function reached(manifest: Manifest, key: string, found = new Set<string>()): Set<string> {
  if (found.has(key)) return found;
  found.add(key);
  for (const one of manifest[key]?.imports ?? []) reached(manifest, one, found);
  return found;
}
