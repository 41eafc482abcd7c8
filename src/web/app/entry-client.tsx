import '#web/styles/main.css';
import type { QueryClient } from '@tanstack/react-query';
import { hydrate } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { startTransition, useEffect } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import type { RouteObject } from 'react-router';
import { createBrowserRouter, matchRoutes } from 'react-router';
import { RouterProvider } from 'react-router/dom';
import { bearChangesByOthers } from './changed-by-others.ts';
import { takePress } from './keep-pressed.ts';
import { keepTyped } from './keep-typed.ts';
import { fetchDrawnParts, reportCaught } from './lazy-part.tsx';
import { createQueryClient } from './query-client.ts';
import { forgetScrollPlaces, showCarriedToasts } from './reload.ts';
import { watchBackPresses } from '#web/kit/back-press.ts';
import { announceSessionEnd } from '#web/kit/refusal.ts';
import { watchTheme } from './theme.ts';
import type { PageState } from './page-state.ts';
import { readPageState } from './page-state.ts';
import { Providers } from './providers.tsx';
import { routesOver } from './routes.tsx';

bearChangesByOthers();
watchTheme();
forgetScrollPlaces();
void start();
if (import.meta.env.PROD) window.addEventListener('load', registerOfflinePage);

async function start(): Promise<void> {
  const root = document.getElementById('root');
  if (root === null) throw new Error('index.html has no #root');
  const client = createQueryClient(announceSessionEnd);
  const routes = routesOver(client);
  const state = readPageState();
  // What is made at this moment may be in the data of a page that says there is no such thing.
  const isOfPattern = state?.path.includes(':') === true;
  // The server's page stays until the page's file is loaded.
  const isLoaded = state !== undefined && (await loadPage(routes, root));
  const canHydrate = isLoaded && !isOfPattern;
  if (state !== undefined) fill(client, state);
  const followRouter = watchBackPresses();
  const router = createBrowserRouter(routes, {
    ...(canHydrate && { hydrationData: { loaderData: state.loaderData } }),
  });
  followRouter();
  router.subscribe(followRouter);
  const putBack = canHydrate ? keepTyped(root) : () => {};
  const pressAgain = takePress();
  const app = (
    <Providers client={client} page={canHydrate ? state : null}>
      <AfterFirstRender
        then={() => {
          // Before what is put back tells of itself, as if somebody typed after the press.
          pressAgain();
          putBack();
          showCarriedToasts();
        }}
      >
        <RouterProvider router={router} useTransitions={false} />
      </AfterFirstRender>
    </Providers>
  );
  const options = { onCaughtError: reportCaught };
  // In slices, between which the browser answers; a press or a key hydrates what is left at once.
  startTransition(() => {
    if (canHydrate) hydrateRoot(root, app, options);
    else createRoot(root, options).render(app);
  });
}

declare global {
  interface Window {
    /** Chromium has it, and TypeScript does not know it yet; of it what is used here. */
    trustedTypes?: {
      createPolicy<Kind extends 'createScriptURL' | 'createHTML'>(
        name: string,
        rules: Record<Kind, (text: string) => string>,
      ): Record<Kind, (text: string) => string>;
    };
  }
}

/** The worker shows a page of ours when there is no network. Private windows may refuse it. */
function registerOfflinePage(): void {
  const address = '/service-worker.js';
  // Our content policy takes no plain text as the address of a script, where browsers know the rule.
  const policy = window.trustedTypes?.createPolicy('service-worker', {
    createScriptURL: () => address,
  });
  const trusted = policy?.createScriptURL(address) ?? address;
  navigator.serviceWorker?.register(trusted).catch(() => {});
}

/** Fills the cache from the page. The data counts as fresh: this device's clock may be wrong. */
function fill(client: QueryClient, { queries }: PageState): void {
  for (const { state } of queries.queries) state.dataUpdatedAt = Date.now();
  hydrate(client, queries);
}

/** Loads the files of the current page before hydration, which cannot wait. False if one fails. */
async function loadPage(routes: RouteObject[], root: HTMLElement): Promise<boolean> {
  try {
    for (const { route } of matchRoutes(routes, window.location) ?? []) {
      if (typeof route.lazy !== 'object' || route.lazy.Component === undefined) continue;
      const Component = await route.lazy.Component();
      Object.assign(route, { Component, lazy: undefined });
    }
    await fetchDrawnParts(root);
    return true;
  } catch {
    return false;
  }
}

/**
 * Wraps the app, so that its effect runs when every form has registered its fields. As a sibling of
 * the app it would change the ids of `useId`, because the server has no such sibling.
 */
function AfterFirstRender({ then, children }: { then: () => void; children: ReactNode }) {
  // Runs once, because this component is never rendered again.
  useEffect(() => then(), [then]);
  return children;
}
