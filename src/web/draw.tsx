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
import { logInWords, registerWords } from './words/account.ts';
import { descriptionsWords } from './words/descriptions.ts';
import { words } from './words/words.ts';

const heads = new Map<string, { title: string; description: string }>([
  [paths.home, { title: words.title.home, description: descriptionsWords.home }],
  [paths.events, headOf(words.pages.events, descriptionsWords.events)],
  [paths.council, headOf(words.pages.council, descriptionsWords.council)],
  [paths.elections, headOf(words.pages.elections, descriptionsWords.elections)],
  [paths.contact, headOf(words.pages.contact, descriptionsWords.contact)],
  [paths.login, headOf(logInWords.title, descriptionsWords.logIn)],
  [paths.register, headOf(registerWords.title, descriptionsWords.register)],
]);
const nowhere = headOf(words.notFound.title, descriptionsWords.notFound);

function headOf(name: string, description: string) {
  return { title: words.title.of(name), description };
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
