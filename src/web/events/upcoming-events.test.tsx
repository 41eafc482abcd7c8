import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import type { Event } from '#contract/events.ts';
import { MemoryRouter } from '#tests/support/memory-router.tsx';
import { rendered, show } from '#tests/support/show.tsx';
import type { EventAct } from './event-menu.tsx';
import { UpcomingEvents } from './upcoming-events.tsx';

const eventOf = (index: number): Event => ({
  _id: `event-${index}`,
  title: `Event ${index}`,
  description: 'On the main lawn.',
  date: `2030-03-${String(10 + index)}T12:30:00.000Z`,
  type: 'cultural',
  imageUrl: '',
  endDate: '',
  place: '',
  link: '',
});

function showUpcoming(
  count: number,
  { newId, onAct, ...more }: { newId?: string; onAct?: EventAct } & Partial<Event> = {},
) {
  const client = new QueryClient();
  client.setQueryData(['campus'], { universityName: 'Sarovar', timeZone: 'Asia/Kolkata' });
  client.setQueryDefaults(['campus'], { staleTime: Infinity });
  const events = Array.from({ length: count }, (_, index) => ({ ...eventOf(index + 1), ...more }));
  show(
    <QueryClientProvider client={client}>
      <MemoryRouter>
        <UpcomingEvents events={events} newId={newId ?? null} onAct={onAct ?? null} />
        <p>The end</p>
      </MemoryRouter>
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

test('staff find Delete on the card, and what they seldom do behind a button', async () => {
  const onAct = vi.fn<EventAct>();
  showUpcoming(1, { onAct });
  const more = page.getByRole('button', { name: 'More actions for Event 1' });
  for (const [item, act] of [
    ['Edit event', 'edit'],
    ['Duplicate', 'duplicate'],
  ] as const) {
    await more.click();
    await page.getByRole('menuitem', { name: item }).click();
    expect(onAct).toHaveBeenLastCalledWith(act, expect.objectContaining({ _id: 'event-1' }));
  }
  await page.getByRole('button', { name: 'Delete Event 1' }).click();
  expect(onAct).toHaveBeenLastCalledWith('delete', expect.objectContaining({ _id: 'event-1' }));
});

test('says until when and where, and leads to the page of the event', async () => {
  showUpcoming(1, { place: 'North lawn', endDate: '2030-03-11T15:00:00.000Z' });
  await expect.element(page.getByText('18:00–20:30')).toBeVisible();
  await expect.element(page.getByText('North lawn')).toBeVisible();
  await expect
    .element(page.getByRole('link', { name: 'Event 1' }))
    .toHaveAttribute('href', '/events/event-1');
});

test('the calendar opens in a program, by an address to copy, or as a file', async () => {
  showUpcoming(1);
  const link = page.getByRole('link', { name: 'Subscribe in your calendar' });
  // Where no script runs.
  await expect.element(link).toHaveAttribute('href', '/events.ics');
  await link.click();
  const dialog = page.getByRole('dialog', { name: 'Events in your calendar' });
  await expect
    .element(dialog.getByRole('link', { name: 'Open in your calendar' }))
    .toHaveAttribute('href', `webcal://${window.location.host}/events.ics`);
  await expect
    .element(dialog.getByLabelText('Address of the calendar'))
    .toHaveValue(`${window.location.origin}/events.ics`);
  await expect
    .element(dialog.getByRole('link', { name: 'Download as a file' }))
    .toHaveAttribute('download', 'events.ics');
});

test('the menu of an event comes with the first press, and works from the keyboard', async () => {
  const onAct = vi.fn<EventAct>();
  showUpcoming(1, { onAct });
  const button = page.getByRole('button', { name: 'More actions for Event 1' });
  await expect.element(button).toHaveAttribute('aria-expanded', 'false');
  button.element().focus();
  await userEvent.keyboard('{Enter}');
  await expect.element(page.getByRole('menuitem', { name: 'Edit event' })).toBeVisible();
  await userEvent.keyboard('{Escape}');
  await expect.element(page.getByRole('menu')).not.toBeInTheDocument();
  await expect.element(button).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  await expect.element(page.getByRole('menuitem', { name: 'Edit event' })).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  expect(onAct).toHaveBeenCalledWith('edit', expect.objectContaining({ _id: 'event-1' }));
});
