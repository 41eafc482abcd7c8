import { beforeEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import type { DashboardServer } from '#tests/support/show-dashboard.tsx';
import { showDashboard, startDashboard } from '#tests/support/show-dashboard.tsx';

// The candidates that are typed in the form of an election, from the check to the ballot.

const field = (label: string) => page.getByRole('textbox', { name: label, exact: true });
const press = (name: string) => page.getByRole('button', { name, exact: true }).click();
const publish = page.getByRole('button', { name: 'Publish election' });
const published = page.getByRole('heading', { name: '“Council 2027” is published.' });
const dialog = page.getByRole('dialog', { name: 'Add candidates to Council 2027' });
const nobody = 'Nobody was found.';

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
  await expect.element(page.getByText('You enter Nora Lind and Omar Haddad.')).toBeVisible();
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
  await expect.element(page.getByText('You enter Mina Iyr and Ravi Rao.')).toBeVisible();
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
      answer: 'waits' as const,
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

test('what the server refused afterwards is typed already, and its sentence goes when it is entered', async () => {
  const refused = {
    positionId: 'position-President',
    line: 'Mina Iyer',
    problem: nobody,
    choices: [],
  };
  dashboard.enterReply = { entered: [], problems: [refused] };
  await check('Mina Iyer');
  await publishIt();
  const sentence = page.getByText(/^No candidate is entered yet/);
  await expect.element(sentence).toBeVisible();
  await press('Add candidates');
  await expect.element(dialog.getByLabelText('President')).toHaveValue('Mina Iyer');
  dashboard.enterReply = { entered: [], problems: [] };
  await dialog.getByRole('button', { name: 'Enter candidates' }).click();
  await expect.element(dialog.getByLabelText('President')).toHaveValue('');
  await dialog.getByRole('button', { name: 'Close' }).click();
  await expect.element(sentence).not.toBeInTheDocument();
});

test('typed candidates are kept on the device, and gone once the election is made', async () => {
  await field('Election name').fill('Council 2027');
  await field('Positions').fill('President');
  await press('Enter candidates');
  await field('President').fill('Ravi Rao');
  const kept = () => Object.keys(localStorage).filter((key) => key.startsWith('organize'));
  await expect.poll(kept).toHaveLength(2);
  const section = page.getByRole('button', { name: /^Organize Election/ });
  await section.click();
  await section.click();
  await press('Enter candidates');
  await expect.element(field('President')).toHaveValue('Ravi Rao');
  await press('Check and publish');
  await publishIt();
  expect(dashboard.calls).toContain('POST /nomination/enter');
  await expect.poll(kept).toEqual([]);
});
