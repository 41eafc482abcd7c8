import type { Locator } from 'vitest/browser';
import { beforeEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import type { DashboardServer } from '#tests/support/show-dashboard.tsx';
import { showDashboard, startDashboard } from '#tests/support/show-dashboard.tsx';

// Two notices after real rule books, set up in the form from their text alone: what they say goes over the
// wire, and the acts that it takes are few. A press is counted as two seconds, and forty words are typed a
// minute, which is 200 characters.

const box = (label: string) => page.getByRole('textbox', { name: label, exact: true });
const select = (label: string) => page.getByRole('combobox', { name: label, exact: true });
const date = (label: string) => page.getByLabelText(label, { exact: true });

let dashboard: DashboardServer;
let acts = { presses: 0, typed: 0 };
beforeEach(() => {
  acts = { presses: 0, typed: 0 };
  dashboard = startDashboard('council');
  const groups = ['women', 'First year', 'Second year', 'Third year', 'Postgraduates'];
  const sources = { hasMailServer: true, listed: 900, withAddress: 900, accounts: 900, groups };
  dashboard.voterSources = sources;
  showDashboard('?section=organize-election');
});

async function press(...names: string[]): Promise<void> {
  for (const name of names) {
    acts.presses += 1;
    await page.getByRole('button', { name, exact: true }).click();
  }
}
async function tick(name: string): Promise<void> {
  acts.presses += 1;
  await page.getByRole('checkbox', { name, exact: true }).click();
}
async function type(field: Locator, typed: string): Promise<void> {
  acts.presses += 1;
  acts.typed += typed.length;
  await field.fill(typed);
}
/** A list is opened, and one of it pressed. */
async function choose(field: Locator, value: string): Promise<void> {
  acts.presses += 2;
  await field.selectOptions(value);
}

/** Publishes as the officer does, and gives what was sent. */
async function publish(name: string): Promise<unknown> {
  await press('Check and publish');
  await expect.element(page.getByRole('heading', { name: `Check ${name}` })).toHaveFocus();
  acts.presses += 1;
  await expect
    .poll(async () => {
      const button = page.getByRole('button', { name: 'Publish election' });
      if (button.elements().length > 0) await button.click();
      return page.getByRole('heading', { name: `“${name}” is published.` }).elements().length;
    })
    .toBe(1);
  return dashboard.body;
}

const isUnderFiveMinutes = () => {
  const seconds = acts.presses * 2 + (acts.typed / 200) * 60;
  expect(seconds, JSON.stringify(acts)).toBeLessThan(300);
};

const noLimits = { branches: [], years: [], groups: [] };
const ofGroup = (group: string) => ({ ...noLimits, groups: [group] });
const ofBranch = (branch: string) => ({ ...noLimits, branches: [branch] });

test('notice A, a college union by the Kerala pattern', async () => {
  const titles = [
    'Chairperson',
    'Vice-chairperson',
    'General secretary',
    'University union councillors',
    'Magazine editor',
    'Arts club secretary',
    'Lady representatives',
    'First year representative',
    'Second year representative',
    'Third year representative',
    'Postgraduate representative',
  ];
  await type(box('Election name'), 'College Union 2030');
  await type(box('Positions'), titles.join('\n'));

  await press('Change dates');
  await type(page.getByLabelText(/^Nominations close/), '2030-01-08T13:00');
  await type(date('Voting opens'), '2030-01-10T09:30');
  await type(date('Voting closes'), '2030-01-10T13:30');
  await press('Change when withdrawals close');
  await type(page.getByLabelText(/^Withdrawals close/), '2030-01-09T15:00');

  await press('Change voters', 'Change who votes for a position');
  const years = {
    'Lady representatives': 'women',
    'First year representative': 'First year',
    'Second year representative': 'Second year',
    'Third year representative': 'Third year',
    'Postgraduate representative': 'Postgraduates',
  };
  for (const [title, group] of Object.entries(years)) {
    await press(`${title}: all voters.`);
    await type(box('Groups'), group);
  }

  await press('Change rules', 'Indian college', 'Change how positions are won');
  for (const title of ['University union councillors', 'Lady representatives']) {
    await press(`Change ${title}`);
    await type(box('Seats'), '2');
  }
  await press(
    'Change who can be a candidate',
    'Change who can be a candidate for Vice-chairperson',
  );
  await choose(select('Who can be a candidate'), 'own');
  await type(box('Groups').nth(1), 'women');

  const nobody = { name: 'NOTA', effect: 'shown' };
  const two = { seats: 2, maxChoices: 2, nobody };
  const post = (title: string) => ({ title, nobody });
  const sent = await publish('College Union 2030');
  // Dice decide a tie in any case; only other rules are sent.
  expect(sent).not.toHaveProperty('rules');
  expect(sent).toMatchObject({
    startDate: '2030-01-10T04:00:00.000Z',
    endDate: '2030-01-10T08:00:00.000Z',
    nominationsCloseAt: '2030-01-08T07:30:00.000Z',
    withdrawalsCloseAt: '2030-01-09T09:30:00.000Z',
    positions: [
      post('Chairperson'),
      { ...post('Vice-chairperson'), candidacy: ofGroup('women') },
      post('General secretary'),
      { title: 'University union councillors', ...two },
      post('Magazine editor'),
      post('Arts club secretary'),
      { title: 'Lady representatives', ...two, limits: ofGroup('women') },
      { ...post('First year representative'), limits: ofGroup('First year') },
      { ...post('Second year representative'), limits: ofGroup('Second year') },
      { ...post('Third year representative'), limits: ofGroup('Third year') },
      { ...post('Postgraduate representative'), limits: ofGroup('Postgraduates') },
    ],
    onePost: true,
    // Students of the college: also who does not vote for the post.
    supporters: { proposers: 1, seconders: 1, among: 'election', from: noLimits, own: [] },
    voters: 'proved',
  });
  isUnderFiveMinutes();
});

test('notice B, a students’ council by the Guwahati pattern', async () => {
  const titles = [
    'President',
    'General secretary, culture',
    'General secretary, sports',
    'General secretary, technology',
    'General secretary, welfare',
    'Senators of CS',
    'Senator of EC',
    'Senator of ME',
  ];
  await type(box('Election name'), 'Students’ Council 2030');
  await type(box('Positions'), titles.join('\n'));

  await press('Change dates');
  await type(page.getByLabelText(/^Nominations close/), '2030-01-08T17:00');
  await type(date('Voting opens'), '2030-01-10T09:00');
  await type(date('Voting closes'), '2030-01-10T17:00');

  await press('Change voters', 'Change who votes for a position');
  for (const title of titles.slice(5)) {
    await press(`${title}: all voters.`);
    await type(box('Branches'), title.slice(-2));
  }

  await press('Change rules', 'Indian college');
  await press('Change when counts show');
  acts.presses += 1;
  await page.getByRole('radio', { name: 'After voting closes' }).click();
  await press('Change when results are shown');
  acts.presses += 1;
  await page.getByRole('radio', { name: 'When released' }).click();
  await type(date('Shown at the latest'), '2030-01-14T17:00');
  await press('Change how positions are won', 'Change President');
  await choose(select('A choice against all candidates'), 'voids');
  await choose(select('Candidates without opponents'), 'voted');
  await tick('People can abstain');
  await press('Use for all positions', 'Change Senators of CS');
  await type(box('Seats'), '2');
  // The notice does not say that one person stands for one position.
  await press('Change for how many positions one person can stand');
  await tick('Each person can be a candidate for one position.');
  await press('Change who supports candidates');
  await choose(select('Of the candidate’s own'), 'branch');

  const ways = {
    nobody: { name: 'NOTA', effect: 'voids' },
    unopposed: 'voted',
    canAbstain: true,
  };
  const body = await publish('Students’ Council 2030');
  expect(body).toMatchObject({
    positions: [
      ...titles.slice(0, 5).map((title) => ({ title, ...ways })),
      { title: 'Senators of CS', ...ways, seats: 2, maxChoices: 2, limits: ofBranch('CS') },
      { title: 'Senator of EC', ...ways, limits: ofBranch('EC') },
      { title: 'Senator of ME', ...ways, limits: ofBranch('ME') },
    ],
    standings: 'after-close',
    resultsAt: 'release',
    showBy: '2030-01-14T11:30:00.000Z',
    supporters: { proposers: 1, seconders: 1, from: noLimits, own: ['branch'] },
  });
  expect(body).not.toHaveProperty('onePost');
  isUnderFiveMinutes();
});
