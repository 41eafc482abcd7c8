import { beforeEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { publishInForm } from '#tests/support/publish-in-form.ts';
import { startDashboard, showDashboard } from '#tests/support/show-dashboard.tsx';
import type { DashboardServer } from '#tests/support/show-dashboard.tsx';

// How positions are won, in the form of a new election.

const field = (label: string) => page.getByRole('textbox', { name: label });
const press = (name: string) => page.getByRole('button', { name, exact: true }).click();
const select = (label: string) => page.getByRole('combobox', { name: label });

let dashboard: DashboardServer;
beforeEach(() => {
  dashboard = startDashboard('council');
});

async function openWays(): Promise<void> {
  showDashboard('?section=organize-election');
  await field('Election name').fill('Student Council 2027');
  await field('Positions').fill('President\nCouncillors');
  await press('Change rules');
  await press('Change how positions are won');
}

async function publish(): Promise<unknown> {
  await press('Check and publish');
  await publishInForm('Student Council 2027');
  return (dashboard.body as { positions: unknown }).positions;
}

test('until somebody says otherwise each position has one winner, in one line', async () => {
  await openWays();
  await expect.element(page.getByText('One winner for each position.')).toBeVisible();
  expect(await publish()).toEqual([{ title: 'President' }, { title: 'Councillors' }]);
});

test('a preset sets all positions with one press and says what it set', async () => {
  await openWays();
  await press('Indian college');
  await expect.element(page.getByText(/or NOTA, whose votes are only counted/)).toBeVisible();
  const nobody = { name: 'NOTA', effect: 'shown' };
  expect(await publish()).toEqual([
    { title: 'President', nobody },
    { title: 'Councillors', nobody },
  ]);
});

test('seats, choices, nobody, its name and abstaining of one position', async () => {
  await openWays();
  await press('Change Councillors');
  await field('Seats').fill('2');
  // As many choices as seats, while nothing else is said.
  await expect.element(field('Choices of each voter')).toHaveValue('2');
  await select('A choice against all candidates').selectOptions('reopens');
  await field('Its name on the ballot').fill('Re-open nominations');
  await select('Candidates without opponents').selectOptions('voted');
  await page.getByRole('checkbox', { name: 'People can abstain' }).click();
  await expect
    .element(
      page.getByText(/^Councillors: 2 seats, up to 2 choices, Re-open nominations opens/).first(),
    )
    .toBeVisible();
  expect(await publish()).toEqual([
    { title: 'President' },
    {
      title: 'Councillors',
      seats: 2,
      maxChoices: 2,
      nobody: { name: 'Re-open nominations', effect: 'reopens' },
      unopposed: 'voted',
      canAbstain: true,
    },
  ]);
});

test('people rank for one seat or for several, and what does not go with it is out of the way', async () => {
  await openWays();
  await press('Change Councillors');
  await field('Seats').fill('3');
  await select('A choice against all candidates').selectOptions('voids');
  await select('How people vote').selectOptions('stv');
  await expect.element(field('Seats')).toHaveValue('3');
  await expect.element(field('Choices of each voter')).not.toBeInTheDocument();
  await expect.element(select('A choice against all candidates')).toHaveValue('reopens');
  await field('Ranks of each voter, at least').fill('2');
  await press('Change President');
  await select('How people vote').nth(0).selectOptions('irv');
  await expect
    .element(page.getByText('President: 1 seat, people rank (instant run-off).').first())
    .toBeVisible();
  expect(await publish()).toEqual([
    { title: 'President', method: 'irv' },
    {
      title: 'Councillors',
      method: 'stv',
      seats: 3,
      leastRanks: 2,
      nobody: { name: 'NOTA', effect: 'reopens' },
    },
  ]);
});

test('back from ranking, people choose again', async () => {
  await openWays();
  await press('Change President');
  await select('How people vote').selectOptions('stv');
  await field('Seats').fill('2');
  await field('Ranks of each voter, at least').fill('0');
  await press('Check and publish');
  await expect.element(page.getByText(/^Ranks are a whole number from 1/).first()).toBeVisible();
  await select('How people vote').selectOptions('plurality');
  await expect.element(field('Choices of each voter')).toHaveValue('2');
  expect(await publish()).toEqual([
    { title: 'President', seats: 2, maxChoices: 2 },
    { title: 'Councillors' },
  ]);
});

test('all ranks but one are a choice of their own, and a union hides counts and passes over who leaves', async () => {
  await openWays();
  await press('UK union');
  await press('Change Councillors');
  await select('How many candidates a voter ranks').selectOptions('all-but-one');
  await expect.element(field('Ranks of each voter, at least')).not.toBeInTheDocument();
  await expect.element(page.getByText(/^Councillors: .*all ranks but one/).first()).toBeVisible();
  expect(await publish()).toMatchObject([{ method: 'irv' }, { method: 'irv', leastRanks: 0 }]);
  expect(dashboard.body).toMatchObject({ standings: 'after-close', rules: { leaving: 'next' } });
});

test('a second round cannot decide the ties of a ranked position, and the form says so', async () => {
  await openWays();
  await press('UK union');
  await press('Change what decides a tie');
  await page.getByRole('radio', { name: /^A second round/ }).click();
  await press('Check and publish');
  await expect
    .element(page.getByText('Where people rank, a tie is decided by a draw: choose it.').first())
    .toBeVisible();
});

const number = async (label: string, typed: string, wrong: RegExp) => {
  await field(label).fill(typed);
  await press('Check and publish');
  await expect.element(field(label)).toHaveFocus();
  await expect.element(field(label)).toHaveAccessibleDescription(wrong);
  await expect.element(field(label)).toHaveValue(typed);
  expect(document.body.textContent).not.toContain('NaN');
};

test('a question has a text, a majority and a quorum; without a text it is not sent', async () => {
  await openWays();
  await press('Change President');
  await select('What people vote on').selectOptions('question');
  await press('Check and publish');
  await expect.element(field('The question')).toHaveFocus();
  await expect.element(field('The question')).toHaveAccessibleDescription(/Enter what is asked\./);
  await field('The question').fill('Shall the fee rise?');
  await number('Votes that yes needs', 'two thirds', /Enter a share above 0/);
  await number('Votes that yes needs', '120 %', /Enter a share above 0/);
  await field('Votes that yes needs').fill('66 %');
  await select('Of whom').selectOptions('eligible');
  await field('Turnout that it needs').fill('40');
  // Nobody stands for a question.
  await press('Enter candidates');
  await expect.element(field('Councillors')).toBeVisible();
  await expect.element(field('President')).not.toBeInTheDocument();
  expect(await publish()).toEqual([
    {
      title: 'President',
      kind: 'question',
      text: 'Shall the fee rise?',
      majority: { share: { numerator: 66, denominator: 100 }, of: 'eligible' },
      quorum: { kind: 'number', least: 40 },
    },
    { title: 'Councillors' },
  ]);
});

test('one seat can have a majority, each post a quorum; several seats and ranks have no majority', async () => {
  await openWays();
  await press('Change President');
  await number('Votes that elect', 'half', /Enter a share above 0/);
  await field('Votes that elect').fill('40 %');
  await number('Turnout that it needs', 'a third', /Enter a number of people, a share/);
  await field('Turnout that it needs').fill('1/3');
  await expect
    .element(
      page
        .getByText(/^President: .*at least 40 % of the valid votes, or the first two meet/)
        .first(),
    )
    .toBeVisible();
  await press('Change Councillors');
  await field('Votes that elect').fill('1/2');
  await field('Seats').fill('2');
  await expect.element(field('Votes that elect')).not.toBeInTheDocument();
  const share = (numerator: number, denominator: number) => ({ numerator, denominator });
  const quorum = { kind: 'share', share: share(1, 3) };
  expect(await publish()).toEqual([
    { title: 'President', majority: { share: share(40, 100), of: 'valid' }, quorum },
    { title: 'Councillors', seats: 2, maxChoices: 2 },
  ]);
});

test('where people rank the majority is gone, and an empty field has none', async () => {
  await openWays();
  await press('Change President');
  await field('Votes that elect').fill('1/2');
  await select('How people vote').selectOptions('irv');
  await expect.element(field('Votes that elect')).not.toBeInTheDocument();
  await press('Change Councillors');
  await field('Votes that elect').fill('1/2');
  await field('Votes that elect').fill('');
  expect(await publish()).toEqual([
    { title: 'President', method: 'irv' },
    { title: 'Councillors' },
  ]);
});

test('of questions alone the form and its check say nothing of nominations or dice', async () => {
  await openWays();
  expect(document.body.textContent).toMatch(/Students nominate themselves[\s\S]*Dice decide a tie/);
  for (const title of ['President', 'Councillors']) {
    await press(`Change ${title}`);
    await select('What people vote on').selectOptions('question');
    await field('The question').fill('Shall the fee rise?');
    await press(`Change ${title}`);
  }
  const ofPeople = /[Nn]ominat|[Cc]andidate|[Pp]roposer|withdraw|[Dd]ice/;
  await expect.element(page.getByRole('button', { name: /^Change who/ })).not.toBeInTheDocument();
  expect(document.body.textContent).not.toMatch(ofPeople);
  await press('Change dates');
  expect(document.body.textContent).not.toMatch(ofPeople);
  await press('Check and publish');
  await expect.element(page.getByRole('heading', { name: /^Check / })).toBeVisible();
  expect(document.body.textContent).not.toMatch(ofPeople);
  await publishInForm('Student Council 2027');
  expect(Object.keys(dashboard.body as object)).not.toContain('nominationsCloseAt');
});

test('a number that cannot be read is refused beside its field, which keeps what was typed', async () => {
  await openWays();
  await press('Change Councillors');
  await number('Seats', '5 %', /Seats are a whole number/);
  await expect.element(page.getByText('Councillors: “5 %” cannot be read.').first()).toBeVisible();
  // It stays while the field is away.
  await press('Change Councillors');
  await press('Change Councillors');
  await expect.element(field('Seats')).toHaveValue('5 %');
  await field('Seats').fill('2');
  await number('Choices of each voter', '2.5', /Choices are a whole number/);
  await field('Choices of each voter').fill('2');
  await select('What people vote on').selectOptions('question');
  await field('The question').fill('Shall the fee rise?');
  await number('Turnout that it needs', 'a third', /Enter a number of people, a share/);
  await number('Turnout that it needs', '4/3', /Enter a number of people, a share/);
  await field('Turnout that it needs').fill('5 %');
  expect(await publish()).toMatchObject([
    { title: 'President' },
    { kind: 'question', quorum: { kind: 'share', share: { numerator: 5, denominator: 100 } } },
  ]);
});

test('the other numbers of the form are no NaN either', async () => {
  await openWays();
  await press('Change who supports candidates');
  await number('Proposers', 'two', /Enter a whole number from 0 to 300/);
  await field('Proposers').fill('');
  await press('Change when counts show');
  await page.getByRole('radio', { name: /^In batches/ }).click();
  await number('Votes in a batch', '5 %', /Enter a whole number from 2 to 1000/);
  expect(dashboard.calls).not.toContain('POST /election/create');
});

test('rules stay with their position where a line above it is removed, moved or begun anew', async () => {
  await openWays();
  await field('Positions').fill('Secretary\nPresident\nCouncillors');
  await press('Change Councillors');
  await field('Seats').fill('3');
  // The part that is open stays that of the same position.
  await field('Positions').fill('President\nCouncillors');
  await expect.element(field('Seats')).toHaveValue('3');
  await field('Positions').fill('Councillors\nPresident');
  await expect.element(field('Seats')).toHaveValue('3');
  await field('Seats').fill('4');
  // A new line that begins with the letters of another one is none of it.
  const box = field('Positions').element() as HTMLTextAreaElement;
  for (const typed of ['C', 'Co', 'Cou', 'Council']) {
    await field('Positions').fill(`Councillors\nPresident\n${typed}`);
  }
  expect(box.value).toBe('Councillors\nPresident\nCouncil');
  expect(await publish()).toEqual([
    { title: 'Councillors', seats: 4, maxChoices: 4 },
    { title: 'President' },
    { title: 'Council' },
  ]);
});
