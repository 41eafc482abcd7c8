import { QueryClientProvider } from '@tanstack/react-query';
import { useState } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import type { StoredUser } from '#web/app/stored-user.ts';
import { MemoryRouter } from '#tests/support/memory-router.tsx';
import { show } from '#tests/support/show.tsx';
import { createQueryClient } from '#web/app/query-client.ts';
import { Toaster } from '#web/ui/toaster.tsx';
import { OwnAccountDialogs } from './own-account-dialogs.tsx';
import type { Over } from './over.ts';

const viewer: StoredUser = {
  _id: '00000000-0000-4000-8000-000000000001',
  name: 'Leela Krishnan',
  email: 'leela@sarovar.example',
  role: 'student',
  profileImg: '',
  enrollmentNumber: '0177CS231042',
};
const made: { call: string; body: unknown }[] = [];
let refusal: { status: number; body: object; headers?: Record<string, string> } | null = null;
const session = (at: number, isCurrent: boolean) => ({
  _id: `00000000-0000-4000-8000-00000000001${at}`,
  device: ['Firefox on Android', 'Chrome on Windows', ''][at],
  startedAt: '2026-03-01T09:00:00.000Z',
  seenAt: '2026-03-01T09:00:00.000Z',
  isCurrent,
});

beforeEach(() => {
  refusal = null;
  made.length = 0;
  vi.stubGlobal('fetch', async (address: string, init: RequestInit = {}) => {
    const body: unknown = typeof init.body === 'string' ? JSON.parse(init.body) : undefined;
    const call = `${init.method ?? 'GET'} ${address.replace('/api', '')}`;
    made.push({ call, body });
    if (call === 'GET /user/me') return Response.json({ user: viewer, isEmailConfirmed: true });
    if (call.startsWith('GET /user/sessions/')) {
      return Response.json([session(0, true), session(1, false), session(2, false)]);
    }
    if (refusal !== null) return Response.json(refusal.body, refusal);
    return Response.json({ user: { ...viewer, ...(body as object) }, message: 'We sent a link.' });
  });
});
afterEach(() => {
  vi.unstubAllGlobals();
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
const sent = (call: string) => made.findLast((one) => one.call === call)?.body;

test('a name is saved and closes the dialog; an empty one is refused here', async () => {
  open('name');
  const name = page.getByLabelText('Name');
  await name.fill('');
  await button('Change name').click();
  await expect.element(name).toBeInvalid();
  await name.fill('Leela K');
  await button('Change name').click();
  await expect.element(page.getByRole('dialog')).not.toBeInTheDocument();
  expect(sent('PUT /user/change-name')).toEqual({ name: 'Leela K' });
});

test('an e-mail needs the password, and then says that its link counts', async () => {
  open('email');
  await page.getByLabelText('New e-mail').fill('leela.k@sarovar.example');
  await button('Send the link').click();
  await expect.element(page.getByLabelText('Current password')).toBeInvalid();
  refusal = {
    status: 403,
    body: { error: 'forbidden', message: 'The current password is not right.' },
  };
  await page.getByLabelText('Current password').fill('wrong');
  await button('Send the link').click();
  await expect.element(page.getByText('The current password is not right.').first()).toBeVisible();
  refusal = null;
  await page.getByLabelText('Current password').fill('a lamp by the sea');
  await button('Send the link').click();
  await expect.element(page.getByText('We sent a link.').first()).toBeVisible();
  expect(sent('POST /user/change-email')).toEqual({
    email: 'leela.k@sarovar.example',
    currentPassword: 'a lamp by the sea',
  });
});

test('where many change their address it waits in line by itself', async () => {
  open('email');
  await page.getByLabelText('New e-mail').fill('leela.k@sarovar.example');
  await page.getByLabelText('Current password').fill('a lamp by the sea');
  refusal = {
    status: 429,
    headers: { 'retry-after': '1' },
    body: {
      error: 'too_many_requests',
      reason: 'in-line',
      message: 'Many people',
      line: { place: 4, seconds: 8 },
    },
  };
  await button('Send the link').click();
  await expect.element(page.getByText(/number 4 in line/i)).toBeVisible();
  refusal = null;
  await expect.element(page.getByText('We sent a link.').first()).toBeVisible();
  expect(sent('POST /user/change-email')).toMatchObject({ email: 'leela.k@sarovar.example' });
});

test('sessions are told apart by their device, and each but this one is ended', async () => {
  open('sessions');
  await expect.element(page.getByText('This browser')).toBeVisible();
  await button('Log out Chrome on Windows').click();
  await vi.waitFor(() =>
    expect(sent(`POST /user/end-sessions/${viewer._id}`)).toEqual({
      sessionId: session(1, false)._id,
    }),
  );
  await button('Log out all other browsers').click();
  await vi.waitFor(() => expect(sent(`POST /user/end-sessions/${viewer._id}`)).toEqual({}));
});

test('deletion says what stays, and needs the password', async () => {
  open('delete');
  await expect.element(page.getByText(/nobody knows whose they were/)).toBeVisible();
  await button('Delete account').click();
  await expect.element(page.getByLabelText('Current password')).toBeInvalid();
  expect(made.map(({ call }) => call)).not.toContain('POST /user/delete-account');
  refusal = {
    status: 409,
    body: { error: 'conflict', message: 'This is the last admin.' },
  };
  await page.getByLabelText('Current password').fill('a lamp by the sea');
  await button('Delete account').click();
  await expect.element(page.getByText('This is the last admin.').first()).toBeVisible();
});

test('where the session has ended meanwhile, the page is told and nothing else is said', async () => {
  const onSignedOut = vi.fn<() => void>();
  open('delete', onSignedOut);
  refusal = { status: 401, body: { error: 'unauthenticated', message: 'Please login.' } };
  await page.getByLabelText('Current password').fill('a lamp by the sea');
  await button('Delete account').click();
  await expect.poll(() => onSignedOut.mock.calls.length).toBe(1);
  expect(document.body.textContent).not.toContain('Please login.');
});
