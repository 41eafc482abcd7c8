import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { brokenServer, refuse } from '#tests/support/fake-server.ts';
import { closedDates } from '#tests/support/elections-stage.tsx';
import {
  draw,
  prepared,
  proposalOf,
  ready,
  showSettled,
  tie,
  panel,
  dialog,
} from '#tests/support/settled-stage.tsx';

const certify = panel.getByRole('button', { name: 'Certify' });

test('with nothing in the way an officer certifies, and is asked once more', async () => {
  const { sent, state } = showSettled();
  await expect.element(panel.getByText('Ready to certify.')).toBeVisible();
  await certify.click();
  await expect.element(dialog.getByText(/After that nothing about it can change/)).toBeVisible();
  expect(sent).toEqual([]);
  state.outcome = { ...ready, certifiedAt: closedDates.endDate, certifiedBy: 'Meher' };
  await dialog.getByRole('button', { name: 'Certify' }).click();
  await expect.element(certify).not.toBeInTheDocument();
  expect(sent).toEqual([['certifyElection', { reason: '' }]]);
});

test('what is in the way is named, and certifying waits for it', async () => {
  const message = 'Voters can still complain.';
  showSettled({ outcome: { blockers: [{ reason: 'complaints-open', message }] } });
  await expect.element(panel.getByText(message)).toBeVisible();
  await expect.element(certify).toBeDisabled();
});

test('where messages have no answer it asks why they are passed over, for everybody', async () => {
  const { sent } = showSettled({ outcome: { areMessagesUnanswered: true } });
  await certify.click();
  await dialog.getByRole('button', { name: 'Certify' }).click();
  await expect.element(dialog.getByRole('textbox', { name: /passed over/ })).toHaveFocus();
  expect(sent).toEqual([]);
  await dialog.getByRole('textbox', { name: /passed over/ }).fill('They say nothing of the count.');
  await dialog.getByRole('button', { name: 'Certify' }).click();
  const passedOver = 'They say nothing of the count.';
  await expect.poll(() => sent).toEqual([['certifyElection', { reason: '', passedOver }]]);
});

test('where two officers are needed it is proposed, with a reason', async () => {
  const { sent } = showSettled({ waiting: { needed: { officers: 2, admin: 2 } } });
  await panel.getByRole('button', { name: 'Ask a second officer: Certify' }).click();
  await dialog.getByRole('button', { name: 'Ask a second officer: Certify' }).click();
  await expect.element(dialog.getByText(/^Give a reason. Another officer/).first()).toBeVisible();
  expect(sent).toEqual([]);
  await dialog.getByRole('textbox', { name: 'Reason' }).fill('Nobody appealed');
  await dialog.getByRole('button', { name: 'Ask a second officer: Certify' }).click();
  await expect.poll(() => sent).toEqual([['certifyElection', { reason: 'Nobody appealed' }]]);
});

test('what is proposed waits for the other officer and is not proposed again', async () => {
  const proposals = [proposalOf('election.certify')];
  showSettled({ waiting: { proposals, needed: { officers: 2, admin: 2 } } });
  await expect.element(panel.getByText(/^You proposed to certify/)).toBeVisible();
  await expect.element(panel.getByRole('link', { name: 'Go to the dashboard' })).toBeVisible();
  expect(panel.getByRole('button', { name: /Certify/ }).elements()).toEqual([]);
});

test('dice: read before they are sent; then another officer is waited for', async () => {
  const { sent, state } = showSettled({ outcome: { draw, positions: [tie] } });
  const enter = panel.getByRole('button', { name: 'Enter' });
  await expect
    .element(panel.getByText(/Another officer who saw the same result has to/))
    .toBeVisible();
  await panel.getByRole('textbox', { name: 'Dice in order' }).fill('4 1 6');
  await enter.click();
  await expect.element(panel.getByText('Name the witnesses of the throw')).toBeVisible();
  expect(sent).toEqual([]);
  await panel.getByRole('textbox', { name: 'Dice in order' }).fill('4 1 6 3 2 5 5 1');
  await panel.getByRole('textbox', { name: 'Names of the witnesses' }).fill('Mina Iyer');
  state.waiting = { ...state.waiting, proposals: [proposalOf('election.draw')] };
  await enter.click();
  await expect.element(panel.getByText(/^Your entry is saved\. Another officer/)).toBeVisible();
  await expect.element(panel.getByRole('link', { name: 'Go to the dashboard' })).toBeVisible();
  await expect.element(enter).not.toBeInTheDocument();
  expect(sent).toEqual([['enterDraw', { drawn: '4 1 6 3 2 5 5 1', witnesses: 'Mina Iyer' }]]);
});

test('the only officer who can hold a draw reads that the entry decides', async () => {
  showSettled({ outcome: { draw: { ...draw, officersNeeded: 1 } } });
  await expect.element(panel.getByText(/so your entry decides/)).toBeVisible();
});

test('an officer who is tied reads that another one enters the draw', async () => {
  showSettled({ outcome: { draw: { ...draw, isOwn: true }, positions: [tie] } });
  await expect
    .element(
      panel.getByText(
        'You are one of the tied candidates, so another officer has to enter the draw.',
      ),
    )
    .toBeVisible();
  expect(panel.getByRole('textbox').elements()).toEqual([]);
  expect(panel.getByRole('button', { name: 'Enter' }).elements()).toEqual([]);
});

test('a second round of the tied is prepared once, and refused in a sentence', async () => {
  const taken = refuse('run-off-prepared', { message: 'The second round is prepared already.' });
  let isTaken = true;
  const { state } = showSettled({
    tie: 'run-off',
    outcome: { positions: [tie] },
    answers: {
      prepareRunOff: () => (isTaken ? taken : prepared),
    },
  });
  const prepare = panel.getByRole('button', { name: 'Prepare the second round for President' });
  await prepare.click();
  await expect.element(page.getByText('The second round is prepared already.')).toBeVisible();
  isTaken = false;
  const follower = { electionId: 'run-off', name: 'Second round', as: 'run-off' as const };
  state.outcome = {
    ...ready,
    positions: [{ ...tie, followedBy: [{ ...follower, isDraft: true }] }],
  };
  await prepare.click();
  await expect
    .element(panel.getByText('President: second round, Second round (draft)'))
    .toBeVisible();
  await expect.element(prepare).not.toBeInTheDocument();
});

test('a second round is prepared whatever decides ties', async () => {
  const short = { ...tie, outcome: 'no-majority' as const };
  const { sent } = showSettled({ outcome: { positions: [short] } });
  const prepare = panel.getByRole('button', { name: 'Prepare the second round for President' });
  await expect
    .element(
      panel.getByText('President: nobody has enough votes. Asha and Binod meet in a second round.'),
    )
    .toBeVisible();
  await prepare.click();
  expect(sent).toEqual([['prepareRunOff', { positionIds: ['at President'] }]]);
});

test('before the draw of who is second no second round is prepared', async () => {
  showSettled({
    outcome: { positions: [{ ...tie, outcome: 'no-majority', tied: [] }], draw },
  });
  await expect.element(panel.getByText(/^Throw at least eight dice/)).toBeVisible();
  expect(panel.getByRole('button', { name: /second round/ }).elements()).toEqual([]);
});

test('below a quorum one press prepares another vote', async () => {
  const short = { ...tie, outcome: 'no-quorum' as const, tied: [] };
  const sent: unknown[] = [];
  showSettled({
    outcome: { positions: [short] },
    answers: {
      voteAgain: ({ body }) => {
        sent.push(body);
        return prepared;
      },
    },
  });
  await panel.getByRole('button', { name: 'Let people vote again for President' }).click();
  expect(sent).toEqual([{ positionIds: ['at President'] }]);
});

test('an observer reads what is due and can do nothing', async () => {
  showSettled({
    role: 'observer',
    outcome: {
      draw,
      positions: [tie],
      blockers: [{ reason: 'tie-undecided', message: 'A tie waits.' }],
    },
  });
  await expect.element(panel.getByText(/^President: Asha and Binod/)).toBeVisible();
  await panel.getByText('Certificate').click();
  await expect.element(panel.getByText('A tie waits.')).toBeVisible();
  expect(panel.getByRole('button').elements()).toEqual([]);
  expect(panel.getByRole('textbox').elements()).toEqual([]);
});

test('of three steps the one that is due is open, and a press opens another in its place', async () => {
  const { state } = showSettled({
    outcome: { draw, positions: [tie] },
  });
  const dice = panel.getByRole('textbox', { name: 'Dice in order' });
  const step = (title: string) => panel.getByText(title, { exact: true });
  await expect.element(dice).toBeVisible();
  expect(certify.elements()).toEqual([]);
  await step('Certificate').click();
  await expect.element(certify).toBeVisible();
  expect(dice.elements()).toEqual([]);
  await step('Seats').click();
  await expect.element(panel.getByText('nobody has won yet.', { exact: false })).toBeVisible();
  await expect.element(certify).not.toBeInTheDocument();
  expect(state.outcome.certifiedAt).toBeNull();
});

test.each([
  ['nothing is left to decide', {}, 'Nothing is left to decide', 'Ready to certify.'],
  [
    'it is certified',
    { certifiedAt: closedDates.endDate, certifiedBy: 'Meher' },
    'Certified',
    'nobody has won yet.',
  ],
])('where %s it says so, and the next step is open', async (_what, outcome, said, open) => {
  showSettled({ outcome });
  await expect.element(panel.getByText(said, { exact: true })).toBeVisible();
  await expect.element(panel.getByText(open, { exact: false })).toBeVisible();
});

test('a student is shown nothing of it', async () => {
  showSettled({ role: 'student' });
  await expect.element(page.getByRole('region', { name: 'Results' })).toBeVisible();
  expect(panel.elements()).toEqual([]);
});

test('while the votes are counted it says so, and goes on by itself', async () => {
  let isCounted = false;
  showSettled({
    answers: {
      readOutcome: () =>
        isCounted ? ready : refuse('not-counted', { message: 'It is not counted yet.' }),
    },
  });
  await expect.element(panel.getByText('The votes are being counted.')).toBeVisible();
  expect(panel.getByRole('button').elements()).toEqual([]);
  isCounted = true;
  await expect.element(panel.getByText('Ready to certify.')).toBeVisible();
});

test('what cannot be loaded says so and is tried again', async () => {
  let isDown = true;
  showSettled({
    answers: {
      readOutcome: () => (isDown ? brokenServer : ready),
    },
  });
  await expect.element(panel.getByText('We could not load what is left to do.')).toBeVisible();
  isDown = false;
  await panel.getByRole('button', { name: 'Try again' }).click();
  await expect.element(panel.getByText('Ready to certify.')).toBeVisible();
});
