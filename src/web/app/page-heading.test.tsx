import { afterEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { MemoryRouter } from '#tests/support/memory-router.tsx';
import { show } from '#tests/support/show.tsx';
import { HasNavigated, PageHeading } from './page-heading.tsx';
import { Link } from './link.tsx';
import { useLocation } from '#web/kit/location.ts';

const listening = new AbortController();
afterEach(() => {
  listening.abort();
});

function Site() {
  const { pathname } = useLocation();
  const name = pathname === '/events' ? 'Events' : 'Home';
  return (
    <HasNavigated value={pathname !== '/'}>
      <Link to="/events">Onward</Link>
      <main>
        <PageHeading key={name} title={`${name} · Student Council`}>
          {name}
        </PageHeading>
      </main>
    </HasNavigated>
  );
}

test('the tab has its new name by the time the heading takes the focus', async () => {
  const titles: string[] = [];
  const note = () => titles.push(document.title);
  document.addEventListener('focusin', note, { signal: listening.signal });
  show(
    <MemoryRouter>
      <Site />
    </MemoryRouter>,
  );
  await page.getByRole('link', { name: 'Onward' }).click();
  await expect.element(page.getByRole('heading', { name: 'Events' })).toHaveFocus();
  expect(titles.at(-1)).toBe('Events · Student Council');
});
