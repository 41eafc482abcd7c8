import { beforeEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import type { DashboardServer } from '#tests/support/show-dashboard.tsx';
import { showDashboard, startDashboard } from '#tests/support/show-dashboard.tsx';

// The candidates that are typed in the form of an election, from the check to the ballot.

const field = (label: string) => page.getByRole('textbox', { name: label, exact: true });
const press = (name: string) => page.getByRole('button', { name, exact: true }).click();
const publish = page.getByRole('button', { name: 'Publish election' });
const published = page.getByRole('heading', { name: '“Council 2027” is published.' });
const nobody = 'Nobody was found.';
const agreed = page.getByLabelText('They have agreed to stand');

let dashboard: DashboardServer;
beforeEach(() => {
  dashboard = startDashboard('council');
  showDashboard('?section=organize-election');
});

async function check(candidates: string): Promise<void> {
  await field('Election name').fill('Council 2027');
  await field('Positions').fill('President');
  await press('Enter candidates');
  await field('President').fill(candidates);
  await agreed.click();
  await press('Check and publish');
}

/** The second press of a double click is not meant for the button that appeared. */
async function publishIt(): Promise<void> {
  await expect
    .poll(async () => {
      // It may be gone by now, and then nothing is left to press.
      if (publish.elements().length > 0) await publish.click({ timeout: 1000 });
      return published.elements().length;
    })
    .toBe(1);
}

test('an unknown full name is entered by it: the check says so, and is not held', async () => {
  const asks = 'by-name' as const;
  const unknown = (line: string) => ({ line, problem: nobody, choices: [], asks });
  dashboard.findReply = { people: [], problems: [unknown('Nora Lind'), unknown('Omar Haddad')] };
  await check('Nora Lind\nOmar Haddad');
  await expect.element(page.getByText('Nora Lind, Omar Haddad', { exact: true })).toBeVisible();
  await expect.element(page.getByText('They have no account.')).toBeVisible();
  await press('Go back');
  await expect.element(field('President')).toBeValid();
  await expect.element(page.getByText('No account: Nora Lind and Omar Haddad.')).toBeVisible();
  await expect.element(page.getByRole('checkbox', { name: /by name/ })).not.toBeInTheDocument();
  await press('Check and publish');
  await publishIt();
  expect(dashboard.body).toMatchObject({
    candidates: [{ lines: ['Nora Lind', 'Omar Haddad'] }],
    byName: ['Nora Lind', 'Omar Haddad'],
  });
});

test('without the tick that they have agreed nothing is published, nor kept as a draft', async () => {
  await field('Election name').fill('Council 2027');
  await field('Positions').fill('President');
  await press('Enter candidates');
  await expect.element(agreed).not.toBeInTheDocument();
  await field('President').fill('Ravi Rao');
  await press('Check and publish');
  await expect.element(page.getByText('Tick that they have agreed to stand.')).toBeVisible();
  await expect.element(publish).not.toBeInTheDocument();
  await press('Go back');
  await expect.element(agreed).toHaveFocus();
  await agreed.click();
  await press('Check and publish');
  await publishIt();
  expect(dashboard.body).toMatchObject({ haveAgreed: true });
});

test('an unknown word, number or address holds the election back', async () => {
  const asks = 'by-name' as const;
  const unknown = (line: string) => ({ line, problem: nobody, choices: [], asks });
  dashboard.findReply = { people: [], problems: [unknown('Nora'), unknown('Omar Haddad')] };
  await check('Nora\nOmar Haddad');
  await expect.element(page.getByText(`“Nora”: ${nobody}`)).toBeVisible();
  await expect.element(page.getByText('No account: Omar Haddad.')).toBeVisible();
  await expect.element(publish).not.toBeInTheDocument();
});

test('the check counts the candidates, and a line that names nobody is not published', async () => {
  dashboard.findReply = {
    people: [],
    problems: [{ line: 'Mina Iyr', problem: nobody, choices: [] }],
  };
  await check('Mina Iyr\nRavi Rao');
  await expect.element(page.getByText('Mina Iyr, Ravi Rao', { exact: true })).toBeVisible();
  await expect.element(page.getByText(`“Mina Iyr”: ${nobody}`)).toBeVisible();
  await expect.element(page.getByText(/^Go back and correct these candidates/)).toBeVisible();
  await expect.element(page.getByText('“Ravi Rao”')).not.toBeInTheDocument();
  await expect.element(publish).not.toBeInTheDocument();
  await press('Go back');
  await expect.element(field('President')).toHaveFocus();
  await field('President').fill('Ravi Rao');
  await press('Check and publish');
  await publishIt();
});

test('a candidate whose name several people have has to be chosen before the election is published', async () => {
  const choice = (enrollmentNumber: string) => ({
    enrollmentNumber,
    name: 'Mina Iyer',
    branch: null,
    year: null,
  });
  const choices = [choice('0177CS230014'), choice('0177CS230015')];
  dashboard.findReply = { people: [], problems: [{ line: 'Mina Iyer', problem: 'Two.', choices }] };
  await check('Mina Iyer');
  await expect.element(page.getByText('“Mina Iyer”: Two.')).toBeVisible();
  await press('Go back');
  await page.getByRole('radio', { name: '0177CS230015' }).click();
  await press('Check and publish');
  await publishIt();
});

test('whoever gets an e-mail is named once the election is published', async () => {
  dashboard.enterReply = {
    entered: ['Dev Rao', 'Ella Roy'].map((name) => ({
      _id: name,
      positionId: 'position-President',
      position: 'President',
      name,
      enrollmentNumber: '0177CS230014',
      status: 'stands' as const,
      hasLeft: false,
      hasAccount: true,
      emailedAt: '2026-03-01T09:00:00.000Z',
      link: '',
    })),
    problems: [],
  };
  await check('Dev Rao\nElla Roy');
  await publishIt();
  await expect.element(page.getByText('Dev Rao and Ella Roy get an e-mail.')).toBeVisible();
});

test('with a line that the server refuses nothing is published, and the form has all of it', async () => {
  const refused = { positionId: 'position-President', line: 'Mina Iyer', problem: nobody };
  dashboard.enterReply = { entered: [], problems: [{ ...refused, choices: [] }] };
  await check('Mina Iyer\nRavi Rao');
  await expect
    .poll(async () => {
      if (publish.elements().length > 0) await publish.click({ timeout: 1000 });
      return field('President').elements().length;
    })
    .toBe(1);
  await expect.element(field('President')).toHaveFocus();
  await expect.element(field('President')).toHaveValue('Mina Iyer\nRavi Rao');
  await expect.element(field('President')).toHaveAccessibleDescription(/“Mina Iyer”: Nobody/);
  await expect.element(page.getByText(/^Nothing was saved/)).toBeVisible();
  dashboard.enterReply = { entered: [], problems: [] };
  await field('President').fill('Ravi Rao');
  await press('Check and publish');
  await publishIt();
});

test('what was typed is forgotten with the answer, and a press after a lost one has the same key', async () => {
  await check('Ravi Rao');
  dashboard.break('createElection');
  await expect
    .poll(async () => {
      if (publish.elements().length > 0) await publish.click({ timeout: 1000 });
      return dashboard.keysOf('createElection').length;
    })
    .toBeGreaterThan(0);
  await expect.element(page.getByText(/pressing again publishes it once/)).toBeVisible();
  // Another section, and back.
  const section = page.getByRole('button', { name: /^Organize Election/ });
  await section.click();
  await section.click();
  await expect.element(field('Election name')).toHaveValue('Council 2027');
  await press('Enter candidates');
  await expect.element(field('President')).toHaveValue('Ravi Rao');
  await press('Check and publish');
  dashboard.mend('createElection');
  await publishIt();
  const keys = dashboard.keysOf('createElection');
  expect(new Set(keys).size).toBe(1);
  expect(keys[0]).toMatch(/^[\da-f-]{36}$/);
  await expect
    .poll(() => Object.keys(localStorage))
    .not.toContainEqual(expect.stringMatching(/^organize/));
});

test('who leaves while it is sent finds it published, wherever they are', async () => {
  await check('Ravi Rao');
  const answer = Promise.withResolvers<void>();
  dashboard.hold('createElection', answer.promise);
  await expect
    .poll(async () => {
      if (publish.elements().length > 0) await publish.click({ timeout: 1000 });
      return dashboard.keysOf('createElection').length;
    })
    .toBe(1);
  const kept = () => Object.keys(localStorage).filter((key) => key.startsWith('organize'));
  expect(kept()).toHaveLength(2);
  await page.getByRole('button', { name: /^Organize Election/ }).click();
  answer.resolve();
  await expect.poll(kept).toEqual([]);
  expect(dashboard.body).toMatchObject({
    candidates: [{ position: 'President', lines: ['Ravi Rao'] }],
  });
});

test('names go with their position, whatever it is called and wherever it stands', async () => {
  await field('Election name').fill('Council 2027');
  await field('Positions').fill('President\nTreasurer');
  await press('Enter candidates');
  await field('President').fill('Ravi Rao');
  await field('Treasurer').fill('Ella Roy');
  await field('Positions').fill('Treasurer\nPresident');
  await field('Positions').fill('Treasurer\nChairperson');
  await expect.element(field('Chairperson')).toHaveValue('Ravi Rao');
  await expect.element(field('Treasurer')).toHaveValue('Ella Roy');
});

test('opens now has no nominations, warns of nothing that it set, and of a position without anybody', async () => {
  await field('Election name').fill('Council 2027');
  await field('Positions').fill('President\nTreasurer');
  await press('Change dates');
  await press('Opens now, for 24 hours');
  await expect.element(page.getByText('Only the people you enter stand.')).toBeVisible();
  await press('Enter candidates');
  await field('President').fill('Ravi Rao\nElla Roy');
  await agreed.click();
  await press('Check and publish');
  await expect.element(page.getByText('Ravi Rao, Ella Roy', { exact: true })).toBeVisible();
  const lacks = [...document.querySelectorAll('[data-lack]')].map((one) => one.textContent);
  expect(lacks).toEqual(['No candidate for Treasurer.']);
  await press('Go back');
  await press('Change dates');
  await press('Tomorrow, 9:00 to 17:00');
  await expect.element(page.getByText('Students nominate themselves.')).toBeVisible();
});

test('typed candidates are kept on the device, and gone once the election is made', async () => {
  await field('Election name').fill('Council 2027');
  await field('Positions').fill('President');
  await press('Enter candidates');
  await field('President').fill('Ravi Rao');
  await agreed.click();
  const kept = () => Object.keys(localStorage).filter((key) => key.startsWith('organize'));
  await expect.poll(kept).toHaveLength(2);
  const section = page.getByRole('button', { name: /^Organize Election/ });
  await section.click();
  await section.click();
  await press('Enter candidates');
  await expect.element(field('President')).toHaveValue('Ravi Rao');
  await expect.element(agreed).toBeChecked();
  await press('Check and publish');
  await publishIt();
  expect(dashboard.calls).not.toContain('POST /nomination/enter');
  await expect.poll(kept).toEqual([]);
});
