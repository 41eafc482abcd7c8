import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { usualRules } from '#core/elections/outcome-rules.ts';
import type { Reply } from '#web/app/call.ts';
import type { CallName } from '#contract/api.ts';
import { brokenServer, refuse } from '#tests/support/fake-server.ts';
import type { Sent } from '#tests/support/fake-server.ts';
import {
  closedDates,
  electionOf,
  showElections,
  student,
} from '#tests/support/elections-stage.tsx';
import { resultsOf } from '#tests/support/results-of.ts';
import { nothingWaits } from '#tests/support/nothing-waits.ts';

type Outcome = Reply<'readOutcome'>;
type Waiting = Reply<'listProposals'>;

const election = electionOf(
  { President: { Asha: 3, Binod: 3 } },
  { ...closedDates, rules: { ...usualRules, tie: 'draw' } },
);
const ready: Outcome = {
  certifiedAt: null,
  certifiedBy: null,
  complaintsUntil: closedDates.endDate,
  areMessagesUnanswered: false,
  blockers: [],
  draw: null,
  positions: [],
};
const draw: NonNullable<Outcome['draw']> = {
  seed: 'dice',
  source: '',
  from: closedDates.endDate,
  officersNeeded: 2,
  isOwn: false,
};
const tie = {
  positionId: 'at President',
  position: 'President',
  outcome: 'tie' as const,
  tied: ['Asha', 'Binod'],
  openedAgain: 0,
  followedBy: [],
};
const proposalOf = (act: string): Waiting['proposals'][number] => ({
  _id: 'proposal',
  act,
  subject: election.name,
  election: { _id: election._id, name: election.name },
  what: '',
  changes: [],
  reason: 'As it was seen',
  proposedBy: { _id: 'meher', name: 'Meher' },
  proposedAt: closedDates.endDate,
  expiresAt: closedDates.endDate,
  notBy: [],
  needsAdmin: false,
  alone: null,
});

const prepared = { election, message: 'Prepared' };

interface Given {
  outcome?: Partial<Outcome>;
  waiting?: Partial<Waiting>;
  role?: 'council' | 'observer' | 'student';
  tie?: 'draw' | 'run-off';
  answers?: Parameters<typeof showElections>[0]['answers'];
}

/** The page of an election that is over, for an officer; gives back what was sent. */
function showSettled(given: Given = {}) {
  const { outcome = {}, waiting = {}, role = 'council', answers = {} } = given;
  const sent: [CallName, unknown][] = [];
  const kept =
    <Made extends object>(reply: Made) =>
    ({ call, body }: Sent): Made => {
      sent.push([call, body]);
      return reply;
    };
  const state = {
    outcome: { ...ready, ...outcome },
    waiting: { ...nothingWaits(), ...waiting } as Waiting,
  };
  const shown = { ...election, rules: { ...election.rules, tie: given.tie ?? 'draw' } };
  showElections(
    {
      viewer: { ...student, role },
      elections: [shown],
      results: [resultsOf(shown)],
      answers: {
        readOutcome: () => state.outcome,
        listProposals: () => state.waiting,
        enterDraw: kept({ message: 'Entered' }),
        prepareRunOff: kept(prepared),
        certifyElection: kept({ message: 'Certified' }),
        ...answers,
      },
    },
    `/elections/${election._id}`,
  );
  return { sent, state };
}

const panel = page.getByRole('region', { name: 'After the close' });
const certify = panel.getByRole('button', { name: 'Certify' });
const dialog = page.getByRole('dialog');

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
    .element(panel.getByText('CSE-A, ECE-A, ME-A, and IN-A: void by a ruling.'))
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

test('an observer reads what is due and can do nothing', async () => {
  showSettled({
    role: 'observer',
    outcome: {
      draw,
      positions: [tie],
      blockers: [{ reason: 'tie-undecided', message: 'A tie waits.' }],
    },
  });
  await expect.element(panel.getByText('A tie waits.')).toBeVisible();
  await expect.element(panel.getByText(/^President: Asha and Binod/)).toBeVisible();
  expect(panel.getByRole('button').elements()).toEqual([]);
  expect(panel.getByRole('textbox').elements()).toEqual([]);
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
