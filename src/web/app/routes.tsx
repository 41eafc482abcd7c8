import type { QueryClient } from '@tanstack/react-query';
import type { RouteObject } from 'react-router';
import { App } from './app.tsx';
import { campusSettingsQuery } from '#web/campus/queries.ts';
import { membersQuery } from '#web/council/queries.ts';
import { electionsQuery, resultsQuery } from '#web/elections/queries.ts';
import { eventsQuery } from '#web/events/queries.ts';
import { campusQuery } from './campus.ts';
import { PageWaiting } from './page-waiting.tsx';
import { NotFoundPage } from './not-found/not-found-page.tsx';
import { pageFiles } from './page-files.ts';
import { PageFailed } from './page-failed.tsx';
import { paths } from './paths.ts';

/** The queries of each page, besides those of the bar and the footer. */
const readings: Readonly<Record<string, (client: QueryClient) => Promise<unknown>[]>> = {
  [paths.home]: (client) => [
    client.ensureQueryData(electionsQuery),
    client.ensureQueryData(eventsQuery),
    client.ensureQueryData(membersQuery),
    client.ensureQueryData(resultsQuery),
  ],
  [paths.events]: (client) => [client.ensureQueryData(eventsQuery)],
  [paths.event]: (client) => [client.ensureQueryData(eventsQuery)],
  [paths.council]: (client) => [client.ensureQueryData(membersQuery)],
  [paths.elections]: (client) => [
    client.ensureQueryData(electionsQuery),
    client.ensureQueryData(resultsQuery),
  ],
  [paths.candidate]: (client) => [client.ensureQueryData(electionsQuery)],
  [paths.timetable]: (client) => [
    client.ensureQueryData(electionsQuery),
    client.ensureQueryData(resultsQuery),
  ],
  [paths.fair]: (client) => [
    client.ensureQueryData(electionsQuery),
    client.ensureQueryData(resultsQuery),
  ],
  [paths.election]: (client) => [
    client.ensureQueryData(electionsQuery),
    client.ensureQueryData(resultsQuery),
  ],
};

/** The one route table, over the cache that its loaders fill. */
export function routesOver(client: QueryClient): RouteObject[] {
  /** Loads data and file at once. Only the server waits for the data; a page shows that it loads. */
  const read = async (path: string) => {
    const all = Promise.allSettled([
      client.ensureQueryData(campusQuery),
      client.ensureQueryData(campusSettingsQuery),
      ...(readings[path]?.(client) ?? []),
    ]);
    if (import.meta.env.SSR) await all;
    return null;
  };
  return [
    {
      Component: App,
      children: [
        {
          // An error on one page leaves the bar, the footer and the other pages intact.
          ErrorBoundary: PageFailed,
          HydrateFallback: PageWaiting,
          children: [
            ...Object.entries(pageFiles).map(([path, Component]) => ({
              path,
              lazy: { Component },
              loader: () => read(path),
            })),
            { path: '*', Component: NotFoundPage, loader: () => read('*') },
          ],
        },
      ],
    },
  ];
}
