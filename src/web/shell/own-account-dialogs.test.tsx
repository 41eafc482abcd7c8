import { QueryClientProvider } from '@tanstack/react-query';
import { useState } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import type { CallName } from '#contract/api.ts';
import { fakeServer, refuse } from '#tests/support/fake-server.ts';
import type { FakeServer } from '#tests/support/fake-server.ts';
import { MemoryRouter } from '#tests/support/memory-router.tsx';
import { show } from '#tests/support/show.tsx';
import { aUser, me } from '#tests/support/viewer-sample.ts';
import { createQueryClient } from '#web/app/query-client.ts';
import { Toaster } from '#web/kit/toaster.tsx';
import { OwnAccountDialogs } from './own-account-dialogs.tsx';
import type { Over } from './own-account-dialogs.tsx';

const viewer = aUser();
let server: FakeServer;
const linkSent = { message: 'We sent a link.' };
const session = (at: number, isCurrent: boolean) => ({
  _id: `00000000-0000-4000-8000-00000000001${at}`,
  device: ['Firefox on Android', 'Chrome on Windows'][at] ?? '',
  startedAt: '2026-03-01T09:00:00.000Z',
  seenAt: '2026-03-01T09:00:00.000Z',
  isCurrent,
});

beforeEach(() => {
  server = fakeServer({
    readMe: me(viewer),
    listSessions: [session(0, true), session(1, false), session(2, false)],
    endSessions: linkSent,
    changeName: ({ body }) => ({ user: { ...viewer, ...body }, ...linkSent }),
    changeEmail: linkSent,
    deleteOwnAccount: linkSent,
  });
});
afterEach(() => {
  localStorage.clear();
});

function Opened({ over }: { over: Over }) {
  const [current, setCurrent] = useState(over);
  return <OwnAccountDialogs viewer={viewer} over={current} onClose={() => setCurrent(null)} />;
}
const open = (over: Over, onSignedOut = () => {}) =>
  show(
    <QueryClientProvider client={createQueryClient(onSignedOut)}>
      <MemoryRouter at="/">
        <Opened over={over} />
        <Toaster />
      </MemoryRouter>
    </QueryClientProvider>,
  );
const button = (name: string) => page.getByRole('button', { name, exact: true });
const sent = (call: CallName) => server.sent(call).at(-1)?.body;

test('a name is saved and closes the dialog; an empty one is refused here', async () => {
  open('name');
  const name = page.getByLabelText('Name');
  await name.fill('');
  await button('Change name').click();
  await expect.element(name).toBeInvalid();
  await name.fill('Leela K');
  await button('Change name').click();
  await expect.element(page.getByRole('dialog')).not.toBeInTheDocument();
  expect(sent('changeName')).toEqual({ name: 'Leela K' });
});

test('an e-mail needs the password, and then says that its link counts', async () => {
  open('email');
  await page.getByLabelText('New e-mail').fill('leela.k@sarovar.example');
  await button('Send the link').click();
  await expect.element(page.getByLabelText('Current password')).toBeInvalid();
  server.answer({
    changeEmail: refuse('wrong-password', { message: 'The current password is not right.' }),
  });
  await page.getByLabelText('Current password').fill('wrong');
  await button('Send the link').click();
  await expect.element(page.getByText('The current password is not right.').first()).toBeVisible();
  server.answer({ changeEmail: linkSent });
  await page.getByLabelText('Current password').fill('a lamp by the sea');
  await button('Send the link').click();
  await expect.element(page.getByText('We sent a link.').first()).toBeVisible();
  expect(sent('changeEmail')).toEqual({
    email: 'leela.k@sarovar.example',
    currentPassword: 'a lamp by the sea',
  });
});

test('where many change their address it waits by itself', async () => {
  open('email');
  await page.getByLabelText('New e-mail').fill('leela.k@sarovar.example');
  await page.getByLabelText('Current password').fill('a lamp by the sea');
  server.answer({
    changeEmail: refuse('many-at-once', { retryAfter: 1 }),
  });
  await button('Send the link').click();
  await expect.element(page.getByText(/^Many people on your network/)).toBeVisible();
  server.answer({ changeEmail: linkSent });
  await expect.element(page.getByText('We sent a link.').first()).toBeVisible();
  expect(sent('changeEmail')).toMatchObject({ email: 'leela.k@sarovar.example' });
});

test('sessions are told apart by their device, and each but this one is ended', async () => {
  open('sessions');
  await expect.element(page.getByText('This browser')).toBeVisible();
  await button('Log out Chrome on Windows').click();
  await expect
    .poll(() => sent('endSessions'))
    .toEqual({
      sessionId: session(1, false)._id,
    });
  await button('Log out all other browsers').click();
  await expect.poll(() => sent('endSessions')).toEqual({});
});

test('deletion says what stays, and needs the password', async () => {
  open('delete');
  await expect.element(page.getByText(/nobody knows whose they were/)).toBeVisible();
  await button('Delete account').click();
  await expect.element(page.getByLabelText('Current password')).toBeInvalid();
  expect(server.sent('deleteOwnAccount')).toEqual([]);
  server.answer({ deleteOwnAccount: refuse('last-admin', { message: 'This is the last admin.' }) });
  await page.getByLabelText('Current password').fill('a lamp by the sea');
  await button('Delete account').click();
  await expect.element(page.getByText('This is the last admin.').first()).toBeVisible();
});

test('where the session has ended meanwhile, the page is told and nothing else is said', async () => {
  const onSignedOut = vi.fn<() => void>();
  open('delete', onSignedOut);
  server.answer({ deleteOwnAccount: refuse('not-logged-in', { message: 'Please login.' }) });
  await page.getByLabelText('Current password').fill('a lamp by the sea');
  await button('Delete account').click();
  await expect.poll(() => onSignedOut.mock.calls.length).toBe(1);
  expect(document.body.textContent).not.toContain('Please login.');
});
