// The public pages as the server renders them. `npm run build` puts this into dist/ssr, from where
// src/server/http/rendered-pages.ts loads it; in development Vite does (vite.config.ts).
import type { QueryClient } from '@tanstack/react-query';
import { dehydrate } from '@tanstack/react-query';
import { prerender } from 'react-dom/static';
import { StaticRouterProvider, createStaticHandler, createStaticRouter } from 'react-router';
import { pageAt } from '#core/page-paths.ts';
import { campusSettingsQuery } from '#web/campus/queries.ts';
import { membersQuery } from '#web/council/queries.ts';
import { electionsQuery, resultsQuery } from '#web/elections/queries.ts';
import { cacheElections } from '#web/outcome/standings-patch.ts';
import { manifestoQuery } from '#web/nominations/queries.ts';
import { eventsQuery } from '#web/events/queries.ts';
import type { Reply } from './call.ts';
import { campusQuery } from './campus.ts';
import { fetchAllParts } from './lazy-part.tsx';
import { createQueryClient } from './query-client.ts';
import type { RenderedPage, PageState } from './page-state.ts';
import { stateId } from './page-state.ts';
import { Providers } from './providers.tsx';
import { routesOver } from './routes.tsx';

type Reading =
  | 'readCampus'
  | 'readCampusSettings'
  | 'listEvents'
  | 'listMembers'
  | 'listElections'
  | 'listResults'
  | 'readManifesto';

interface Given extends RenderedPage {
  /** index.html: what stands between its marks is replaced. */
  template: string;
  /** Links to the files that the page alone needs. */
  links: string;
  path: string;
  /** What the calls of the page would answer to everybody; without them the page asks itself. */
  replies: { [Name in Reading]?: Reply<Name> };
}

/** The whole page at a path, with the state that the browser hydrates from. */
export async function renderPage(given: Given): Promise<string> {
  const { template, links, path, replies, renderedAt, hasSession, origin } = given;
  const client = createQueryClient(() => {});
  fill(client, replies, path);
  const { query, dataRoutes } = createStaticHandler(routesOver(client));
  const context = await query(new Request(new URL(path, 'http://localhost')));
  if (context instanceof Response) throw new Error(`${path} leads elsewhere`);
  await fetchAllParts();
  const problems: unknown[] = [];
  const { prelude } = await prerender(
    <div id="root">
      <Providers client={client} page={{ renderedAt, hasSession, origin }}>
        <StaticRouterProvider
          router={createStaticRouter(dataRoutes, context)}
          context={context}
          hydrate={false}
        />
      </Providers>
    </div>,
    {
      // It must not throw: that would be outside of every promise, and end the process.
      onError: (problem) => {
        problems.push(problem);
      },
      progressiveChunkSize: Infinity,
    },
  );
  const html = await new Response(prelude).text();
  // A page with an error is not stored: the browser renders it instead.
  if (problems.length > 0) throw problems[0];
  const state: PageState = {
    path,
    renderedAt,
    hasSession,
    origin,
    loaderData: context.loaderData,
    queries: dehydrate(client),
  };
  client.clear();
  // React writes titles, descriptions and hints ahead of everything else.
  const start = html.indexOf('<div id="root">');
  // After the shell's own styles, which decide the order of the layers.
  const shell = template.replace('</head>', () => `${links}</head>`);
  const page = replaceMarked(shell, 'head', html.slice(0, start));
  return replaceMarked(page, 'app', html.slice(start) + blockOf(state));
}

/** Replaces what stands between `<!--name-->` and `<!--/name-->`. */
function replaceMarked(template: string, name: string, text: string): string {
  const [before, rest] = template.split(`<!--${name}-->`);
  const [, after] = rest?.split(`<!--/${name}-->`) ?? [];
  if (after === undefined) throw new Error(`index.html has no ${name}`);
  return before + text + after;
}

function fill(client: QueryClient, replies: Given['replies'], path: string): void {
  const put = (key: readonly unknown[], data: unknown) => {
    if (data !== undefined) client.setQueryData(key, data);
  };
  put(campusQuery.queryKey, replies.readCampus);
  put(campusSettingsQuery.queryKey, replies.readCampusSettings);
  put(eventsQuery.queryKey, replies.listEvents);
  put(membersQuery.queryKey, replies.listMembers);
  put(resultsQuery.queryKey, replies.listResults);
  put(manifestoQuery(pageAt(path)?.ids['nominationId'] ?? '').queryKey, replies.readManifesto);
  if (replies.listElections !== undefined) {
    put(electionsQuery.queryKey, cacheElections(replies.listElections, undefined));
  }
}

/** Nothing in a name can end the element early. */
function blockOf(state: PageState): string {
  const json = JSON.stringify(state).replaceAll('<', '\\u003c');
  return `<script type="application/json" id="${stateId}">${json}</script>`;
}
