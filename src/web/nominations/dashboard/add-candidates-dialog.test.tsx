import { expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import type { Reply } from '#web/app/call.ts';
import { inToast } from '#tests/support/in-toast.ts';
import { anElection, now } from '#tests/support/dashboard-elections.ts';
import { electionOf } from '#tests/support/elections-stage.tsx';
import { showDashboard, startDashboard } from '#tests/support/show-dashboard.tsx';

const { positions } = electionOf({ President: {} });
const [{ _id: positionId } = { _id: '' }] = positions;
const soon = new Date(now + 48 * 3_600_000).toISOString();

const asked = (name: string, given: Partial<Reply<'listEntered'>[number]> = {}) => ({
  _id: name.replaceAll(' ', '-'),
  positionId,
  position: 'President',
  name,
  enrollmentNumber: '0177CS230014',
  answer: 'waits' as const,
  hasAccount: true,
  emailedAt: soon,
  ...given,
});

function open(candidateConditions: string[] = []) {
  const dashboard = startDashboard('council');
  const dates = { startDate: soon, endDate: new Date(now + 96 * 3_600_000).toISOString() };
  dashboard.elections = [anElection('Council 2027', { ...dates, positions, candidateConditions })];
  showDashboard('?section=election-list');
  return dashboard;
}

const dialog = page.getByRole('dialog', { name: 'Add candidates to Council 2027' });
const openDialog = async () => {
  await page.getByRole('button', { name: 'Actions for Council 2027' }).click();
  await page.getByRole('menuitem', { name: 'Add candidates' }).click();
};
const enter = dialog.getByRole('button', { name: 'Enter candidates' });
const link = 'https://campus.example/candidacy#token=abc';

test('people are entered once the conditions are ticked; a link to hand over stands at once', async () => {
  const dashboard = open(['Full-time student']);
  const mina = asked('Mina Iyer', { emailedAt: null });
  dashboard.enterReply = { entered: [{ ...mina, link }], problems: [] };
  await openDialog();
  await expect.element(enter).toBeDisabled();
  await dialog.getByLabelText('President').fill('Mina Iyer\n0177cs230014');
  await enter.click();
  const tick = dialog.getByLabelText('Full-time student');
  await expect.element(tick).toHaveFocus();
  expect(dashboard.calls).not.toContain('POST /nomination/enter');
  await tick.click();
  dashboard.entered = [mina];
  await enter.click();
  await expect.element(dialog.getByLabelText('Link for Mina Iyer')).toHaveValue(link);
  expect(dashboard.calls.filter((call) => call === 'POST /nomination/enter')).toHaveLength(1);
  await expect.element(dialog.getByLabelText('President')).toHaveValue('');
  await expect.element(dialog.getByText('0 of 1 candidates have said yes.')).toBeVisible();
});

test('who is unknown by a whole name is entered by it, as in the form, and is told before', async () => {
  const dashboard = open();
  const [election] = dashboard.elections;
  if (election === undefined) throw new Error('no election');
  const treasurer = { _id: 'treasurer', title: 'Treasurer' };
  dashboard.elections = [{ ...election, positions: [...election.positions, treasurer] }];
  dashboard.findReply = {
    people: [],
    problems: [{ line: 'Lata Rao', problem: 'Nobody was found.', choices: [], asks: 'by-name' }],
  };
  dashboard.enterReply = { entered: [{ ...asked('Lata Rao'), link }], problems: [] };
  await openDialog();
  await dialog.getByLabelText('President').fill('Lata Rao');
  await dialog.getByLabelText('Treasurer').click();
  await expect.element(dialog.getByText('No account: Lata Rao.')).toBeVisible();
  await expect.element(dialog.getByRole('checkbox')).not.toBeInTheDocument();
  await enter.click();
  await expect.poll(() => dashboard.calls).toContain('POST /nomination/enter');
  expect(dashboard.body).toMatchObject({
    candidates: [{ position: positionId, lines: ['Lata Rao'] }],
    byName: ['Lata Rao'],
  });
});

test('a line that the server refuses stays, says why and takes the focus', async () => {
  const dashboard = open();
  const problem = 'This person was asked for this position and said no.';
  const refused = { positionId, line: 'Mina Iyer', problem, choices: [] };
  dashboard.enterReply = { entered: [], problems: [refused] };
  await openDialog();
  const box = dialog.getByLabelText('President');
  await box.fill('Mina Iyer');
  await enter.click();
  await expect.element(box).toHaveAccessibleDescription(/said no/);
  await expect.element(box).toHaveFocus();
  await expect.element(box).toHaveValue('Mina Iyer');
});

test('who has not answered is asked again, one or all, or taken back after a question', async () => {
  const dashboard = open();
  dashboard.entered = [
    asked('Asha Verma', { answer: 'yes' }),
    asked('Mina Iyer'),
    asked('Ravi Nair', { answer: 'no' }),
    asked('Zoya Khan', { emailedAt: null, hasAccount: false }),
  ];
  await openDialog();
  await expect.element(dialog.getByText('1 of 4 candidates have said yes.')).toBeVisible();
  for (const state of ['Said yes', 'Said no', 'Not answered']) {
    await expect.element(dialog.getByText(state, { exact: true }).first()).toBeVisible();
  }
  await dialog.getByRole('button', { name: 'Send again to Mina Iyer, President' }).click();
  await expect.element(inToast('Done')).toBeVisible();
  await dialog.getByRole('button', { name: 'Send again to all' }).click();
  await expect.element(inToast('The e-mail is sent again to 2 people.')).toBeVisible();
  const again = dashboard.calls.filter((call) => call.startsWith('POST /nomination/ask-again'));
  expect(again).toHaveLength(3);

  dashboard.enteredLink = link;
  await dialog.getByRole('button', { name: 'Show the link of Zoya Khan, President' }).click();
  await expect.element(dialog.getByLabelText('Link for Zoya Khan')).toHaveValue(link);
  await dialog.getByRole('button', { name: 'Take Mina Iyer back, President' }).click();
  const question = page.getByRole('dialog', { name: 'Take Mina Iyer back?' });
  await question.getByRole('button', { name: 'Take back' }).click();
  await expect.element(dialog.getByText('1 of 3 candidates have said yes.')).toBeVisible();
  await expect.element(dialog.getByText('Mina Iyer')).not.toBeInTheDocument();
});

test('the dialog of the candidates leads to it before voting opens', async () => {
  open();
  await page.getByRole('button', { name: '0 candidates of Council 2027' }).click();
  const list = page.getByRole('dialog', { name: 'Candidates of Council 2027' });
  await list.getByRole('button', { name: 'Add candidates' }).click();
  await expect.element(dialog.getByLabelText('President')).toBeVisible();
});

test('several links to hand over are copied at once', async () => {
  const dashboard = open();
  const people = ['Mina Iyer', 'Lata Rao'].map((name) =>
    asked(name, { emailedAt: null, hasAccount: false }),
  );
  dashboard.entered = people;
  dashboard.enteredLink = link;
  await openDialog();
  const all = dialog.getByRole('button', { name: 'Copy all links' });
  await expect.element(all).not.toBeInTheDocument();
  await dialog.getByRole('button', { name: 'Show all links' }).click();
  await expect
    .element(dialog.getByText(/Give each person only their own link: whoever has it can answer\./))
    .toBeVisible();
  const written = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
  await all.click();
  await expect.element(inToast('Links copied.')).toBeVisible();
  expect(written.mock.calls).toEqual([[`Mina Iyer: ${link}\nLata Rao: ${link}`]]);
  written.mockRestore();
});

test('what a candidate answers shows without loading the page again', async () => {
  const dashboard = open();
  const [mina, lata] = [asked('Mina Iyer'), asked('Lata Rao')];
  dashboard.entered = [mina, lata];
  await openDialog();
  await expect.element(dialog.getByText('0 of 2 candidates have said yes.')).toBeVisible();
  dashboard.entered = [{ ...mina, answer: 'yes' }, lata];
  dashboard.stream.dispatchEvent(new MessageEvent('elections', { data: '{}' }));
  await expect.element(dialog.getByText('1 of 2 candidates have said yes.')).toBeVisible();
  await expect.element(dialog.getByText('Said yes', { exact: true })).toBeVisible();
});

test('who stands without an account has a link, with which they take one', async () => {
  const dashboard = open();
  dashboard.entered = [asked('Lata Rao', { answer: 'yes', emailedAt: null, hasAccount: false })];
  dashboard.enteredLink = link;
  await openDialog();
  await expect.element(dialog.getByText('President · No account.')).toBeVisible();
  await dialog.getByRole('button', { name: 'Show the link of Lata Rao, President' }).click();
  await expect.element(dialog.getByLabelText('Link for Lata Rao')).toHaveValue(link);
});
