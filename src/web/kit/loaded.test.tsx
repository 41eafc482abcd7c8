import { QueryClient, QueryClientProvider, useQuery } from '@tanstack/react-query';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { CallError } from './call-error.ts';
import { rendered, show, spoken } from '#tests/support/show.tsx';
import { Loaded } from './loaded.tsx';

type Props = Partial<Parameters<typeof Loaded<string>>[0]> & { name: string };

const answers = new Map<string, () => Promise<string>>();
const refused = (message: string) =>
  Promise.reject(new CallError(message, { status: 500, error: 'internal' }));

function Part({ name, ...props }: Props) {
  const query = useQuery({
    queryKey: [name],
    queryFn: () => answers.get(name)?.() ?? Promise.reject(new Error(name)),
    retry: false,
  });
  return (
    <Loaded query={query} failed="The list could not be loaded." {...props}>
      {(data) => <p>{data}</p>}
    </Loaded>
  );
}

/** Shows the part; the returned function shows it with other properties. */
function open(props: Props) {
  const client = new QueryClient();
  const inside = (one: Props) => (
    <QueryClientProvider client={client}>
      <Part {...one} />
    </QueryClientProvider>
  );
  const rerender = show(inside(props));
  return (next: Props) => rerender(inside(next));
}

const again = page.getByRole('button', { name: 'Try again' });
const title = page.getByRole('heading', { name: 'The list could not be loaded.' });
const skeleton = () => document.querySelector('[data-skeleton]');

test('says that it loads, and then shows what was loaded', async () => {
  const later = Promise.withResolvers<string>();
  answers.set('list', () => later.promise);
  open({ name: 'list' });
  await rendered();
  expect(skeleton()).not.toBeNull();
  later.resolve('Aditi Joshi');
  await expect.element(page.getByText('Aditi Joshi')).toBeVisible();
  expect(skeleton()).toBeNull();
});

test('says what failed and why, and keeps both and the focus until there is an answer', async () => {
  answers.set('list', () => refused('The disk is full.'));
  open({ name: 'list', level: 3 });
  await expect.element(title).toBeVisible();
  await expect.element(page.getByText('The disk is full.')).toBeVisible();
  expect(title.element().tagName).toBe('H3');

  const later = Promise.withResolvers<string>();
  answers.set('list', () => later.promise);
  await again.click();
  await rendered();
  expect(page.getByText('The disk is full.').query()).not.toBeNull();
  expect(document.activeElement).toBe(again.element());
  expect(skeleton()).toBeNull();
  later.reject(new CallError('Still full.', { status: 500, error: 'internal' }));
  await expect.element(page.getByText('Still full.')).toBeVisible();
  await expect.poll(() => spoken('alert')).toContain('The list could not be loaded.');

  answers.set('list', () => Promise.resolve('Aditi Joshi'));
  await again.click();
  await expect.element(page.getByText('Aditi Joshi')).toBeVisible();
  await expect.element(title).not.toBeInTheDocument();
});

test("the server's sentence as a title is not said twice", async () => {
  answers.set('list', () => refused('Results are not public.'));
  open({ name: 'list', failed: (error) => (error instanceof Error ? error.message : '') });
  await expect.element(page.getByText('Please try again in a moment.')).toBeVisible();
  expect(page.getByText('Results are not public.').elements()).toHaveLength(1);
});

test('something else may stand in the place of what failed', async () => {
  answers.set('list', () => refused('No.'));
  open({ name: 'list', failed: () => <a href="/ask">Ask for another link</a> });
  await expect.element(page.getByRole('link', { name: 'Ask for another link' })).toBeVisible();
  expect(again.query()).toBeNull();
});

test('the failure of one list is not said of the next', async () => {
  answers.set('first', () => refused('No.'));
  answers.set('second', () => new Promise(() => {}));
  const rerender = open({ name: 'first' });
  await expect.element(title).toBeVisible();
  rerender({ name: 'second' });
  await expect.element(title).not.toBeInTheDocument();
  expect(skeleton()).not.toBeNull();
});
