import { expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { refuse } from '#tests/support/fake-server.ts';
import {
  draw,
  prepared,
  ready,
  showSettled,
  tie,
  panel,
  dialog,
} from '#tests/support/settled-stage.tsx';
import type { Outcome } from '#tests/support/settled-stage.tsx';

const titled = (position: string, outcome: Outcome['positions'][number]['outcome']) => ({
  ...{ ...tie, positionId: `at ${position}`, position, outcome, tied: [] },
});
const voids = ['CSE-A', 'ECE-A', 'ME-A', 'IN-A'].map((title) => titled(title, 'void'));

test('of several positions an officer says which, by the keyboard, and all become one election', async () => {
  const sent: unknown[] = [];
  const taken = refuse('vote-again-prepared', { message: 'Another vote on ECE-A was prepared.' });
  let isTaken = true;
  const anew = [titled('CE-A', 'nobody'), titled('CE-B', 'no-votes')];
  const { state } = showSettled({
    outcome: { positions: [...voids, ...anew] },
    answers: {
      voteAgain: ({ body }) => {
        sent.push(body);
        return isTaken ? taken : prepared;
      },
    },
  });
  await expect
    .element(panel.getByText('CE-A: nobody stands. A new vote has new nominations.'))
    .toBeVisible();
  // Who stands differs, so each way is an election of its own.
  const others = panel.getByRole('button', {
    name: 'Let people vote again for 2 positions, with new nominations',
  });
  await expect.element(others).toBeVisible();
  await expect
    .element(panel.getByText('CSE-A, ECE-A, ME-A, and 1 more: void by a ruling.'))
    .toBeVisible();
  const button = panel.getByRole('button', { name: 'Let people vote again for 4 positions' });
  (button.element() as HTMLElement).focus();
  await userEvent.keyboard('{Enter}');
  await expect.element(dialog.getByText(/^The same candidates stand again\./)).toBeVisible();
  const all = dialog.getByRole('checkbox', { name: 'All of them' });
  const one = (name: string) => dialog.getByRole('checkbox', { name, exact: true });
  await expect.element(all).toHaveFocus();
  await expect.element(all).toBeChecked();
  expect(dialog.getByRole('checkbox').elements()).toHaveLength(5);
  // None of them is nothing to prepare.
  await userEvent.keyboard(' ');
  for (const { position } of voids) await expect.element(one(position)).not.toBeChecked();
  await userEvent.keyboard('{Enter}');
  await expect.element(dialog.getByText('Tick at least one position.')).toBeVisible();
  expect(sent).toEqual([]);
  await expect.element(all).toHaveFocus();
  await userEvent.keyboard(' {Tab} ');
  await expect.element(one('CSE-A')).not.toBeChecked();
  await expect.element(all).toBePartiallyChecked();
  await expect.element(dialog.getByText('Tick at least one position.')).not.toBeInTheDocument();
  await dialog.getByRole('button', { name: 'Prepare 3 positions' }).click();
  await expect.element(dialog.getByText('Another vote on ECE-A was prepared.')).toBeVisible();
  isTaken = false;
  const followedBy = [
    { electionId: 'again', name: 'Voted again', as: 'vote-again' as const, isDraft: true },
  ];
  const [left, ...followed] = voids;
  state.outcome = {
    ...ready,
    positions: [...(left ? [left] : []), ...followed.map((due) => ({ ...due, followedBy }))],
  };
  await dialog.getByRole('button', { name: 'Prepare 3 positions' }).click();
  await expect.element(dialog).not.toBeInTheDocument();
  const positionIds = ['at ECE-A', 'at ME-A', 'at IN-A'];
  expect(sent).toEqual([{ positionIds }, { positionIds }]);
  await expect
    .element(panel.getByText('ECE-A, ME-A, and IN-A: voted on again, Voted again (draft)'))
    .toBeVisible();
  const last = panel.getByRole('button', { name: 'Let people vote again for CSE-A' });
  await expect.element(last).toBeVisible();
});

test('second rounds of several positions are prepared together', async () => {
  const { sent } = showSettled({
    tie: 'run-off',
    outcome: { positions: [tie, { ...tie, positionId: 'at Treasurer', position: 'Treasurer' }] },
  });
  await panel.getByRole('button', { name: 'Prepare the second round for 2 positions' }).click();
  await expect
    .element(dialog.getByRole('checkbox', { name: /^President Asha and Binod/ }))
    .toBeChecked();
  await dialog.getByRole('button', { name: 'Prepare 2 positions' }).click();
  const positionIds = ['at President', 'at Treasurer'];
  await expect.poll(() => sent).toEqual([['prepareRunOff', { positionIds }]]);
});

test('of many positions it says which hold the certificate up, and that the others are counted', async () => {
  const positions = Array.from({ length: 30 }, (_, at) => ({
    ...{ ...tie, positionId: `at ${at}`, position: `Class ${at + 10}` },
    ...(at >= 25 && { outcome: 'winner' as const, tied: [] }),
  }));
  showSettled({ outcome: { positions, draw } });
  await expect
    .element(
      panel.getByText(
        '25 of 30 positions hold the certificate up: Class 10, Class 11, Class 12, and 22 more.',
      ),
    )
    .toBeVisible();
  const counted = panel.getByText('Class 39: counted, no open question');
  await expect.element(counted).not.toBeVisible();
  await panel.getByText('All 30 positions').click();
  await expect.element(counted).toBeVisible();
  await expect.element(panel.getByText('Class 10: tied: Asha and Binod')).toBeVisible();
  expect(panel.getByText(/have the same number of votes/).elements()).toEqual([]);
  expect(panel.getByRole('button', { name: 'Enter' }).elements(), 'one draw').toHaveLength(1);
});

test('of many second rounds one button is enough', async () => {
  const positions = Array.from({ length: 30 }, (_, at) => ({
    ...{ ...tie, positionId: `at ${at}`, position: `Class ${at + 10}` },
    ...(at < 20 ? { outcome: 'no-majority' as const } : { outcome: 'winner' as const, tied: [] }),
  }));
  showSettled({ outcome: { positions } });
  const several = panel.getByRole('button', { name: 'Prepare the second round for 20 positions' });
  await expect.element(several).toBeVisible();
  expect(panel.getByText(/nobody has enough votes/).elements()).toEqual([]);
  await panel.getByText('All 30 positions').click();
  await expect.element(panel.getByText(/^Class 29: /)).toBeVisible();
});
