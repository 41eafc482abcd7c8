import {
  keepPreviousData,
  QueryClient,
  QueryClientProvider,
  useQuery,
} from '@tanstack/react-query';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { useLocation } from '../location.ts';
import { MemoryRouter } from '#tests/support/memory-router.tsx';
import { show } from '#tests/support/show.tsx';
import { ServerList } from './server-list.tsx';
import { useListPlace } from './use-list-place.ts';

interface Book {
  _id: string;
  title: string;
  isLent: boolean;
}

const words = {
  list: 'Books',
  search: 'Search the books',
  placeholder: 'Title',
  loadFailed: 'The books could not be loaded.',
  none: 'No book matches.',
  clear: 'Show all books',
};
const state = [{ value: 'lent', label: 'Lent' }];
const filters = [{ key: 'state', label: 'State', all: 'All states', options: state }];

/** Three books, one on a page. */
function books(asked: { search: string; state: string; page: number }, lent: string) {
  const all = ['Emma', 'Persuasion', 'Sanditon']
    .map((title): Book => ({ _id: title, title, isLent: title === lent }))
    .filter((one) => one.title.includes(asked.search))
    .filter((one) => asked.state === '' || one.isLent);
  const shown = all.slice(asked.page - 1, asked.page);
  return { books: shown, page: asked.page, pages: all.length, total: all.length };
}

function Books({ lent }: { lent: string }) {
  const place = useListPlace(['state'], ['shelf']);
  const asked = { search: place.search, state: place.get('state'), page: place.page };
  const query = useQuery({
    queryKey: ['books', asked, lent],
    queryFn: () => books(asked, lent),
    placeholderData: keepPreviousData,
  });
  return (
    <>
      <output>{useLocation().search}</output>
      <ServerList
        place={place}
        query={query}
        words={words}
        filters={filters}
        count={({ total }) => `${total} books`}
        pages={(reply) => reply}
        rows={(reply) => reply.books}
        row={(book, onOpen) => (
          <li key={book._id}>
            <button type="button" onClick={onOpen}>
              {book.title}
            </button>
          </li>
        )}
        dialog={(book, { isOpen, onClose }) => (
          <dialog open={isOpen} aria-label={book.title}>
            <p>{book.isLent ? 'It is lent.' : 'It is in the library.'}</p>
            <button type="button" onClick={onClose}>
              Close
            </button>
          </dialog>
        )}
      />
    </>
  );
}

/** Shows the list at an address; the returned function lends another book. */
function open(at: string) {
  const client = new QueryClient();
  const inside = (lent: string) => (
    <QueryClientProvider client={client}>
      <MemoryRouter at={at}>
        <Books lent={lent} />
      </MemoryRouter>
    </QueryClientProvider>
  );
  const rerender = show(inside('Emma'));
  return (lent: string) => rerender(inside(lent));
}

const address = () => document.querySelector('output')?.textContent;
const row = (name: string) => page.getByRole('listitem').getByRole('button', { name });
const pager = page.getByRole('navigation', { name: 'Books' });

test('another question begins at the first page, and turning keeps the question', async () => {
  open('/?section=books&page=2&shelf=7');
  await expect.element(row('Persuasion')).toBeVisible();
  await expect.element(pager.getByRole('status')).toHaveTextContent('Page 2 of 3');
  await pager.getByRole('button', { name: 'Next page' }).click();
  await expect.element(row('Sanditon')).toBeVisible();
  expect(address()).toBe('?section=books&page=3&shelf=7');
  await page.getByRole('searchbox').fill('n');
  await expect.element(page.getByText('2 books')).toBeVisible();
  await expect.poll(address).toBe('?section=books&q=n');
  await page.getByRole('combobox', { name: 'State' }).selectOptions('lent');
  await expect.element(page.getByText('No book matches.')).toBeVisible();
  await expect.element(pager).not.toBeInTheDocument();
  await page.getByRole('button', { name: 'Show all books' }).click();
  await expect.element(row('Emma')).toBeVisible();
  expect(address()).toBe('?section=books');
  await expect.element(page.getByRole('searchbox')).toHaveFocus();
});

test('the dialog of an opened row says what the newest answer says of it', async () => {
  const lend = open('/');
  await row('Emma').click();
  const dialog = page.getByRole('dialog', { name: 'Emma' });
  await expect.element(dialog.getByText('It is lent.')).toBeVisible();
  lend('Sanditon');
  await expect.element(dialog.getByText('It is in the library.')).toBeVisible();
  await dialog.getByRole('button', { name: 'Close' }).click();
  await expect.element(dialog).not.toBeInTheDocument();
});
