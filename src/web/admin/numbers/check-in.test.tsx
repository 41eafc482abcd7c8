import { QueryClientProvider } from '@tanstack/react-query';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import type { ListedNumber } from '#contract/number-office.ts';
import { MemoryRouter } from '#tests/support/memory-router.tsx';
import { show } from '#tests/support/show.tsx';
import { createQueryClient } from '#web/app/query-client.ts';
import { Toaster } from '#web/ui/toaster.tsx';
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

let made: { call: string; body: unknown }[];
let answers: Record<string, () => Response>;
beforeEach(() => {
  made = [];
  answers = {
    'GET /number/office': () => Response.json(office),
    'GET /number/search': () => Response.json({ numbers: [listed(null)] }),
  };
  vi.stubGlobal('fetch', async (address: string, init: RequestInit = {}) => {
    const path = new URL(address, 'http://localhost').pathname.replace('/api', '');
    const call = `${init.method ?? 'GET'} ${path}`;
    const body: unknown = typeof init.body === 'string' ? JSON.parse(init.body) : undefined;
    made.push({ call, body });
    return answers[call]?.() ?? Response.json({ error: 'not_found' }, { status: 404 });
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
afterEach(() => vi.unstubAllGlobals());

test('an officer finds a number, looks at the person, and marks it after one more press', async () => {
  await page.getByRole('searchbox').fill('leela');
  await page.getByRole('button', { name: `Mark ${number} as proved for Leela Krishnan` }).click();
  const dialog = page.getByRole('dialog', { name: 'Is this the person?' });
  await expect.element(dialog).toBeVisible();
  expect(made.map(({ call }) => call)).not.toContain('POST /number/check-in');
  answers['GET /number/search'] = () => Response.json({ numbers: [listed('check-in')] });
  answers['POST /number/check-in'] = () =>
    Response.json({ number: listed('check-in'), message: 'Marked as proved' });
  await dialog.getByRole('button', { name: 'Mark as proved' }).click();
  await expect.element(page.getByText('Checked in by Omar')).toBeVisible();
  expect(made.find(({ call }) => call === 'POST /number/check-in')?.body).toEqual({
    enrollmentNumber: number,
  });
});

test('codes to print are shown until the sheet is closed', async () => {
  answers['POST /number/print'] = () =>
    Response.json({
      codes: [{ enrollmentNumber: number, name: 'Leela K.', code: 'ABCDEFGHJKMN' }],
    });
  await page.getByRole('button', { name: 'Codes for numbers without an address' }).click();
  const sheet = page.getByRole('region', { name: 'Codes to cut out' });
  await expect.element(sheet.getByText('ABCD-EFGH-JKMN')).toBeVisible();
  await sheet.getByRole('button', { name: 'Close the sheet' }).click();
  await expect.element(sheet).not.toBeInTheDocument();
});

test('a code is made for the one number of somebody at the desk', async () => {
  await page.getByRole('searchbox').fill('leela');
  answers['POST /number/print'] = () =>
    Response.json({
      codes: [{ enrollmentNumber: number, name: 'Leela K.', code: 'ABCDEFGHJKMN' }],
    });
  await page.getByRole('button', { name: `Printed code for ${number}` }).click();
  await expect.element(page.getByRole('region', { name: 'Codes to cut out' })).toHaveFocus();
  expect(made.find(({ call }) => call === 'POST /number/print')?.body).toEqual({
    numbers: [number],
  });
});

test('codes that are out are not made void without a question', async () => {
  answers['GET /number/office'] = () => Response.json({ ...office, codes: 25 });
  answers['POST /number/void'] = () => Response.json({ message: 'All codes are void.' });
  const sent = () => made.map(({ call }) => call).filter((call) => call.startsWith('POST'));
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
  expect(sent()).toEqual(['POST /number/void']);
});

test('disputed votes that could decide offer to vote again', async () => {
  await expect.element(page.getByText('3 votes for President (Council 2026)')).toBeVisible();
  await expect
    .element(
      page.getByText(
        'These votes could change who is first, so the result cannot be certified yet.',
      ),
    )
    .toBeVisible();
  answers[`POST /election/vote-again/${id(5)}`] = () =>
    Response.json({ election: {}, message: 'The new election is a draft.' }, { status: 201 });
  await page.getByRole('button', { name: 'Vote on President again' }).click();
  await expect.element(page.getByText('The new election is a draft.')).toBeVisible();
});
