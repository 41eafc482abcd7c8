import { QueryClientProvider } from '@tanstack/react-query';
import { beforeEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import type { ListedNumber } from '#contract/number-office.ts';
import { anElection } from '#tests/support/dashboard-elections.ts';
import { fakeServer } from '#tests/support/fake-server.ts';
import type { FakeServer } from '#tests/support/fake-server.ts';
import { inToast } from '#tests/support/in-toast.ts';
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
const office = {
  lost: [],
  disputes: [
    {
      electionId: id(5),
      election: 'Council 2026',
      positionId: id(6),
      position: 'President',
      votes: 3,
      margin: 2,
      blocksCertification: true,
    },
  ],
  codes: 0,
};

let server: FakeServer;
beforeEach(() => {
  server = fakeServer({
    readMe: me(null),
    readNumberOffice: () => office,
    searchNumbers: () => ({ numbers: [listed(null)] }),
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
  server.answer({ searchNumbers: () => ({ numbers: [listed('check-in')] }) });
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
  server.answer({ readNumberOffice: () => ({ ...office, codes: 25 }) });
  server.answer({ voidNumberCodes: () => ({ message: 'All codes are void.' }) });
  const sent = () =>
    server.made.map(({ call }) => call).filter((call) => call !== 'readNumberOffice');
  const dialog = page.getByRole('dialog');
  await page.getByRole('button', { name: 'Codes for all numbers' }).click();
  await expect
    .element(dialog.getByText('25 codes can still be used.', { exact: false }))
    .toBeVisible();
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  await page.getByRole('button', { name: 'Cancel all codes' }).click();
  await expect.element(page.getByRole('dialog', { name: 'Cancel all codes?' })).toBeVisible();
  expect(sent()).toEqual([]);
  await dialog.getByRole('button', { name: 'Cancel all codes' }).click();
  await expect.element(page.getByText('All codes are void.').first()).toBeVisible();
  expect(sent()).toEqual(['voidNumberCodes']);
});

test('disputed votes that could decide offer to vote again', async () => {
  await expect.element(page.getByText('3 votes for President (Council 2026)')).toBeVisible();
  await expect
    .element(page.getByText('These votes could change the result, so it cannot be certified yet.'))
    .toBeVisible();
  const election = anElection('Council 2026, President again');
  server.answer({ voteAgain: { election, message: 'The new election is a draft.' } });
  await page.getByRole('button', { name: 'Vote on President again' }).click();
  await expect.element(inToast('The new election is a draft.')).toBeVisible();
});
