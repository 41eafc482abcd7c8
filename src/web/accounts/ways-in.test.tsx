import { QueryClientProvider } from '@tanstack/react-query';
import { beforeEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { campus } from '#tests/support/campus-sample.ts';
import { fakeServer, refuse } from '#tests/support/fake-server.ts';
import type { FakeServer } from '#tests/support/fake-server.ts';
import { MemoryRouter } from '#tests/support/memory-router.tsx';
import { show } from '#tests/support/show.tsx';
import { createQueryClient } from '#web/app/query-client.ts';
import { Toaster } from '#web/kit/toaster.tsx';
import { WaysIn } from './ways-in.tsx';

const id = '00000000-0000-4000-8000-00000000000a';
const passkey = {
  _id: id,
  name: 'My phone',
  addedOn: '2026-03-01T00:00:00.000Z',
  usedOn: '2026-03-09T00:00:00.000Z',
};
const signOn = {
  _id: id,
  issuer: 'https://login.sarovar.example',
  email: '',
  connectedOn: '2026-03-01T00:00:00.000Z',
  usedOn: '2026-03-09T00:00:00.000Z',
};
let server: FakeServer;

beforeEach(() => {
  server = fakeServer({
    readCampus: { ...campus, signOn: 'Sarovar account' },
    listPasskeys: () => [passkey],
    listSignOns: () => [],
  });
});

const open = () =>
  show(
    <QueryClientProvider client={createQueryClient(() => {})}>
      <MemoryRouter at="/events">
        <WaysIn />
        <Toaster />
      </MemoryRouter>
    </QueryClientProvider>,
  );

test('a passkey is renamed, and removed after a question', async () => {
  server.answer({
    renamePasskey: () => ({ passkey, message: 'Renamed' }),
    removePasskey: () => ({ message: 'Removed' }),
  });
  open();
  await expect.element(page.getByText(/Added .*2026, last used .*2026/)).toBeVisible();
  await page.getByRole('button', { name: 'Rename My phone' }).click();
  const name = page.getByLabelText('Name of the passkey').first();
  await expect.element(name).toHaveFocus();
  await name.fill(' ');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect.element(page.getByText('Please fill all the fields').first()).toBeVisible();
  await name.fill('Old phone');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect.element(page.getByText('Renamed').first()).toBeVisible();
  expect(server.sent('renamePasskey')[0]?.body).toEqual({ name: 'Old phone' });

  await page.getByRole('button', { name: 'Remove My phone' }).click();
  await expect.element(page.getByRole('button', { name: 'Keep' })).toHaveFocus();
  expect(server.sent('removePasskey')).toEqual([]);
  await page.getByRole('button', { name: 'Remove', exact: true }).click();
  await expect.element(page.getByText('Removed').first()).toBeVisible();
});

test('the last way in is kept, and the sentence says why', async () => {
  server.answer({
    listSignOns: [signOn],
    disconnectSignOn: refuse('last-way-in', { message: 'This is the only way.' }),
  });
  open();
  await page.getByRole('button', { name: 'Disconnect login.sarovar.example' }).click();
  await expect.element(page.getByText('This is the only way.').first()).toBeVisible();
  await expect
    .element(page.getByRole('button', { name: 'Connect', exact: true }))
    .not.toBeInTheDocument();
});

test('connecting and adding ask for the password where the server wants it', async () => {
  const needed = refuse('password-needed', {
    message: 'Please type your current password first.',
  });
  server.answer({ startSignOn: needed, startPasskey: needed });
  open();
  await page.getByRole('button', { name: 'Connect', exact: true }).click();
  await page.getByLabelText('Current password').fill('a lamp by the sea');
  await page.getByRole('button', { name: 'Connect', exact: true }).click();
  await expect
    .poll(() => server.made.at(-1))
    .toMatchObject({
      call: 'startSignOn',
      body: { connects: true, currentPassword: 'a lamp by the sea' },
    });
  await page.getByRole('button', { name: 'Add a passkey' }).click();
  await expect.poll(() => server.sent('startPasskey')).toHaveLength(1);
  await expect.element(page.getByLabelText('Current password').first()).toBeVisible();
});

test('what cannot be read says so, and a campus without its own log-in shows none', async () => {
  server.answer({ readCampus: campus, listPasskeys: refuse('overloaded', { message: 'Busy' }) });
  open();
  await expect.element(page.getByText('This could not be loaded.')).toBeVisible();
  await expect.element(page.getByText(/^Log-in with/)).not.toBeInTheDocument();
});
