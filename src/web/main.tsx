import './styles/main.css';
import { QueryClientProvider } from '@tanstack/react-query';
import { StrictMode, useEffect } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { App } from './app.tsx';
import { keepTyped } from './lib/keep-typed.ts';
import { createQueryClient } from './lib/query-client.ts';
import { showCarriedToasts } from './lib/reload.ts';
import { SiteRouter } from './lib/router.tsx';
import { RenderedAt } from './lib/server-clock.ts';
import { announceSessionEnd } from './lib/session-end.ts';
import { watchTheme } from './lib/theme.ts';
import { readPageData, seedQueries } from './page-data.ts';
import { fetchPage, pageAt } from './routes.tsx';

const root = document.getElementById('root');
if (root === null) throw new Error('index.html has no #root');

watchTheme();
const page = pageAt(window.location.pathname)?.preload();
const data = readPageData();
const client = createQueryClient(announceSessionEnd);
if (data !== undefined) seedQueries(client, data);
const app = (
  <StrictMode>
    <QueryClientProvider client={client}>
      <RenderedAt value={data?.renderedAt ?? null}>
        <SiteRouter drawnPath={window.location.pathname} fetchPage={fetchPage}>
          <App />
        </SiteRouter>
      </RenderedAt>
    </QueryClientProvider>
  </StrictMode>
);

// A page that the server rendered is hydrated once its code is here; until then it stays as it is.
function start(place: HTMLElement): void {
  const putBack = data === undefined ? () => {} : keepTyped(place);
  const then = () => {
    putBack();
    showCarriedToasts();
  };
  const whole = (
    <>
      {app}
      <AfterFirstRender then={then} />
    </>
  );
  if (data === undefined) createRoot(place).render(whole);
  else hydrateRoot(place, whole);
}

/** Stands after the app: its effect runs when every form has registered its fields. */
function AfterFirstRender({ then }: { then: () => void }) {
  useEffect(then, [then]);
  return null;
}

// Not awaited at the top: the page's file waits for this one to end.
if (data === undefined || page === undefined) start(root);
else void page.then(() => start(root));
