import { QueryClientProvider } from '@tanstack/react-query';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { MemoryRouter } from '#tests/support/memory-router.tsx';
import { show } from '#tests/support/show.tsx';
import { createQueryClient } from '#web/app/query-client.ts';
import { Toaster } from '#web/ui/toaster.tsx';
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
const made: { call: string; body: unknown }[] = [];
let answers: Record<string, () => Response> = {};

beforeEach(() => {
  made.length = 0;
  answers = {
    'GET /campus': () => Response.json({ universityName: 'S', signOn: 'Sarovar account' }),
    'GET /passkey/mine': () => Response.json([passkey]),
    'GET /sign-on/mine': () => Response.json([]),
  };
  vi.stubGlobal('fetch', async (address: string, init: RequestInit = {}) => {
    const call = `${init.method ?? 'GET'} ${address.replace('/api', '')}`;
    const body: unknown = typeof init.body === 'string' ? JSON.parse(init.body) : undefined;
    made.push({ call, body });
    const otherwise = () => Response.json({ error: 'internal', message: call }, { status: 500 });
    return (answers[call] ?? otherwise)();
  });
});
afterEach(() => vi.unstubAllGlobals());

const open = () =>
  show(
    <QueryClientProvider client={createQueryClient(() => {})}>
      <MemoryRouter at="/events">
        <WaysIn />
        <Toaster />
      </MemoryRouter>
    </QueryClientProvider>,
  );
const refuse = (reason: string, message: string) => () =>
  Response.json({ error: 'forbidden', reason, message }, { status: 403 });

test('a passkey is renamed, and removed after a question', async () => {
  answers[`PUT /passkey/rename/${id}`] = () => Response.json({ passkey, message: 'Renamed' });
  answers[`DELETE /passkey/remove/${id}`] = () => Response.json({ message: 'Removed' });
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
  expect(made.find(({ call }) => call.startsWith('PUT'))?.body).toEqual({ name: 'Old phone' });

  await page.getByRole('button', { name: 'Remove My phone' }).click();
  await expect.element(page.getByRole('button', { name: 'Keep' })).toHaveFocus();
  expect(made.some(({ call }) => call.startsWith('DELETE'))).toBe(false);
  await page.getByRole('button', { name: 'Remove', exact: true }).click();
  await expect.element(page.getByText('Removed').first()).toBeVisible();
});

test('the last way in is kept, and the sentence says why', async () => {
  answers['GET /sign-on/mine'] = () => Response.json([signOn]);
  answers[`DELETE /sign-on/disconnect/${id}`] = refuse('last-way-in', 'This is the only way.');
  open();
  await page.getByRole('button', { name: 'Disconnect login.sarovar.example' }).click();
  await expect.element(page.getByText('This is the only way.').first()).toBeVisible();
  await expect
    .element(page.getByRole('button', { name: 'Connect', exact: true }))
    .not.toBeInTheDocument();
});

test('connecting and adding ask for the password where the server wants it', async () => {
  const needed = refuse('password-needed', 'Please type your current password first.');
  answers['POST /sign-on/start'] = needed;
  answers['POST /passkey/start'] = needed;
  open();
  await page.getByRole('button', { name: 'Connect', exact: true }).click();
  await page.getByLabelText('Current password').fill('a lamp by the sea');
  await page.getByRole('button', { name: 'Connect', exact: true }).click();
  await expect
    .poll(() => made.at(-1))
    .toMatchObject({
      call: 'POST /sign-on/start',
      body: { connects: true, currentPassword: 'a lamp by the sea' },
    });
  await page.getByRole('button', { name: 'Add a passkey' }).click();
  await expect.element(page.getByLabelText('Current password').first()).toBeVisible();
});

test('what cannot be read says so, and a campus without its own log-in shows none', async () => {
  answers['GET /campus'] = () => Response.json({ universityName: 'S', signOn: null });
  answers['GET /passkey/mine'] = refuse('overloaded', 'Busy');
  open();
  await expect.element(page.getByText('This could not be loaded.')).toBeVisible();
  await expect.element(page.getByText(/^Log-in with/)).not.toBeInTheDocument();
});
