import type { Page } from '@playwright/test';

/** Answers a call of the page, such as "GET /event/get-all", in the place of the server. */
export async function answer(page: Page, call: string, json: unknown, status = 200): Promise<void> {
  const [method, pattern] = partsOf(call);
  await page.route(pattern, (route) =>
    route.request().method() === method ? route.fulfill({ status, json }) : route.fallback(),
  );
}

/** The bodies that the page sends with a call, from now on; the calls go through. */
export function watch(page: Page, call: string): unknown[] {
  const [method, pattern] = partsOf(call);
  const bodies: unknown[] = [];
  page.on('request', (request) => {
    if (request.method() === method && pattern(new URL(request.url()))) {
      bodies.push(request.postDataJSON());
    }
  });
  return bodies;
}

function partsOf(call: string): [string, (url: URL) => boolean] {
  const [method = '', path = ''] = call.split(' ');
  const shape = new RegExp(`^/api${path.replace(/\{\w+\}/g, '[^/]+')}$`);
  return [method, ({ pathname }) => shape.test(pathname)];
}

/** Pages come without the data that the server puts into them: every answer is one of a call. */
export const withoutPageData = (page: Page) =>
  page.route('**/*', async (route) => {
    if (route.request().resourceType() !== 'document') return route.fallback();
    const response = await route.fetch({ maxRedirects: 0 });
    const html = (await response.text()).replace(/(<script[^>]*id="page-state"[^>]*>)[^<]*/, '$1');
    return route.fulfill({ response, body: html });
  });

/** No change of others is told: only what the test does makes a page read again. */
export const noNews = (page: Page) => page.route('**/api/live*', () => {});
