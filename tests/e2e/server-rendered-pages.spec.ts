import { expect } from '@playwright/test';
import { createElection, createEvent, createMember, sealVotes } from '#tests/support/factories.ts';
import { richTest, test } from './support/fixtures.ts';
import { visit } from './support/visit.ts';

// The public pages as the server renders them: for search engines, for who has no script, and for
// everybody before it comes.

const pages = [
  '/',
  '/events',
  '/council',
  '/elections',
  '/how-it-works',
  '/secrecy',
  '/log-in-help',
  '/verify',
  '/contact',
  '/login',
  '/register',
];
const needsScript = 'This page needs a browser that runs scripts.';
const inMinutes = (minutes: number) => new Date(Date.now() + minutes * 60_000).toISOString();
/** What is rendered, without the data that comes along. */
const withoutData = (html: string) =>
  html.replace(/<script type="application\/json"[^]*?<\/script>/, '');

test('each page arrives with its content, its title and its description', async ({
  request,
  campus,
}) => {
  const { books } = campus;
  // Before all others of this campus: Home speaks of the next one alone.
  await createEvent(books, { title: 'Lantern Walk', held_at: inMinutes(20) });
  await createMember(books, { position: 'President', is_verified: true });
  await createElection(books, { name: 'Hostel Election', positions: { Warden: 2 } });
  const read = async (page: string) =>
    withoutData(await (await request.get(page, { headers: { accept: 'text/html' } })).text());
  const titles = new Set<string | undefined>();
  for (const page of pages) {
    const html = await read(page);
    titles.add(/<title>(.+)<\/title>/.exec(html)?.[1]);
    expect(html, page).toMatch(/<h1[^>]*>.+<\/h1>/);
    expect(html, page).not.toContain(needsScript);
    expect(html, page).toMatch(/name="description"\s+content="[^"]{20,}"/);
    // Its own files come with the first ones, or it would be painted without its styles.
    const name = page === '/' ? 'home' : page.slice(1);
    expect(html, page).toMatch(
      new RegExp(`modulepreload" fetchpriority="low" crossorigin href="/assets/${name}-page-`),
    );
    // The content policy would drop it.
    expect(html, page).not.toMatch(/<[^>]+ style="/);
  }
  expect(titles.size).toBe(pages.length);
  // Without script the others would be blank.
  expect(await read('/dashboard')).toContain(needsScript);
  // A server-rendered page that somebody has just read may be a moment behind; its script reads again.
  await expect.poll(() => read('/')).toContain('Lantern Walk');
  await expect.poll(() => read('/events')).toContain('<bdi>Lantern Walk</bdi>');
  expect(await read('/council')).toContain('Members');
  // Which of several elections stands open depends on them all; each has its place in the row.
  await expect.poll(() => read('/elections')).toContain('Hostel Election');
  const hostel = await createElection(books, { name: 'Hostel & Mess', positions: { Cook: 1 } });
  await expect.poll(() => read(`/elections/${hostel.id}`)).toContain('<bdi>Hostel &amp; Mess');
  expect(await read(`/elections/${hostel.id}`)).toContain(
    '<title>Hostel &amp; Mess · Student Council</title>',
  );
  // Previews of links read addresses of this site whole.
  const preview = await read(`/elections/${hostel.id}`);
  expect(preview).toContain('<meta property="og:title" content="Hostel &amp; Mess · Student');
  expect(preview).toContain(`property="og:url" content="${campus.url}/elections/${hostel.id}"`);
  expect(preview).toMatch(new RegExp(`property="og:image" content="${campus.url}/[^"]+"`));
  const walk = await createEvent(books, {
    title: 'Kites & Lanterns',
    description: 'Bring a lantern.\nThere is soup.',
    held_at: '2031-03-01T12:30:00Z',
    place: 'Boat house',
  });
  await expect.poll(() => read(`/events/${walk}`)).toContain('<bdi>Kites &amp; Lan');
  const ofEvent = await read(`/events/${walk}`);
  expect(ofEvent).toContain('<title>Kites &amp; Lanterns · Student Council</title>');
  expect(ofEvent).toContain(
    'property="og:description" content="1 March 2031, Boat house. Bring a lantern. There is soup."',
  );
  expect(ofEvent).toContain(`property="og:url" content="${campus.url}/events/${walk}"`);
  const noEvent = await request.get(`/events/${hostel.id}`);
  expect(noEvent.status()).toBe(404);
  expect(await noEvent.text()).toContain('This event does not exist.');
  const former = await request.get(`/elections?election=${hostel.id}&nominate`, {
    maxRedirects: 0,
  });
  expect([former.status(), former.headers()['location']]).toEqual([
    301,
    `/elections/${hostel.id}?nominate=`,
  ]);
  const noElection = await request.get(`/elections/${hostel.positions[0]?.id}`);
  expect(noElection.status()).toBe(404);
  const nowhere = await request.get('/no-such-page', { headers: { accept: 'text/html' } });
  expect(nowhere.status()).toBe(404);
  expect(await nowhere.text()).toContain('There is nothing at this address.');
});

test('a page is known again by its tag until something on it changes', async ({
  request,
  campus,
}) => {
  let etag = '';
  const read = () => request.get('/events', { headers: { 'if-none-match': etag } });
  // News of an event made just before may still be on its way.
  await expect
    .poll(async () => {
      etag = (await request.get('/events')).headers()['etag'] ?? '';
      return [etag.startsWith('"'), (await read()).status()];
    })
    .toEqual([true, 304]);
  const title = 'Kite </script><script>alert(1)</script> Day';
  await createEvent(campus.books, { title, held_at: inMinutes(60) });
  // The news of it comes to the server by the database.
  let html = '';
  await expect.poll(async () => (html = await (await read()).text())).toContain('Kite &lt;/script');
  expect(html).not.toContain('</script><script>alert');
});

test('sealed counts are on no page', async ({ request, campus }) => {
  const { books } = campus;
  const election = await createElection(books, {
    name: 'Sealed Election',
    standings: 'after-close',
    endsInMinutes: 5,
  });
  const votes = 40_713;
  // What is announced next makes the pages anew, with these counts in the books.
  await sealVotes(books, election, [[votes]]);
  await createElection(books, { name: 'Another Election' });
  for (const page of ['/', '/elections']) {
    const read = async () => (await request.get(page)).text();
    await expect.poll(read, page).toContain('Another Election');
    const html = await read();
    expect(withoutData(html), page).toContain('Sealed Election');
    expect(html, page).not.toContain(String(votes));
    expect(html, page).not.toContain(votes.toLocaleString('en'));
  }
});

test('without script the pages are read, and links lead on', async ({
  browser,
  campus,
  rich,
  request,
}) => {
  // Without script nothing is read again: the page has to be the newest when it is opened.
  await expect
    .poll(async () => (await request.get('/events')).text())
    .toContain(rich.upcomingEvent);
  const context = await browser.newContext({ baseURL: campus.url, javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto('/');
  await page.getByRole('contentinfo').getByRole('link', { name: 'Events' }).click();
  await expect(page).toHaveURL(/\/events$/);
  await expect(page.getByRole('heading', { name: rich.upcomingEvent })).toBeVisible();
  await page.goto('/contact');
  await expect(page.locator('noscript')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Send', exact: true })).toBeDisabled();
  await context.close();
});

richTest('the script hydrates the elements that are painted', async ({ page, rich }) => {
  for (const address of [
    '/',
    '/events',
    '/council',
    '/elections',
    `/elections/${rich.ended.id}`,
    '/how-it-works',
    '/secrecy',
    '/verify',
    '/contact',
    '/login',
  ]) {
    const gate = Promise.withResolvers<void>();
    await page.route('**/assets/index-*.js', async (route) => {
      await gate.promise;
      await route.continue();
    });
    await page.goto(address, { waitUntil: 'commit' });
    await expect(page.locator('footer')).toBeVisible();
    await page.evaluate(() => {
      Object.assign(window, { painted: new Set(document.querySelectorAll('main *')) });
    });
    const started = page.waitForResponse('**/api/user/me');
    gate.resolve();
    await started;
    const replaced = await page.evaluate(() => {
      const { painted } = window as unknown as { painted: Set<Element> };
      return Array.from(painted)
        .filter((one) => !one.isConnected)
        .map((one) => one.outerHTML);
    });
    expect(replaced, address).toEqual([]);
    await page.unroute('**/assets/index-*.js');
  }
});

richTest('the end of an election is loaded with it alone', async ({ rich, request }) => {
  const ending = /modulepreload"[^>]+\/ended-election-/;
  const read = async (id: string) => (await request.get(`/elections/${id}`)).text();
  expect(await read(rich.ended.id)).toMatch(ending);
  expect(await read(rich.open.id)).not.toMatch(ending);
});

test('what is typed before the script comes is kept, and the form can be sent', async ({
  page,
}) => {
  const gate = Promise.withResolvers<void>();
  await page.route('**/assets/index-*.js', async (route) => {
    await gate.promise;
    await route.continue();
  });
  await page.goto('/contact', { waitUntil: 'commit' });
  await page.getByLabel('Name').fill('Zoya Rahman');
  await page.getByLabel('E-mail').fill('zoya@campus.example');
  await page.getByLabel('Category').selectOption({ index: 1 });
  await page.getByLabel('Message').fill('The lamp by the gate is broken.');
  await expect(page.getByRole('button', { name: 'Send', exact: true })).toBeDisabled();
  gate.resolve();
  await expect(page.getByRole('button', { name: 'Send', exact: true })).toBeEnabled();
  await expect(page.getByLabel('Message')).toHaveValue('The lamp by the gate is broken.');
  await expect(page.getByLabel('Message')).toBeFocused();
  await page.getByRole('button', { name: 'Send', exact: true }).click();
  await expect(page.getByText('Message sent successfully').first()).toBeVisible();
});

test('what is pressed before the script comes is done once it is here', async ({ page }) => {
  const gate = Promise.withResolvers<void>();
  await page.route('**/assets/index-*.js', async (route) => {
    await gate.promise;
    await route.continue();
  });
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/contact', { waitUntil: 'commit' });
  await page.getByRole('button', { name: 'Open menu' }).click();
  gate.resolve();
  await expect(page.getByRole('dialog').getByRole('link', { name: 'Events' })).toBeVisible();
});

test('an election made while the server said that there is none is shown', async ({
  page,
  request,
  campus,
}) => {
  const { id } = await createElection(campus.books, { name: 'Made This Moment' });
  // The data of a page without an election is as new as the page, and so has the election.
  const missing = () => request.get('/elections/nobody', { headers: { accept: 'text/html' } });
  await expect.poll(async () => (await missing()).text()).toContain('Made This Moment');
  const body = await (await missing()).text();
  const address = `**/elections/${id}`;
  await page.route(address, (route) => route.fulfill({ contentType: 'text/html', body }));
  await visit(page, `/elections/${id}`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Made This Moment');
});
