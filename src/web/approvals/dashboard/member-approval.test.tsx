import { QueryClientProvider } from '@tanstack/react-query';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import type { Role } from '#core/accounts/role.ts';
import { fakeServer, refuse } from '#tests/support/fake-server.ts';
import type { FakeServer } from '#tests/support/fake-server.ts';
import { MemoryRouter } from '#tests/support/memory-router.tsx';
import { show } from '#tests/support/show.tsx';
import { aUser, me } from '#tests/support/viewer-sample.ts';
import { createQueryClient } from '#web/app/query-client.ts';
import { becomeViewer } from '#web/app/session.ts';
import { MemberApproval } from './member-approval.tsx';
import type { ProposedMember } from './queries.ts';

const person = (name: string) => ({ _id: name, name, profileImg: '' });
const proposal = (
  name: string,
  position: string,
  more: Partial<ProposedMember> = {},
): ProposedMember => ({
  _id: `proposal-${name}`,
  position,
  student: { ...person(name), enrollmentNumber: '0177CS231042' },
  proposedBy: 'Omkar Patil',
  isOwnProposal: false,
  requestedAt: new Date().toISOString(),
  currentHolders: [],
  ...more,
});

let server: FakeServer;
let proposals: ProposedMember[];
let verified: string[];
let body: unknown;

const open = (role: Role) => {
  const client = createQueryClient(() => {});
  const viewer = aUser({ ...person('Leela'), role, enrollmentNumber: null });
  server.answer({ readMe: me(viewer) });
  becomeViewer(client, viewer);
  show(
    <QueryClientProvider client={client}>
      <MemoryRouter>
        <MemberApproval />
      </MemoryRouter>
    </QueryClientProvider>,
  );
};
const button = (name: string) => page.getByRole('button', { name });

beforeEach(() => {
  verified = [];
  proposals = [
    proposal('Meher', 'President', {
      currentHolders: [{ ...person('Aishwarya'), memberId: 'seat-Aishwarya' }],
    }),
    proposal('Tenzin', 'Media Secretary'),
    proposal('Leela', 'Cultural Coordinator', { isOwnProposal: true }),
  ];
  server = fakeServer({
    listUnverifiedMembers: () => proposals,
    verifyMember: (sent) => {
      verified.push(sent.params['id'] ?? '');
      ({ body } = sent);
      const member = proposals.find(({ _id }) => _id === sent.params['id']);
      if (member === undefined) return refuse('unknown-member');
      proposals = proposals.filter((one) => one !== member);
      return { member, message: 'done' };
    },
  });
});
afterEach(() => {
  localStorage.clear();
});

test('a filled position is said on the row, and both people are shown before approving', async () => {
  open('admin');
  await expect.element(page.getByText('Position already filled by Aishwarya')).toBeVisible();
  await button('Approve Meher').click();
  const dialog = page.getByRole('dialog', { name: 'President is already filled' });
  await expect.element(dialog.getByText('Aishwarya')).toBeVisible();
  await expect.element(dialog.getByText('Meher')).toBeVisible();
  expect(verified).toEqual([]);
  await dialog.getByRole('button', { name: 'Approve and replace Aishwarya' }).click();
  await expect.poll(() => verified).toEqual(['proposal-Meher']);
  expect(body).toEqual({ replaces: ['seat-Aishwarya'] });
});

test('a filled position may keep both', async () => {
  open('admin');
  await button('Approve Meher').click();
  await button('Approve and keep both').click();
  await expect.poll(() => verified).toEqual(['proposal-Meher']);
  expect(body).toEqual({});
});

test('a vacant position is approved at once', async () => {
  open('admin');
  await button('Approve Tenzin').click();
  await expect.poll(() => verified).toEqual(['proposal-Tenzin']);
});

test('the council cannot approve themselves, and reads why', async () => {
  open('council');
  await button('Approve Leela').click();
  const dialog = page.getByRole('dialog', { name: 'You cannot approve yourself' });
  await expect.element(dialog.getByText(/Another council member or an admin/)).toBeVisible();
  await dialog.getByRole('button', { name: 'Close' }).click();
  await expect.element(dialog).not.toBeInTheDocument();
  await page.getByRole('checkbox', { name: 'Select all' }).click();
  await expect.element(page.getByText('2 selected')).toBeVisible();
  expect(verified).toEqual([]);
});

test('an admin can', async () => {
  open('admin');
  await button('Approve Leela').click();
  await expect.poll(() => verified).toEqual(['proposal-Leela']);
});

test('two for one position are said, and asked about when both are approved at once', async () => {
  proposals = [proposal('Asha', 'Media Secretary'), proposal('Tenzin', 'Media Secretary')];
  open('admin');
  await expect.element(page.getByText('Also proposed for it: Tenzin')).toBeVisible();
  await page.getByRole('checkbox', { name: 'Select all' }).click();
  await button('Approve').first().click();
  const dialog = page.getByRole('dialog', { name: 'Several people for Media Secretary?' });
  await dialog.getByRole('button', { name: 'Approve anyway' }).click();
  await expect.poll(() => verified.toSorted()).toEqual(['proposal-Asha', 'proposal-Tenzin']);
});

test('rejecting asks first', async () => {
  open('admin');
  await button('Reject Tenzin').click();
  await expect
    .element(page.getByRole('dialog', { name: 'Reject Tenzin as Media Secretary?' }))
    .toBeVisible();
  await expect.element(page.getByRole('button', { name: 'Keep' })).toHaveFocus();
});
