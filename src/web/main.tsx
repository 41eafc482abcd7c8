import './styles/main.css';
import { QueryClientProvider } from '@tanstack/react-query';
import type { VNode } from 'preact';
import { render } from 'preact';
import { StrictMode } from 'react';
import { App } from './app.tsx';
import { keepTyped } from './lib/keep-typed.ts';
import { createQueryClient } from './lib/query-client.ts';
import { showCarriedToasts } from './lib/reload.ts';
import { SiteRouter } from './lib/router.tsx';
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
      <SiteRouter drawnPath={window.location.pathname} fetchPage={fetchPage}>
        <App />
      </SiteRouter>
    </QueryClientProvider>
  </StrictMode>
);

// What the server has drawn stays until its page is here. Preact's own render() then takes over the
// elements that stand there and makes them what they are for this visitor: who is signed in, what
// the address asks and what was stored stand in it from the first stroke.
function start(place: HTMLElement): void {
  const putBack = keepTyped(place);
  render(app as VNode, place);
  putBack();
  // Forms take hold of their fields after the first paint, and begin with what they know.
  requestAnimationFrame(() => setTimeout(putBack, 50));
  showCarriedToasts();
}

// Not awaited at the top: the page's file waits for this one to end.
if (root.firstElementChild === null || page === undefined) start(root);
else void page.then(() => start(root));
