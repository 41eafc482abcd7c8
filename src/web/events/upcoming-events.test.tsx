import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import type { Event } from '#contract/events.ts';
import { rendered, show } from '#tests/support/show.tsx';
import { UpcomingEvents } from './upcoming-events.tsx';

const eventOf = (index: number): Event => ({
  _id: `event-${index}`,
  title: `Event ${index}`,
  description: 'On the main lawn.',
  date: `2030-03-${String(10 + index)}T12:30:00.000Z`,
  type: 'cultural',
  imageUrl: '',
});

function showUpcoming(
  count: number,
  more: { newId?: string; onDelete?: (event: Event) => void } = {},
) {
  const client = new QueryClient();
  client.setQueryData(['campus'], { universityName: 'Sarovar', timeZone: 'Asia/Kolkata' });
  client.setQueryDefaults(['campus'], { staleTime: Infinity });
  const events = Array.from({ length: count }, (_, index) => eventOf(index + 1));
  show(
    <QueryClientProvider client={client}>
      <UpcomingEvents events={events} newId={more.newId ?? null} onDelete={more.onDelete ?? null} />
      <p>The end</p>
    </QueryClientProvider>,
  );
}

const heading = page.getByRole('heading', { name: 'Upcoming Events' });
const titles = () =>
  [...document.querySelectorAll('article h3')].map(({ textContent }) => textContent);

test('is absent from the page when nothing comes', async () => {
  showUpcoming(0);
  await expect.element(page.getByText('The end')).toBeVisible();
  await rendered();
  expect(document.querySelector('section')).toBeNull();
  await expect.element(heading).not.toBeInTheDocument();
});

test('says the date as day, full month and year, and the time on the campus', async () => {
  showUpcoming(1);
  await expect.element(heading).toBeVisible();
  await expect.element(page.getByText('11 March 2030', { exact: true })).toBeVisible();
  await expect.element(page.getByText('18:00', { exact: true })).toBeVisible();
  await expect.element(page.getByRole('button')).not.toBeInTheDocument();
});

test('shows five, and all of them on demand', async () => {
  showUpcoming(7);
  await expect.element(heading).toBeVisible();
  expect(titles()).toHaveLength(5);
  await page.getByRole('button', { name: 'Show all 7' }).click();
  await expect.poll(() => titles()).toHaveLength(7);
  expect(titles()[6]).toBe('Event 7');
});

test('a new event takes the focus, however far down it stands', async () => {
  showUpcoming(7, { newId: 'event-6' });
  await expect.element(page.getByRole('article', { name: 'Event 6' })).toHaveFocus();
});

test('staff find a delete button that names the event', async () => {
  const onDelete = vi.fn<(event: Event) => void>();
  showUpcoming(1, { onDelete });
  await page.getByRole('button', { name: 'Delete Event 1' }).click();
  expect(onDelete).toHaveBeenCalledWith(expect.objectContaining({ _id: 'event-1' }));
});
