import { QueryClientProvider } from '@tanstack/react-query';
import { useState } from 'react';
import { toast } from 'react-hot-toast/headless';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import type { Event } from '#contract/events.ts';
import { toasts } from '#tests/support/in-toast.ts';
import { brokenServer, fakeServer, noNetwork, refuse } from '#tests/support/fake-server.ts';
import type { Answered, FakeServer } from '#tests/support/fake-server.ts';
import { show } from '#tests/support/show.tsx';
import { createQueryClient } from '#web/app/query-client.ts';
import { reloadPage } from '#web/app/reload.ts';
import { Toaster } from '#web/kit/toaster.tsx';
import { DeleteEventDialog } from './delete-event-dialog.tsx';

// A real reload would take the test with it.
vi.mock('#web/app/reload.ts', () => ({ reloadPage: vi.fn<() => void>() }));

const event: Event = {
  _id: '0190aaaa-0000-7000-8000-000000000009',
  title: 'Garba evening',
  description: 'Bring your dandiya.',
  date: '2026-10-20T14:00:00.000Z',
  type: 'social',
  imageUrl: '',
  endDate: '',
  place: '',
  link: '',
};
const deleted = { message: 'Event deleted successfully' };

let answer: () => Answered<'deleteEvent'>;
let server: FakeServer;

function Example() {
  const [asked, setAsked] = useState<Event | null>(null);
  return (
    <>
      <button type="button" onClick={() => setAsked(event)}>
        Open
      </button>
      <DeleteEventDialog event={asked} onClose={() => setAsked(null)} />
      <Toaster />
    </>
  );
}

const opener = page.getByRole('button', { name: 'Open' });
const dialog = page.getByRole('dialog', { name: 'Delete Garba evening?' });
const keep = dialog.getByRole('button', { name: 'Keep' });
const remove = dialog.getByRole('button', { name: 'Delete' });
// The page's own live region moves into an open dialog; this one is beside the buttons.
const alert = dialog.getByText('Failed to delete event').first();

const open = async () => {
  show(
    <QueryClientProvider client={createQueryClient(() => {})}>
      <Example />
    </QueryClientProvider>,
  );
  await opener.click();
  await expect.element(dialog).toBeVisible();
};

beforeEach(() => {
  vi.mocked(reloadPage).mockClear();
  answer = () => deleted;
  server = fakeServer({ deleteEvent: () => answer() });
});
afterEach(() => {
  toast.remove();
});

test('names the event, starts on Keep, and sends nothing when it is kept', async () => {
  await open();
  await expect.element(keep).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  await expect.element(dialog).not.toBeInTheDocument();
  await expect.element(opener).toHaveFocus();
  await opener.click();
  await userEvent.keyboard('{Escape}');
  await expect.element(dialog).not.toBeInTheDocument();
  expect(server.made).toEqual([]);
});

test('deletes once, stays while that takes, says so and loads the page again', async () => {
  const slow = Promise.withResolvers<typeof deleted>();
  answer = () => slow.promise;
  await open();
  await remove.dblClick();
  await userEvent.keyboard('{Enter}');
  await expect.element(remove).toHaveAttribute('aria-busy', 'true');
  await userEvent.keyboard('{Escape}');
  await expect.element(dialog).toBeVisible();
  expect(reloadPage).not.toHaveBeenCalled();
  slow.resolve(deleted);
  await expect.element(toasts.getByText('Event deleted successfully')).toBeVisible();
  await expect.element(dialog).not.toBeInTheDocument();
  expect(server.made).toMatchObject([{ call: 'deleteEvent', params: { id: event._id } }]);
  expect(reloadPage).toHaveBeenCalledOnce();
});

test.each([
  ['refused', refuse('unknown-event', { message: '' })],
  ['failing', brokenServer],
  ['offline', noNetwork],
] as const)('%s: the dialog says so and stays, and a second try may work', async (_, fail) => {
  answer = typeof fail === 'function' ? fail : () => fail;
  await open();
  await remove.click();
  await expect.element(alert).toHaveTextContent('Failed to delete event');
  await expect.element(toasts.getByText('Failed to delete event')).toBeVisible();
  await expect.element(remove).toHaveFocus();
  expect(reloadPage).not.toHaveBeenCalled();
  answer = () => deleted;
  await remove.click();
  await expect.element(toasts.getByText('Event deleted successfully')).toBeVisible();
  expect(reloadPage).toHaveBeenCalledOnce();
});

test('asked again, it does not remember the failure before', async () => {
  answer = () => brokenServer;
  await open();
  await remove.click();
  await expect.element(alert).toBeVisible();
  await keep.click();
  await opener.click();
  await expect.element(dialog).toBeVisible();
  await expect.element(alert).not.toBeInTheDocument();
});
