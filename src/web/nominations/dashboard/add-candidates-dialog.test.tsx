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

const entered = (
  name: string,
  given: Partial<Reply<'listEntered'>[number]> = {},
): Reply<'listEntered'>[number] => ({
  _id: name.replaceAll(' ', '-'),
  positionId,
  position: 'President',
  name,
  enrollmentNumber: '0177CS230014',
  status: 'stands',
  hasLeft: false,
  hasAccount: true,
  emailedAt: soon,
  link: '',
  ...given,
});

function open(
  candidateConditions: string[] = [],
  nominations: ReturnType<typeof electionOf>['nominations'] = [],
) {
  const dashboard = startDashboard('council');
  const dates = { startDate: soon, endDate: new Date(now + 96 * 3_600_000).toISOString() };
  dashboard.elections = [
    anElection('Council 2027', { ...dates, positions, candidateConditions, nominations }),
  ];
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

const agreed = dialog.getByLabelText('They have agreed to stand');

test('people are entered once everything is ticked; a link to hand over stands at once', async () => {
  const dashboard = open(['Full-time student']);
  const mina = entered('Mina Iyer', { emailedAt: null, link });
  dashboard.enterReply = { entered: [mina], problems: [] };
  await openDialog();
  await expect.element(enter).toBeDisabled();
  await dialog.getByLabelText('President').fill('Mina Iyer\n0177cs230014');
  await enter.click();
  const tick = dialog.getByLabelText('Full-time student');
  await expect.element(tick).toHaveFocus();
  await tick.click();
  await enter.click();
  await expect.element(agreed).toHaveFocus();
  await expect.element(dialog.getByText('Tick that they have agreed to stand.')).toBeVisible();
  expect(dashboard.calls).not.toContain('POST /nomination/enter');
  await agreed.click();
  dashboard.entered = [mina];
  await enter.click();
  await expect.element(dialog.getByLabelText('Link for Mina Iyer')).toHaveValue(link);
  expect(dashboard.calls.filter((call) => call === 'POST /nomination/enter')).toHaveLength(1);
  expect(dashboard.body).toMatchObject({ haveAgreed: true });
  await expect.element(dialog.getByLabelText('President')).toHaveValue('');
  await expect.element(agreed).not.toBeChecked();
  await expect.element(dialog.getByText('1 candidate is on the ballot.')).toBeVisible();
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
  dashboard.enterReply = { entered: [entered('Lata Rao', { link })], problems: [] };
  await openDialog();
  await dialog.getByLabelText('President').fill('Lata Rao');
  await dialog.getByLabelText('Treasurer').click();
  await expect.element(dialog.getByText('No account: Lata Rao.')).toBeVisible();
  await expect.element(dialog.getByRole('checkbox', { name: /by name/ })).not.toBeInTheDocument();
  await agreed.click();
  await enter.click();
  await expect.poll(() => dashboard.calls).toContain('POST /nomination/enter');
  expect(dashboard.body).toMatchObject({
    candidates: [{ position: positionId, lines: ['Lata Rao'] }],
    byName: ['Lata Rao'],
  });
});

test('a line that the server refuses stays, says why and takes the focus', async () => {
  const dashboard = open();
  const problem = 'This person was entered for this position and does not want to stand.';
  const refused = { positionId, line: 'Mina Iyer', problem, choices: [] };
  dashboard.enterReply = { entered: [], problems: [refused] };
  await openDialog();
  const box = dialog.getByLabelText('President');
  await box.fill('Mina Iyer');
  await agreed.click();
  await enter.click();
  await expect.element(box).toHaveAccessibleDescription(/does not want to stand/);
  await expect.element(box).toHaveFocus();
  await expect.element(box).toHaveValue('Mina Iyer');
});

test('each says where they stand; who was entered in a draft is taken back after a question', async () => {
  const dashboard = open();
  dashboard.entered = [
    entered('Asha Verma'),
    entered('Mina Iyer', { status: 'draft', emailedAt: null }),
    entered('Ravi Nair', { status: 'off', hasLeft: true }),
    entered('Zoya Khan', { status: 'waits', emailedAt: null, hasAccount: false }),
    entered('Omar Haddad', { status: 'off' }),
  ];
  await openDialog();
  await expect.element(dialog.getByText('1 of 5 candidates are on the ballot.')).toBeVisible();
  for (const state of [
    'On the ballot',
    'Not published yet',
    'Left the ballot',
    'Waits for supporters',
    'Not on the ballot',
  ]) {
    await expect.element(dialog.getByText(state, { exact: true })).toBeVisible();
  }
  await expect
    .element(dialog.getByText('President · No e-mail was sent. · No account.'))
    .toBeVisible();
  expect(dialog.getByRole('button', { name: /^Take .* back/ }).elements()).toHaveLength(1);
  await dialog.getByRole('button', { name: 'Take Mina Iyer back, President' }).click();
  const question = page.getByRole('dialog', { name: 'Take Mina Iyer back?' });
  await question.getByRole('button', { name: 'Take back' }).click();
  await expect.element(dialog.getByText('1 of 4 candidates are on the ballot.')).toBeVisible();
  await expect.element(dialog.getByText('Mina Iyer')).not.toBeInTheDocument();
});

test('the dialog of the candidates leads to it before voting opens', async () => {
  const { nominations } = electionOf({ President: { Asha: 0 } });
  open([], nominations);
  await page.getByRole('button', { name: 'Actions for Council 2027' }).click();
  await page.getByRole('menuitem', { name: '1 candidate', exact: true }).click();
  const list = page.getByRole('dialog', { name: 'Candidates of Council 2027' });
  await list.getByRole('button', { name: 'Add candidates' }).click();
  await expect.element(dialog.getByLabelText('President')).toBeVisible();
});

test('several links to hand over are copied at once', async () => {
  const dashboard = open();
  dashboard.entered = ['Mina Iyer', 'Lata Rao'].map((name) =>
    entered(name, { emailedAt: null, hasAccount: false, link }),
  );
  await openDialog();
  await expect
    .element(dialog.getByText(/Give each person only their own link to leave\./))
    .toBeVisible();
  const written = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
  await dialog.getByRole('button', { name: 'Copy all links' }).click();
  await expect.element(inToast('Links copied.')).toBeVisible();
  expect(written.mock.calls).toEqual([[`Mina Iyer: ${link}\nLata Rao: ${link}`]]);
  written.mockRestore();
});

test('who leaves shows without loading the page again', async () => {
  const dashboard = open();
  const [mina, lata] = [entered('Mina Iyer'), entered('Lata Rao')];
  dashboard.entered = [mina, lata];
  await openDialog();
  await expect.element(dialog.getByText('2 candidates are on the ballot.')).toBeVisible();
  dashboard.entered = [{ ...mina, status: 'off', hasLeft: true }, lata];
  dashboard.stream.dispatchEvent(new MessageEvent('elections', { data: '{}' }));
  await expect.element(dialog.getByText('1 of 2 candidates are on the ballot.')).toBeVisible();
  await expect.element(dialog.getByText('Left the ballot', { exact: true })).toBeVisible();
});
