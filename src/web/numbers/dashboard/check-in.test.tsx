import { QueryClientProvider } from '@tanstack/react-query';
import { beforeEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import type { ListedNumber } from '#contract/number-office.ts';
import { fakeServer } from '#tests/support/fake-server.ts';
import type { FakeServer } from '#tests/support/fake-server.ts';
import { MemoryRouter } from '#tests/support/memory-router.tsx';
import { show } from '#tests/support/show.tsx';
import { me } from '#tests/support/viewer-sample.ts';
import { createQueryClient } from '#web/app/query-client.ts';
import { Toaster } from '#web/kit/toaster.tsx';
import { CheckIn } from './check-in.tsx';

const number = '0177CS231042';
const id = (at: number) => `00000000-0000-4000-8000-00000000000${at}`;
const listed = (provedHow: 'check-in' | null): ListedNumber => ({
  enrollmentNumber: number,
  name: 'Leela K.',
  groups: ['Second year'],
  hasAddress: false,
  hasCode: false,
  holder: {
    _id: id(1),
    name: 'Leela Krishnan',
    email: 'leela@campus.example',
    profileImg: '',
    provedHow,
    provedAt: null,
    provedBy: provedHow === null ? null : 'Omar',
  },
});
let server: FakeServer;
beforeEach(() => {
  server = fakeServer({
    readMe: me(null),
    searchNumbers: () => ({ numbers: [listed(null)], account: null }),
  });
  show(
    <QueryClientProvider client={createQueryClient(() => {})}>
      <MemoryRouter>
        <CheckIn />
        <Toaster />
      </MemoryRouter>
    </QueryClientProvider>,
  );
});

test('an officer finds a number, looks at the person, and marks it after one more press', async () => {
  await page.getByRole('searchbox').fill('leela');
  await page.getByRole('button', { name: `Mark ${number} as proved for Leela Krishnan` }).click();
  const dialog = page.getByRole('dialog', { name: 'Is this the person?' });
  await expect.element(dialog).toBeVisible();
  expect(server.made.map(({ call }) => call)).not.toContain('checkIn');
  server.answer({ searchNumbers: () => ({ numbers: [listed('check-in')], account: null }) });
  server.answer({ checkIn: () => ({ number: listed('check-in'), message: 'Marked as proved' }) });
  await dialog.getByRole('button', { name: 'Mark as proved' }).click();
  await expect.element(page.getByText('Checked in by Omar')).toBeVisible();
  expect(server.sent('checkIn')[0]?.body).toEqual({
    enrollmentNumber: number,
    reason: 'They showed their card at the desk.',
  });
});

test('codes to print are shown until the sheet is closed', async () => {
  server.answer({
    printNumberCodes: () => ({
      codes: [{ enrollmentNumber: number, name: 'Leela K.', code: 'ABCDEFGHJKMN' }],
      message: 'The codes can be printed.',
    }),
  });
  await page.getByRole('button', { name: 'Codes for numbers without an address' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Make new codes' }).click();
  const sheet = page.getByRole('region', { name: 'Codes to cut out' });
  await expect.element(sheet.getByText('ABCD-EFGH-JKMN')).toBeVisible();
  await sheet.getByRole('button', { name: 'Close the sheet' }).click();
  await expect.element(sheet).not.toBeInTheDocument();
});

test('a code is made for the one number of somebody at the desk', async () => {
  await page.getByRole('searchbox').fill('leela');
  server.answer({
    printNumberCodes: () => ({
      codes: [{ enrollmentNumber: number, name: 'Leela K.', code: 'ABCDEFGHJKMN' }],
      message: 'The codes can be printed.',
    }),
  });
  await page.getByRole('button', { name: `Printed code for ${number}` }).click();
  await expect.element(page.getByRole('region', { name: 'Codes to cut out' })).toHaveFocus();
  expect(server.sent('printNumberCodes')[0]?.body).toEqual({
    numbers: [number],
  });
});

test('codes that are out are not made void without a question', async () => {
  server.answer({ voidNumberCodes: () => ({ message: 'All codes are void.' }) });
  const dialog = page.getByRole('dialog');
  await page.getByRole('button', { name: 'Codes for all numbers' }).click();
  await expect
    .element(dialog.getByText('If a number has a code already, that one stops working.'))
    .toBeVisible();
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  await page.getByRole('button', { name: 'Cancel all codes' }).click();
  await expect.element(page.getByRole('dialog', { name: 'Cancel all codes?' })).toBeVisible();
  expect(server.made).toEqual([]);
  await dialog.getByRole('button', { name: 'Cancel all codes' }).click();
  await expect.element(page.getByText('All codes are void.').first()).toBeVisible();
  expect(server.made.map(({ call }) => call)).toEqual(['voidNumberCodes']);
});

test('a proved number is proposed for the account that has the address, and for none it is said', async () => {
  server.answer({
    searchNumbers: ({ query }) => ({
      numbers: [listed('check-in')],
      account: query['search'] === 'mina@campus.example' ? { _id: id(2), name: 'Mina' } : null,
    }),
    giveNumber: () => ({ message: 'This waits for another officer.' }),
  });
  await page.getByRole('searchbox').fill('leela');
  await page.getByRole('button', { name: `Give ${number} to another account` }).click();
  const dialog = page.getByRole('dialog', { name: 'Which account is theirs?' });
  const email = dialog.getByLabelText('E-mail address of the account');
  await email.fill('nobody@campus.example');
  await dialog.getByLabelText('Reason').fill('She showed her card');
  await dialog.getByRole('button', { name: 'Propose to give it' }).click();
  await expect.element(dialog.getByText('No account has this address.')).toBeVisible();
  expect(server.sent('giveNumber')).toEqual([]);
  await email.fill('mina@campus.example');
  await dialog.getByRole('button', { name: 'Propose to give it' }).click();
  await expect.element(dialog).not.toBeInTheDocument();
  expect(server.sent('giveNumber')).toMatchObject([
    { params: { id: id(2) }, body: { enrollmentNumber: number, reason: 'She showed her card' } },
  ]);
});
