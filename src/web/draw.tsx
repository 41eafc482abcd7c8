// The pages as the server draws them, for those who come without script or before it. Built into
// dist/draw; src/server/draw-pages.ts loads it from there.
import { QueryClientProvider } from '@tanstack/react-query';
import { renderToString } from 'react-dom/server';
import { App } from './app.tsx';
import { createQueryClient } from './lib/query-client.ts';
import { SiteRouter } from './lib/router.tsx';
import { RenderedAt, learnServerTime } from './lib/server-clock.ts';
import type { PageData } from './page-data.ts';
import { seedQueries } from './page-data.ts';
import { paths } from './paths.ts';
import { fetchPage, pageAt } from './routes.tsx';
import { logInMessages, registerMessages } from './messages/en/account.ts';
import { descriptionsMessages } from './messages/en/descriptions.ts';
import { messages } from './messages/en/site.ts';

const heads = new Map<string, { title: string; description: string }>([
  [paths.home, { title: messages.title.home, description: descriptionsMessages.home }],
  [paths.events, headOf(messages.pages.events, descriptionsMessages.events)],
  [paths.council, headOf(messages.pages.council, descriptionsMessages.council)],
  [paths.elections, headOf(messages.pages.elections, descriptionsMessages.elections)],
  [paths.contact, headOf(messages.pages.contact, descriptionsMessages.contact)],
  [paths.login, headOf(logInMessages.title, descriptionsMessages.logIn)],
  [paths.register, headOf(registerMessages.title, descriptionsMessages.register)],
]);
const nowhere = headOf(messages.notFound.title, descriptionsMessages.notFound);

function headOf(name: string, description: string) {
  return { title: messages.title.of(name), description };
}

/** The page at a path as HTML, at a moment of the server's clock, with what stands in its head. */
export async function draw(path: string, data: PageData) {
  await pageAt(path)?.preload();
  learnServerTime(data.renderedAt);
  const client = createQueryClient(() => {});
  seedQueries(client, data);
  const html = renderToString(
    <QueryClientProvider client={client}>
      <RenderedAt value={data.renderedAt}>
        <SiteRouter drawnPath={path} fetchPage={fetchPage}>
          <App />
        </SiteRouter>
      </RenderedAt>
    </QueryClientProvider>,
  );
  client.clear();
  return { html, ...(heads.get(path) ?? nowhere) };
}
