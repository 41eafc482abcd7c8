import './styles/main.css';
import { QueryClientProvider } from '@tanstack/react-query';
import { StrictMode } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { App } from './app.tsx';
import { createQueryClient } from './lib/query-client.ts';
import { showCarriedToasts } from './lib/reload.ts';
import { SiteRouter } from './lib/router.tsx';
import { announceSessionEnd } from './lib/session-end.ts';
import { watchTheme } from './lib/theme.ts';
import { fetchPage, pageAt } from './routes.tsx';

const root = document.getElementById('root');
if (root === null) throw new Error('index.html has no #root');

watchTheme();
const page = pageAt(window.location.pathname)?.preload();
const app = (
  <StrictMode>
    <QueryClientProvider client={createQueryClient(announceSessionEnd)}>
      <SiteRouter drawnPath={window.location.pathname} fetchPage={fetchPage}>
        <App />
      </SiteRouter>
    </QueryClientProvider>
  </StrictMode>
);

// What the server has drawn is taken over once its page is here; an empty shell draws at once.
if (root.firstElementChild === null) createRoot(root).render(app);
else {
  await page;
  hydrateRoot(root, app);
}
showCarriedToasts();
