import { wrongText } from '#texts/wrong-text.ts';
import { beforeEach, expect, test } from 'vitest';
import { freezeSentences } from '#core/elections/freezing.ts';
import { usualRules } from '#core/elections/outcome-rules.ts';
import { page } from 'vitest/browser';
import { inToast } from '#tests/support/in-toast.ts';
import type { DashboardServer } from '#tests/support/show-dashboard.tsx';
import { electionOf } from '#tests/support/elections-stage.tsx';
import { anElection } from '#tests/support/dashboard-elections.ts';
import { nothingWaits } from '#tests/support/nothing-waits.ts';
import { pendingNomination } from '#tests/support/pending-people.ts';
import { showDashboard, startDashboard } from '#tests/support/show-dashboard.tsx';

const field = (label: string) => page.getByRole('textbox', { name: label, exact: true });
const press = (name: string) => page.getByRole('button', { name, exact: true }).click();
const fixed = () => [...document.querySelectorAll('[data-fixed]')].map((one) => one.textContent);
const changes = () =>
  page
    .getByRole('button', { name: /^(Change|Add) / })
    .elements()
    .map((one) => one.getAttribute('aria-label') ?? one.textContent);

const positions = [
  { _id: 'one', title: 'Presidnet' },
  { _id: 'two', title: 'Treasurer' },
];
let dashboard: DashboardServer;
const show = (hasBallots: boolean, details: Parameters<typeof anElection>[1] = {}) => {
  const election = anElection('Council 2027', { positions, ...details });
  dashboard.elections = [election];
  dashboard.hasBallots = hasBallots;
  showDashboard(`?section=organize-election&edit=${election._id}`);
};
beforeEach(() => {
  dashboard = startDashboard('council');
});

const hour = 3_600_000;
const inHours = (hours: number) => new Date(Date.now() + hours * hour).toISOString();
const upcoming = () => ({
  startDate: inHours(1),
  endDate: inHours(5),
  nominationsCloseAt: inHours(1),
});

test('sends only what was changed, with the reason; a renamed line is the same position', async () => {
  show(false);
  await field('Election name').fill('Student Council 2027');
  await field('Positions').fill('President\nTreasurer\nClerk');
  await press('Save changes');
  // Voting is open.
  await expect.element(field('Positions')).toHaveFocus();
  await expect
    .element(field('Positions'))
    .toHaveAccessibleDescription(/positions can be renamed and moved, not added or removed/);
  await field('Positions').fill('Treasurer\nPresidnet');
  await field('Positions').fill('Treasurer\nPresident');
  await press('Save changes');
  await expect.element(field('Reason')).toHaveFocus();
  await expect
    .element(field('Reason'))
    .toHaveAccessibleDescription(/Give a reason. Voters will read it./);
  await field('Reason').fill('A mistake in the name.');
  await press('Save changes');
  await expect.element(inToast('Election saved successfully')).toBeVisible();
  expect(dashboard.body).toEqual({
    version: 0,
    name: 'Student Council 2027',
    positions: [positions[1], { _id: 'one', title: 'President' }],
    reason: 'A mistake in the name.',
  });
});

// It is Monday 16 March.
test('once voting has opened the dates are told as they are', async () => {
  show(false, {
    startDate: '2026-03-15T03:30:00.000Z',
    endDate: '2026-03-18T11:30:00.000Z',
    nominationsCloseAt: '2026-03-17T11:30:00.000Z',
  });
  await expect.element(page.getByText('Nominations close Tue 17 Mar, 17:00')).toBeVisible();
  await expect
    .element(page.getByText('Voting: Sun 15 Mar, 09:00 to Wed 18 Mar, 17:00'))
    .toBeVisible();
});

test('saving the form chooses the usual rule of a tie where nobody had', async () => {
  show(false);
  const [election] = dashboard.elections;
  const kind = 'tie-rule-usual' as const;
  const about = { isBlocking: false, who: 'officers' as const, count: 0, position: '' };
  dashboard.lacks.set(election?._id ?? '', [{ kind, ...about }]);
  await expect.element(page.getByText('Nobody chose how a tie is decided')).toBeVisible();
  await field('Reason').fill('It was missing.');
  await press('Save changes');
  await expect.element(inToast('Election saved successfully')).toBeVisible();
  expect(dashboard.body).toEqual({
    version: 0,
    rules: usualRules,
    reason: 'It was missing.',
  });
});

test('after the first vote all but name, text and picture are sentences, and why is said once', async () => {
  show(true);
  await expect.element(field('Election name')).toBeEnabled();
  expect(fixed()).toEqual([
    'What stands here as plain text cannot be changed any more, because the first vote was cast.',
  ]);
  await expect.element(field('Positions')).not.toBeInTheDocument();
  const titles = [...document.querySelectorAll('[data-part="positions"] li')];
  expect(titles.map((one) => one.textContent)).toEqual(['Presidnet', 'Treasurer']);
  for (const sentence of [
    'Everybody with an account, not only your students.',
    'Everybody sees the counts while people vote.',
    'Dice decide a tie, in public.',
    'One winner for each position.',
    'One person can be a candidate for several positions.',
  ]) {
    await expect.element(page.getByText(sentence)).toBeVisible();
  }
  expect(changes()).toEqual(['Change description or picture']);
  await press('Change description or picture');
  await expect.element(field('Description')).toBeEnabled();
});

test('once voting has closed both of its moments are said', async () => {
  const dates = { startDate: '2026-03-02T03:30:00.000Z', endDate: '2026-03-03T03:30:00.000Z' };
  show(true, { ...dates, nominationsCloseAt: dates.startDate });
  await expect
    .element(page.getByText('Voting: Mon 2 Mar, 09:00 to Tue 3 Mar, 09:00', { exact: true }))
    .toBeVisible();
});

test('while nobody has voted, what can change has a button, and each reason is said', async () => {
  const { nominations } = electionOf({ Presidnet: { Asha: 0 } });
  show(false, { nominations });
  await expect.element(field('Positions')).toBeEnabled();
  expect(fixed()).toEqual([
    expect.stringMatching(/because voting has opened and somebody has been nominated\.$/),
  ]);
  expect(changes()).toEqual(['Change dates', 'Change rules', 'Change description or picture']);
  await expect.element(page.getByText('Dice decide a tie, in public.')).toBeVisible();
  await press('Change rules');
  expect(changes()).toContain('Change when counts show');
  expect(page.getByText('Dice decide a tie, in public.').elements()).toHaveLength(1);
  expect(changes()).not.toContain('Change what decides a tie');
});

test.each([
  ['after-close', 'voting has opened'],
  ['live', 'the first vote was cast'],
] as const)('where counts are shown %s it is said that %s', async (standings, why) => {
  show(true, { standings });
  await expect.poll(fixed).toEqual([expect.stringContaining(why)]);
});

test('before voting opens nothing is fixed, and no reason is asked for', async () => {
  show(false, upcoming());
  await press('Change dates');
  await expect.element(page.getByLabelText('Voting opens')).toBeEnabled();
  expect(fixed()).toEqual([]);
  await expect.element(field('Reason')).not.toBeInTheDocument();
});

test.each(['nominated and not accepted', 'entered by an officer'])(
  'where somebody was %s, what candidates rely on is a sentence before anything is typed',
  async (how) => {
    dashboard = startDashboard('admin');
    show(false, upcoming());
    const [election] = dashboard.elections;
    if (election === undefined) throw new Error('no election');
    if (how.startsWith('nominated')) {
      const { _id, name } = election;
      dashboard.nominations = [pendingNomination('Asha Rao', { election: { _id, name } })];
    } else {
      const named = { _id: 'm', positionId: 'one', position: 'Presidnet', name: 'Mina Iyer' };
      const known = { enrollmentNumber: '', hasLeft: false, hasAccount: false };
      dashboard.entered = [{ ...named, ...known, status: 'waits', emailedAt: null, link: '' }];
    }
    await expect.poll(fixed).toEqual([expect.stringContaining('somebody has been nominated')]);
    await press('Change rules');
    await expect
      .element(page.getByText('One person can be a candidate for several positions.'))
      .toBeVisible();
    expect(changes()).toContain('Change what decides a tie');
    expect(changes()).not.toContain('Change for how many positions one person can stand');
  },
);

test('who may not read of nominations is told beside the field, and all that was typed stays', async () => {
  show(false, upcoming());
  dashboard.nominations = [pendingNomination('Asha Rao')];
  await field('Election name').fill('Autumn');
  await press('Change rules');
  await press('Change for how many positions one person can stand');
  const box = page.getByRole('checkbox', { name: /^Each person can be a candidate/ });
  await box.click();
  await press('Change dates');
  const sentence = wrongText(freezeSentences['first-nomination']);
  dashboard.refuse('editElection', 'election-frozen', {
    fields: { onePost: sentence },
  });
  await press('Save changes');
  await expect.element(box).toHaveFocus();
  await expect.element(box).toBeChecked();
  await expect.element(box).toHaveAccessibleDescription(new RegExp(sentence));
  await expect.element(field('Election name')).toHaveValue('Autumn');
  // Taken back, the rest of it is saved.
  await box.click();
  dashboard.refuse('editElection', null);
  await press('Save changes');
  await expect.element(inToast('Election saved successfully')).toBeVisible();
  expect(dashboard.body).toEqual({ version: 0, name: 'Autumn', reason: '' });
});

test('an emptied close of nominations is sent as the opening of voting', async () => {
  const dates = upcoming();
  show(false, { ...dates, nominationsCloseAt: inHours(-1) });
  await press('Change dates');
  await page.getByLabelText('Nominations close').fill('');
  await press('Save changes');
  await expect.element(inToast('Election saved successfully')).toBeVisible();
  // The fields hold no seconds.
  const toMinute = dates.startDate.slice(0, 16);
  expect(dashboard.body).toEqual({
    version: 0,
    nominationsCloseAt: `${toMinute}:00.000Z`,
    reason: '',
  });
});

test('what the server refuses opens its part and takes the focus', async () => {
  show(false, upcoming());
  await field('Election name').fill('Autumn');
  dashboard.refuse('editElection', 'invalid-input', {
    fields: { endDate: 'This day is taken.' },
  });
  await press('Save changes');
  await expect.element(page.getByLabelText('Voting closes')).toHaveFocus();
  expect(page.getByText('This day is taken.').elements()).toHaveLength(1);
});

test('says that every officer is a candidate of it, and where to name somebody else', async () => {
  dashboard.areAllCandidates = true;
  show(false, upcoming());
  await expect
    .element(page.getByText('All your officers are candidates. Name somebody else.'))
    .toBeVisible();
  const { href } = new URL(`/elections/${dashboard.elections[0]?._id}`, location.href);
  await expect
    .element(page.getByRole('link', { name: 'Name somebody on the page of the election' }))
    .toHaveProperty('href', href);
});

test('says nothing of officers where one of them is no candidate', async () => {
  show(false, upcoming());
  await expect.element(field('Election name')).toBeVisible();
  await expect
    .poll(() => dashboard.calls)
    .toContain(`GET /contact/audience/${dashboard.elections[0]?._id}`);
  expect(page.getByText('All your officers are candidates', { exact: false }).elements()).toEqual(
    [],
  );
});

test('a majority and a quorum of any share are shown as they hold, and stay', async () => {
  const share = (numerator: number, denominator: number) => ({ numerator, denominator });
  const question = {
    ...{ _id: 'q', title: 'Fee', kind: 'question' as const, text: 'A higher fee?' },
    majority: { share: share(66, 100), of: 'valid' as const },
    quorum: { kind: 'share' as const, share: share(1, 3) },
  };
  show(false, { ...upcoming(), positions: [...positions, question] });
  await press('Change rules');
  await press('Change how positions are won');
  await press('Change Fee');
  const majority = field('Votes that yes needs');
  await expect.element(majority).toHaveValue('66 %');
  await expect.element(field('Turnout that it needs')).toHaveValue('1/3');
  await majority.fill('2/3');
  await majority.fill('66/100');
  await field('Election name').fill('Fees 2027');
  await press('Save changes');
  await expect.element(inToast('Election saved successfully')).toBeVisible();
  expect(dashboard.body).toEqual({ version: 0, name: 'Fees 2027', reason: '' });
});

test.each([true, false])(
  'whoever edits a draft whose publication waits reads that the edit ends it: %s',
  async (isOwn) => {
    const election = anElection('Council 2027', { positions, state: 'draft' });
    dashboard.elections = [election];
    const of = isOwn ? election._id : anElection('Other')._id;
    const proposal = {
      ...{ _id: 'p1', act: 'election.publish', subject: 'It', what: '', changes: [] },
      ...{ election: { _id: of, name: 'It' }, reason: 'As decided.', notBy: [], alone: null },
      ...{ proposedBy: { _id: 'other', name: 'Meher' }, needsAdmin: false },
      ...{ proposedAt: inHours(-1), expiresAt: inHours(70) },
    };
    dashboard.waiting = { ...nothingWaits(2), proposals: [proposal] };
    showDashboard(`?section=organize-election&edit=${election._id}`);
    const button = page.getByRole('button', { name: 'Save changes' });
    await expect.element(button).toBeVisible();
    await expect.poll(() => dashboard.calls).toContain('GET /proposal/get-all');
    const ends = page.getByText(
      /^Another officer was asked to publish this draft\. Any change ends/,
    );
    await expect.poll(() => ends.elements()).toHaveLength(isOwn ? 1 : 0);
  },
);
