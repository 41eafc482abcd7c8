import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import type { OfficerContact } from '#contract/contact.ts';
import { showDashboard, startDashboard } from '#tests/support/show-dashboard.tsx';

const grievance: OfficerContact = {
  _id: '00000000-0000-4000-8000-000000000001',
  name: 'Tenzin',
  email: 'tenzin@campus.example',
  category: 'grievances',
  message: 'The lamp is broken.',
  resolved: 2,
  createdAt: '2021-03-18T10:00:00.000Z',
  dueAt: '2021-03-20T10:00:00.000Z',
  ...{ election: null, about: [], files: [], answers: [] },
};
const list = page.getByRole('list', { name: 'What waits for you' });

test('grievances that are overdue wait; those that are not, answered or settled do not', async () => {
  const dashboard = startDashboard('council');
  const answer = { _id: 'a', text: 'Soon.', by: 'Ravi', at: '2021-03-19' } as const;
  dashboard.contacts = [
    grievance,
    { ...grievance, _id: 'second', dueAt: '2021-03-21T10:00:00.000Z' },
    { ...grievance, _id: 'later', dueAt: '2090-03-20T10:00:00.000Z' },
    { ...grievance, _id: 'answered', answers: [answer] },
    { ...grievance, _id: 'settled', resolved: 1 },
    { ...grievance, _id: 'before', dueAt: null },
  ];
  showDashboard();
  await expect.element(list.getByText('2 grievances are not answered in time')).toBeVisible();
  await expect
    .element(list.getByText('The first answer was due by', { exact: false }))
    .toBeVisible();
  await expect
    .element(
      list.getByRole('link', { name: 'Read and answer: 2 grievances are not answered in time' }),
    )
    .toHaveAttribute('href', '/dashboard?section=contact-requests');
});
