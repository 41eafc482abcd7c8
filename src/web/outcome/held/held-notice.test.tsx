import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import {
  closedDates,
  electionOf,
  showElections,
  student,
} from '#tests/support/elections-stage.tsx';

const held = { code: 'KX4M-7Q2P-9TBA', canStand: true, problem: '' };
const restores = [
  'The server was restored on 3 December 2026 from a backup of 2 December 2026, 14:00. Votes cast in between may be missing.',
];
const ended = electionOf(
  { President: { Asha: null, Binod: null } },
  { ...closedDates, name: 'Council', held, restores },
);
const address = `/elections/${ended._id}`;
const decide = () => page.getByRole('button', { name: 'Decide which result of Council counts' });

test('everybody reads that a restored election waits, with its code and the line of the restore', async () => {
  showElections({ elections: [ended], viewer: student }, address);
  await expect
    .element(page.getByText('The officers have to decide which result counts'))
    .toBeVisible();
  await expect
    .element(page.getByText(/with the result code KX4M-7Q2P-9TBA\. .* Nothing is counted until/))
    .toBeVisible();
  const lines = page.getByRole('list', { name: 'Restores of the server' });
  await expect.element(lines.getByRole('listitem')).toHaveTextContent(restores[0] ?? '');
  await expect
    .element(page.getByText('Voting is over. The officers have to decide which result counts.'))
    .toBeVisible();
  expect(decide().elements()).toHaveLength(0);
});

test('one that a restore brought back open is paused, and says so', async () => {
  const paused = { state: 'paused' as const, pausedByRestore: true as const, restores };
  const open = electionOf({ President: { Asha: 1, Binod: 2 } }, paused);
  showElections({ elections: [open], viewer: student }, `/elections/${open._id}`);
  await expect
    .element(page.getByText(/The server was restored from a backup\. Nobody can vote until/))
    .toBeVisible();
  expect(page.getByText(/Votes that were cast still count/).elements()).toHaveLength(0);
});

test('each restore is a line that stands open, beside what officers changed', async () => {
  const change = {
    at: closedDates.startDate,
    what: 'Voting was paused.',
    reason: '',
    officers: null,
  };
  const open = electionOf(
    { President: { Asha: 1 } },
    {
      restores: [...restores, 'Another one.'],
      restoresTold: [[{ key: 'votes-perhaps-lost' }]],
      changes: [change, { ...change, what: 'An older one.' }],
    },
  );
  showElections({ elections: [open], viewer: student }, `/elections/${open._id}`);
  const lines = page.getByRole('list', { name: 'Restores of the server' }).getByRole('listitem');
  // By its keys where it has them, else as it was said, which is English.
  await expect.element(lines.nth(0)).toHaveTextContent('Votes cast in between may be missing.');
  await expect.element(lines.nth(1).getByText('Another one.')).toHaveAttribute('lang', 'en');
  expect(page.getByText('An older one.').elements()).toHaveLength(0);
});

test('an admin opens the question by the keyboard, and nothing is chosen yet', async () => {
  const viewer = { ...student, role: 'admin' as const };
  showElections({ elections: [ended], viewer }, address);
  await expect.element(decide()).toBeVisible();
  (decide().element() as HTMLElement).focus();
  await userEvent.keyboard('{Enter}');
  const dialog = page.getByRole('dialog', { name: 'Which result of Council counts?' });
  const stands = dialog.getByRole('radio', { name: 'The result that was published before stands' });
  await expect.element(stands).toBeEnabled();
  await expect.element(stands).not.toBeChecked();
  await userEvent.keyboard('{Escape}');
  await expect.element(dialog).not.toBeInTheDocument();
  await expect.element(decide()).toHaveFocus();
});
