import { QueryClientProvider } from '@tanstack/react-query';
import { beforeEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import type { Correction } from '#contract/address-corrections.ts';
import { fakeServer } from '#tests/support/fake-server.ts';
import type { FakeServer } from '#tests/support/fake-server.ts';
import { MemoryRouter } from '#tests/support/memory-router.tsx';
import { show } from '#tests/support/show.tsx';
import { aUser, me } from '#tests/support/viewer-sample.ts';
import { createQueryClient } from '#web/app/query-client.ts';
import { becomeViewer } from '#web/app/session.ts';
import { CorrectionsNotice } from './corrections-notice.tsx';
import { nothingWaits } from '#tests/support/nothing-waits.ts';

// Corrected e-mail addresses that wait, as officers decide about them.

const viewer = aUser({ name: 'Kabir Sethi', role: 'admin' });
const correction = (given: Partial<Correction> = {}): Correction => ({
  ...{ _id: 'c1', name: 'Mina Iyer', email: 'mina@new.example', officer: 'Asha Verma' },
  ...{ dueAt: '2090-03-16T08:00:00.000Z', isRead: false, isAgreed: false, needsSecond: false },
  ...{ isYours: false, isAboutYou: false, hasNumber: true },
  ...given,
});

let server: FakeServer;
let corrections: Correction[];
let confirmsFrom: string | null;
beforeEach(() => {
  confirmsFrom = null;
  server = fakeServer({
    readMe: me(viewer),
    listCorrections: () => ({ corrections }),
    decideCorrection: () => {
      corrections = [];
      return { message: 'Done' };
    },
    listProposals: () => ({
      ...nothingWaits(2),
      newOfficers:
        confirmsFrom === null
          ? []
          : [{ _id: viewer._id, name: viewer.name, confirmsFrom, letInBy: null }],
    }),
  });
});

function open(...waiting: Correction[]) {
  corrections = waiting;
  const client = createQueryClient(() => {});
  becomeViewer(client, viewer);
  show(
    <QueryClientProvider client={client}>
      <MemoryRouter at="/dashboard/people">
        <CorrectionsNotice />
      </MemoryRouter>
    </QueryClientProvider>,
  );
}
const box = page.getByRole('region', { name: 'Corrected e-mail addresses that wait' });
const button = (name: string) => box.getByRole('button', { name, exact: true });
const decided = async (body: object) => {
  await expect
    .poll(() => server.sent('decideCorrection'))
    .toMatchObject([{ params: { id: 'c1' }, body }]);
};

test('another officer reads what waits, and confirms it', async () => {
  open(correction());
  await expect.element(box.getByText('New address: mina@new.example')).toBeVisible();
  await expect
    .element(box.getByText(/^Asha Verma corrected it\. It waits until 16 Mar 2090/))
    .toBeVisible();
  await expect.element(box.getByText(/is not opened yet/)).toBeVisible();
  await button('Confirm: Mina Iyer').click();
  await decided({ accept: true });
  await expect.element(box).not.toBeInTheDocument();
});

test('a printed code of the person is sent with it', async () => {
  open(correction());
  await box.getByLabelText('Printed code of the person').fill('ABCD EFGH JKLM');
  await button('Use the code').click();
  await decided({ accept: true, code: 'ABCD EFGH JKLM' });
  await expect.element(box).not.toBeInTheDocument();
});

test('who corrected it can only take it back', async () => {
  open(correction({ isYours: true, hasNumber: false, needsSecond: true, isRead: true }));
  await expect
    .element(box.getByText(/^You corrected it.*It waits until a second officer confirms\.$/))
    .toBeVisible();
  expect(button('Confirm: Mina Iyer').elements()).toEqual([]);
  expect(box.getByLabelText('Printed code of the person').elements()).toEqual([]);
  expect(box.getByText(/is not opened yet/).elements()).toEqual([]);
  await button('Keep the old address: Mina Iyer').click();
  await decided({ accept: false });
});

test('an officer who is too new reads from when, and one whom it is about where to answer', async () => {
  confirmsFrom = '2090-03-16T08:00:00.000Z';
  open(correction(), correction({ _id: 'c2', name: 'Kabir Sethi', isAboutYou: true }));
  await expect.element(box.getByText(/You can confirm from 16 Mar 2090/)).toBeVisible();
  await expect.element(box.getByText(/say yes or no in your profile/)).toBeVisible();
  expect(box.getByRole('button', { name: /^Confirm/ }).elements()).toEqual([]);
});

test('what somebody said yes to waits for its link alone', async () => {
  open(correction({ isAgreed: true }));
  await expect.element(box.getByText(/Somebody said yes/)).toBeVisible();
  expect(box.getByLabelText('Printed code of the person').elements()).toEqual([]);
  expect(box.getByRole('button').elements()).toHaveLength(1);
});

test('where nothing waits nothing is shown', async () => {
  open();
  await expect.poll(() => server.sent('listCorrections')).not.toEqual([]);
  expect(box.elements()).toEqual([]);
});

test('who is new neither confirms nor refuses, but takes back what is their own', async () => {
  confirmsFrom = '2090-03-16T08:00:00.000Z';
  open(
    correction({ name: 'Mina Iyer' }),
    correction({ _id: 'c2', name: 'Ravi Rao', isYours: true }),
  );
  await expect.element(box.getByText('You can confirm from', { exact: false })).toBeVisible();
  await expect
    .element(box.getByRole('button', { name: 'Keep the old address: Ravi Rao' }))
    .toBeVisible();
  await expect
    .element(box.getByRole('button', { name: 'Keep the old address: Mina Iyer' }))
    .not.toBeInTheDocument();
});
