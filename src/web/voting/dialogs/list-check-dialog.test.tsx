import { QueryClientProvider } from '@tanstack/react-query';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { refusals } from '#core/refusal.ts';
import { campusSettings } from '#tests/support/campus-sample.ts';
import { anElection } from '#tests/support/dashboard-elections.ts';
import { fakeServer, refuse } from '#tests/support/fake-server.ts';
import type { FakeServer } from '#tests/support/fake-server.ts';
import { MemoryRouter } from '#tests/support/memory-router.tsx';
import { show } from '#tests/support/show.tsx';
import { aUser, me } from '#tests/support/viewer-sample.ts';
import { createQueryClient } from '#web/app/query-client.ts';
import { Toaster } from '#web/kit/toaster.tsx';
import { ListCheckDialog } from './list-check-dialog.tsx';

const election = anElection('Council 2027', { voters: 'listed' });
const number = '0177CS240007';
const meher = aUser({ name: 'Meher Chawla', enrollmentNumber: number });

let viewer: typeof meher | null;
let server: FakeServer;
beforeEach(() => {
  viewer = null;
  localStorage.clear();
  server = fakeServer({
    readCampusSettings: campusSettings,
    readMe: () => me(viewer),
    checkVoterList: { hasList: true, isOnList: true },
  });
});
afterEach(() => {
  localStorage.clear();
});

const start = () =>
  show(
    <QueryClientProvider client={createQueryClient(() => {})}>
      <MemoryRouter>
        <Toaster />
        <ListCheckDialog election={election} isOpen onClose={() => {}} />
      </MemoryRouter>
    </QueryClientProvider>,
  );
const dialog = page.getByRole('dialog', { name: 'Am I on the voter list?' });
const field = dialog.getByLabelText('Enrollment number');
const check = dialog.getByRole('button', { name: 'Check' });

test('a visitor types a number; what is none is not asked about', async () => {
  start();
  await field.fill('12345');
  await check.click();
  await expect.element(field).toHaveAttribute('aria-invalid', 'true');
  expect(server.sent('checkVoterList')).toEqual([]);
  await field.fill(number.toLowerCase());
  await check.click();
  await expect
    .element(dialog.getByText(`Yes, ${number} is on the voter list`, { exact: false }))
    .toBeVisible();
  expect(server.sent('checkVoterList')).toMatchObject([{ body: { enrollmentNumber: number } }]);
  await field.fill('0177CS24000');
  await expect.element(dialog.getByText('Yes, ', { exact: false })).not.toBeInTheDocument();
});

test('what was wrong is not left to be read beside the answer', async () => {
  start();
  await field.fill('12345');
  await check.click();
  const said = () => [...document.querySelectorAll('[data-live="alert"] > p')].length;
  await expect.poll(said).toBe(1);
  await field.fill(number);
  await check.click();
  await expect.element(dialog.getByText(`Yes, ${number}`, { exact: false })).toBeVisible();
  expect(said()).toBe(0);
});

test('who is not on it writes to the council in one press', async () => {
  server.answer({ checkVoterList: { hasList: true, isOnList: false } });
  start();
  await field.fill(number);
  await check.click();
  await expect
    .element(dialog.getByText(`No, ${number} is not on the voter list`, { exact: false }))
    .toBeVisible();
  const link = dialog.getByRole('link', { name: 'Ask the council to be added' });
  const address = new URL(link.element().getAttribute('href') ?? '', 'http://localhost');
  expect(address.pathname).toBe('/contact');
  expect(address.searchParams.get('category')).toBe('query');
  expect(address.searchParams.get('message')).toContain(
    `${number} is not on the voter list of “Council 2027”`,
  );
});

test('who is logged in has the answer for their own number at once, and no field', async () => {
  viewer = meher;
  localStorage.setItem('user', JSON.stringify(meher));
  start();
  await expect.element(dialog.getByText(`Yes, ${number}`, { exact: false })).toBeVisible();
  await expect.element(field).not.toBeInTheDocument();
  expect(server.sent('checkVoterList')).toMatchObject([{ body: { enrollmentNumber: number } }]);
});

test('a limit is told, and the number stays to be asked again', async () => {
  server.answer({ checkVoterList: refuse('too-many-requests') });
  start();
  await field.fill(number);
  await check.click();
  await expect.element(dialog.getByText(refusals['too-many-requests'][1])).toBeVisible();
  server.answer({ checkVoterList: { hasList: true, isOnList: true } });
  await check.click();
  await expect.element(dialog.getByText(`Yes, ${number}`, { exact: false })).toBeVisible();
});
