import { describe, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import {
  ballotOf,
  closedDates,
  electionOf,
  receiptOf,
  showElections,
  student,
} from '#tests/support/elections-stage.tsx';
import { resultsOf } from '#tests/support/results-of.ts';

const names = ['Asha', 'Binod', 'Chitra', 'Dev', 'Esha'];
const election = electionOf({
  President: Object.fromEntries(names.map((name, index) => [name, index])),
  Treasurer: { Farid: 1, Gita: 1 },
});
// An election by voter list, and whoever is not on it.
const listed = { ...election, electorate: { kind: 'roll', rollSize: 7 } } as const;
const notOnList = {
  reason: 'not-on-roll',
  message: 'You are not on it.',
  action: 'ask-council',
} as const;
const voter = { viewer: student, elections: [election], ballots: [ballotOf(election)] };
const row = (name: string) =>
  page.getByRole('button', { name: new RegExp(`^(Vote for )?${name},`) });
const rows = (position = 0) =>
  [...(document.querySelectorAll('fieldset')[position]?.querySelectorAll('[data-name]') ?? [])].map(
    (one) => one.textContent,
  );
const focused = () => document.activeElement?.querySelector('[data-name]')?.textContent;

describe('the keyboard', () => {
  test('reaches every candidate by Tab; arrows, Home and End lead on as well', async () => {
    showElections(voter);
    await expect.element(row('Asha')).toBeVisible();
    const order = rows();
    expect(order.toSorted()).toEqual(names);
    expect(document.querySelectorAll('fieldset:first-of-type [tabindex="0"]')).toHaveLength(5);

    document.querySelector<HTMLElement>('[data-roving][tabindex="0"]')?.focus();
    expect(focused()).toBe(order[0]);
    for (const name of order.slice(1)) {
      await userEvent.keyboard('{Tab}');
      expect(focused()).toBe(name);
    }
    await userEvent.keyboard('{Home}');
    await userEvent.keyboard('{ArrowDown}{ArrowDown}{ArrowUp}');
    expect(focused()).toBe(order[1]);
    await userEvent.keyboard('{End}{ArrowDown}');
    expect(focused()).toBe(order.at(-1));
    await userEvent.keyboard('{Home}{ArrowUp}');
    expect(focused()).toBe(order[0]);
    await userEvent.keyboard('{End}{Tab}');
    expect(rows(1)).toContain(focused());
    await userEvent.keyboard('{Shift>}{Tab}{/Shift}');
    expect(focused()).toBe(order.at(-1));
  });

  test('typed letters find a name', async () => {
    showElections(voter);
    await expect.element(row('Asha')).toBeVisible();
    document.querySelector<HTMLElement>('[data-roving][tabindex="0"]')?.focus();
    await userEvent.keyboard('ch');
    expect(focused()).toBe('Chitra');
  });

  test('200 candidates are one stop, and a field finds one of them', async () => {
    const crowd = electionOf({
      Representative: Object.fromEntries(
        Array.from({ length: 200 }, (_, index) => [`Person ${index} Żółć`, index]),
      ),
    });
    showElections({ viewer: student, elections: [crowd], ballots: [ballotOf(crowd)] });
    const field = page.getByRole('searchbox', { name: 'Find a candidate for Representative' });
    await expect.element(field).toBeVisible();
    expect(rows()).toHaveLength(200);
    expect(document.querySelectorAll('[data-roving][tabindex="0"]')).toHaveLength(1);
    const order = rows();
    await field.fill('person 17 zo');
    await expect.poll(() => rows()).toEqual(['Person 17 Żółć']);
    await field.fill('1');
    const found = order.filter((name) => name.includes('1'));
    await expect.poll(() => rows()).toEqual(found);
    await field.fill('nobody');
    await expect.element(page.getByText('No candidate has this name.')).toBeVisible();
  });
});

describe('the order', () => {
  test('is the voter’s own, and the list’s for a visitor', async () => {
    const many = Array.from({ length: 12 }, (_, index) => `Person ${index}`);
    const wide = electionOf({ President: Object.fromEntries(many.map((name) => [name, 0])) });
    showElections({ elections: [wide] });
    await expect.poll(() => rows()).toEqual(many);
  });

  test('stays with the seed', async () => {
    const many = Array.from({ length: 12 }, (_, index) => `Person ${index}`);
    const wide = electionOf({ President: Object.fromEntries(many.map((name) => [name, 0])) });
    const ballot = ballotOf(wide, { orderSeed: 'one voter' });
    showElections({ viewer: student, elections: [wide], ballots: [ballot] });
    await expect.poll(() => rows().length).toBe(12);
    expect(rows()).not.toEqual(many);
    expect(rows().toSorted()).toEqual(many.toSorted());
  });
});

describe('who cannot vote reads why', () => {
  test('a visitor is asked to log in, in a notice and in a toast', async () => {
    const stage = showElections({ elections: [election] });
    await expect.element(page.getByText('Please login to vote')).toBeVisible();
    await row('Asha').click();
    await expect.poll(() => page.getByText('Please login to vote').elements().length).toBe(3);
    await expect.element(page.getByRole('button', { name: 'Login' }).first()).toBeVisible();
    expect(page.getByRole('dialog').elements()).toHaveLength(0);
    expect(stage.votes).toEqual([]);
  });

  test('somebody who is not on the voter list reads so, with whom to ask', async () => {
    showElections({
      ...voter,
      elections: [listed],
      ballots: [ballotOf(election, { barrier: notOnList })],
    });
    await row('Asha').click();
    const sentence = page.getByText('You are not on the voter list for this election.');
    await expect.poll(() => sentence.elements().length).toBe(3);
    await expect
      .element(page.getByRole('link', { name: 'Something wrong? Ask the council' }))
      .toBeVisible();
    expect(page.getByRole('dialog').elements()).toHaveLength(0);
    // The message says already which number and which election.
    const ask = page.getByRole('link', { name: 'Something wrong? Ask the council' }).element();
    const address = new URL(ask.getAttribute('href') ?? '', 'http://localhost');
    expect(address.searchParams.get('message')).toContain(
      `${student.enrollmentNumber} is not on the voter list of “${election.name}”`,
    );
    // There are no results to see.
    expect(page.getByRole('link', { name: 'See all results' }).elements()).toHaveLength(0);
  });

  test('who has no vote here comes to the results, and can press again', async () => {
    const past = electionOf({ President: { Zoya: 4 } }, { ...closedDates, _id: 'past' });
    showElections({
      ...voter,
      elections: [listed],
      ballots: [ballotOf(election, { barrier: notOnList })],
      results: [resultsOf(past)],
    });
    const all = page.getByRole('link', { name: 'See all results' });
    const heading = page.getByRole('heading', { name: 'Results', exact: true });
    await all.click();
    await expect.element(heading).toHaveFocus();
    await all.click();
    await expect.element(heading).toHaveFocus();
    await expect.element(heading).toBeInViewport();
  });
});

test('a position that was voted for shows its receipt instead of its candidates', async () => {
  const receipts = [receiptOf(election, 'President')];
  showElections({ ...voter, ballots: [ballotOf(election, { receipts })] });
  const region = page.getByRole('region', { name: /^President Vote recorded\./ });
  await expect.element(region).toBeVisible();
  await expect.element(region.getByText('BCDF-2345')).toBeVisible();
  // Who the candidates were stays to be seen, all of them alike.
  await region.getByText('5 candidates for President').click();
  for (const name of names) await expect.element(region.getByText(name)).toBeVisible();
  await expect.element(row('Asha')).not.toBeInTheDocument();
  await expect.element(row('Farid')).toBeVisible();
});

describe('the secrecy of the vote', () => {
  const link = page.getByRole('link', { name: 'How your vote is kept secret' });
  const former = page.getByText(/^Voting in this election began before votes were encrypted\./);

  test('one link leads to it, before a vote and after one', async () => {
    const stage = showElections(voter);
    await expect.element(link).toHaveAttribute('href', '/secrecy');
    expect(former.elements()).toHaveLength(0);
    stage.ballots = [ballotOf(election, { receipts: [receiptOf(election, 'President')] })];
    stage.visitAgain();
    await expect
      .element(page.getByRole('region', { name: /^President/ }).getByRole('link'))
      .toHaveAttribute('href', '/secrecy');
    expect(link.elements()).toHaveLength(1);
  });

  test('an election that is not sealed says so until it ends', async () => {
    const dates = { startDate: '2999-01-01T00:00:00Z', endDate: '2999-01-02T00:00:00Z' };
    const unsealed = electionOf({ President: { Asha: 1 } }, { isSealed: false });
    const stage = showElections({ ...voter, elections: [unsealed] });
    await expect.element(former).toBeVisible();
    expect(link.elements()).toHaveLength(1);
    const receipts = [receiptOf(unsealed, 'President')];
    stage.ballots = [ballotOf(unsealed, { receipts })];
    stage.visitAgain();
    await expect
      .element(page.getByRole('region', { name: /^President Vote recorded/ }))
      .toBeVisible();
    expect(link.elements()).toHaveLength(1);
    stage.elections = [{ ...unsealed, ...dates }];
    stage.visitAgain();
    await expect.element(former).toBeVisible();
    stage.elections = [{ ...unsealed, ...closedDates }];
    stage.visitAgain();
    await expect.poll(() => former.elements()).toHaveLength(0);
  });
});

test('without candidates it says so', async () => {
  showElections({ elections: [electionOf({ President: {} })] });
  await expect.element(page.getByText('No candidates have been nominated yet.')).toBeVisible();
});

test('without candidates each position still stands there with its rules', async () => {
  const election = electionOf({ President: {}, Members: {} });
  const [president, members] = election.positions;
  if (president === undefined || members === undefined) throw new Error('no positions');
  const limits = { branches: [], years: [], groups: ['women'] };
  const ways = { seats: 2, maxChoices: 2, canAbstain: true, candidacy: limits };
  showElections({ elections: [{ ...election, positions: [president, { ...members, ...ways }] }] });
  await expect.element(page.getByRole('heading', { name: 'President' }).first()).toBeVisible();
  // One seat and one choice go without saying.
  expect(page.getByText(/1 seat|Choose 1\./).elements()).toHaveLength(0);
  await expect
    .element(
      page.getByText(
        '2 seats. Choose up to 2. Only group women can be a candidate. You can abstain.',
      ),
    )
    .toBeVisible();
});

test('nobody on the list is no candidate, and who votes for a position stands for it', async () => {
  const election = electionOf({ President: { NOTA: 0 } });
  const [president] = election.positions;
  if (president === undefined) throw new Error('no position');
  const ways = {
    nobody: { name: 'NOTA', effect: 'reopens' as const },
    limits: { branches: ['CS'], years: [], groups: [] },
  };
  const nominations = election.nominations.map((one) => ({ ...one, kind: 'nobody' as const }));
  showElections({
    elections: [{ ...election, nominations, positions: [{ ...president, ...ways }] }],
  });
  await expect
    .element(page.getByText(/^Only branch CS can vote and be a candidate\./))
    .toBeVisible();
  await expect.element(page.getByText('No candidates have been nominated yet.')).toBeVisible();
  await expect.element(page.getByText('1 candidate')).not.toBeInTheDocument();
});

test('a nomination goes out with its election and position', async () => {
  const untouched = electionOf({ President: { Asha: 1 }, Treasurer: { Farid: 0 } });
  const stage = showElections({ ...voter, elections: [untouched], ballots: [ballotOf(untouched)] });
  await page.getByRole('button', { name: 'Nominations' }).click();
  const dialog = page.getByRole('dialog', { name: 'Candidate Nomination' });
  const position = dialog.getByLabelText('Position');
  await expect.element(position).toBeDisabled();
  await dialog.getByRole('button', { name: 'Submit Nomination' }).click();
  await expect
    .element(dialog.getByText('Please select an election and position').first())
    .toBeVisible();
  await dialog.getByLabelText('Election').selectOptions('Council Election');
  await position.selectOptions('Treasurer');
  await dialog.getByRole('button', { name: 'Submit Nomination' }).click();
  await expect.element(dialog).not.toBeInTheDocument();
  expect(stage.nominations).toEqual([
    { electionId: 'election', position: 'Treasurer', userId: 'student' },
  ]);
});

test('nobody is asked to stand in an election that is over', async () => {
  const over = electionOf(
    { President: { Asha: 3 } },
    { ...closedDates, _id: 'over', name: 'Past' },
  );
  showElections({ ...voter, elections: [election, over] });
  await page.getByRole('button', { name: 'Nominations' }).click();
  const dialog = page.getByRole('dialog', { name: 'Candidate Nomination' });
  await expect.element(dialog.getByLabelText('Election')).toBeVisible();
  const options = dialog.getByLabelText('Election').getByRole('option').elements();
  expect(options.map((one) => one.textContent)).toEqual(['Select Election', election.name]);
});

describe('how voters are known', () => {
  test('stands below the ballot, with its weakness', async () => {
    const domains = { voters: 'confirmed', mailDomains: ['campus.example'] } as const;
    showElections({
      ...voter,
      elections: [{ ...election, ...domains, mailDomains: ['campus.example'] }],
    });
    await expect
      .element(page.getByText(/Voters need an e-mail address at campus\.example\./))
      .toBeVisible();
  });

  test('a number that has to be proved is said before voting opens, with what to do', async () => {
    const barrier = {
      reason: 'number-not-proved',
      message: 'Please prove it.',
      action: 'prove-number',
    } as const;
    const ahead = {
      ...election,
      voters: 'proved',
      startDate: new Date(Date.now() + 3_600_000).toISOString(),
    } as const;
    showElections({ ...voter, elections: [ahead], ballots: [ballotOf(election, { barrier })] });
    await expect
      .element(page.getByText('Prove first that your enrollment number is yours.'))
      .toBeVisible();
    await expect
      .element(page.getByRole('link', { name: 'Prove that this number is yours' }))
      .toHaveAttribute('href', '/number');
  });

  test.each([
    ['email-not-confirmed', 'confirm-email', 'Confirm it in your profile', '#profile'],
    ['email-domain', 'change-email', 'Change your address', '#profile-email'],
  ] as const)('%s leads to the place in the profile', async (reason, action, name, hash) => {
    const barrier = { reason, message: 'Please see to it.', action };
    showElections({ ...voter, elections: [election], ballots: [ballotOf(election, { barrier })] });
    await expect
      .element(page.getByRole('link', { name }))
      .toHaveAttribute('href', expect.stringMatching(new RegExp(`^/elections.*${hash}$`)));
  });

  test('a position for others is not on the ballot, and it says why', async () => {
    const limits = { branches: ['ME'], years: [], groups: [] };
    const [first, ...rest] = election.positions;
    if (first === undefined) throw new Error('no position');
    const limited = { ...election, positions: [{ ...first, limits }, ...rest] };
    showElections({
      ...voter,
      elections: [limited],
      ballots: [ballotOf(election, { otherPositions: [first._id] })],
    });
    const why = page.getByText('Only branch ME: this position is not on your ballot.');
    await expect.element(why).not.toBeVisible();
    await page.getByText('1 position is for other voters').click();
    await expect.element(why).toBeVisible();
    expect(document.querySelector('[data-other-position]')?.textContent).toContain('Asha');
    expect(row('Asha').elements()).toHaveLength(0);
  });

  test.each([
    ['a list', 'listed', 'The list has no class for you.'],
    ['no list', 'anybody', 'You are not in the group of people who vote in this election.'],
  ] as const)(
    'whom no position is for reads it, and whom to ask: by %s',
    async (_, voters, said) => {
      const limits = { branches: [], years: [], groups: ['Section: A'] };
      const positions = election.positions.map((one) => ({ ...one, limits }));
      const otherPositions = positions.map(({ _id }) => _id);
      showElections({
        ...voter,
        elections: [{ ...election, voters, positions }],
        ballots: [ballotOf(election, { otherPositions })],
      });
      await expect.element(page.getByText(said, { exact: true })).toBeVisible();
      const ask = page.getByRole('link', { name: 'Something wrong? Ask the council' });
      await expect.element(ask).toBeVisible();
    },
  );

  test('a position for which somebody else voted with the own number says so, with a way out', async () => {
    const [first] = election.positions;
    const ballots = [ballotOf(election, { numberVoted: [first?._id ?? ''] })];
    showElections({ ...voter, elections: [election], ballots });
    await expect
      .element(page.getByText(/^A vote was cast under your enrollment number before it was yours/))
      .toBeVisible();
    await expect
      .element(page.getByRole('link', { name: 'Write to the council' }))
      .toHaveAttribute('href', expect.stringMatching(/^\/contact\?category=grievances/));
    expect(row('Asha').elements()).toHaveLength(0);
  });
});
