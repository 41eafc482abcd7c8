import type { QueryClient } from '@tanstack/react-query';
import type { RouteObject } from 'react-router';
import { renderedPaths } from '#core/page-paths.ts';
import { App } from './app.tsx';
import { campusSettingsQuery } from '#web/campus/queries.ts';
import { campusQuery } from './campus.ts';
import { PageWaiting } from './page-waiting.tsx';
import { NotFoundPage } from './not-found/not-found-page.tsx';
import { pageFiles } from './page-files.ts';
import { PageFailed } from './page-failed.tsx';

/** The one route table, over the cache that its loaders fill. */
export function routesOver(client: QueryClient): RouteObject[] {
  /** In a file of its own, with what many pages do not read; what does not come is read by the page itself. */
  const readForPage = async (path: string) => {
    if (!renderedPaths.includes(path)) return;
    const { readings } = await import('./readings.ts');
    await Promise.allSettled(readings[path]?.(client) ?? []);
  };
  /** Loads data and file at once. Only the server waits for the data; a page shows that it loads. */
  const read = async (path: string) => {
    const all = Promise.allSettled([
      client.ensureQueryData(campusQuery),
      client.ensureQueryData(campusSettingsQuery),
      readForPage(path),
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
