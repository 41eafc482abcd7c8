import { expect } from '@playwright/test';
import type { Page } from '@playwright/test';
import { defaultTimeZone, toLocalTime } from '#core/campus/time-zone.ts';
import { certify, closeAndRead } from './support/after-close.ts';
import { castWholeBallot } from './support/cast-whole-ballot.ts';
import { test } from './support/fixtures.ts';
import { fillElection, publishForm } from './support/organise.ts';
import { putUp } from './support/put-up.ts';
import { visit } from './support/visit.ts';

// A post by the rule book, from the form to the certified result: two representatives, of which NOTA opens one
// seat again; a president who is voted down; a question that fails its quorum by one.

// Of this file alone: other files on the same server organise elections too.
const name = 'Residents of the Hostel';
const positions = ['Representatives', 'President', 'Fee'] as const;

async function organise(council: Page): Promise<void> {
  await visit(council, '/dashboard?section=organize-election');
  const at = (minutes: number) =>
    toLocalTime(new Date(Date.now() + minutes * 60_000).toISOString(), defaultTimeZone);
  await fillElection(council, { name, positions, opens: at(-1), closes: at(60) });
  const press = (button: string) => council.getByRole('button', { name: button }).click();
  const change = (title: string) =>
    council.getByRole('button', { name: `Change ${title}`, exact: true }).click();
  const nobody = (effect: string) =>
    council.getByLabel('A choice against all candidates').selectOption(effect);
  await press('Change rules');
  await press('Change how positions are won');
  await change('Representatives');
  await council.getByLabel('Seats').fill('2');
  await nobody('reopens');
  await change('President');
  await nobody('shown');
  await council.getByLabel('Candidates without opponents').selectOption('voted');
  await change('Fee');
  await council.getByLabel('What people vote on').selectOption('question');
  await council.getByLabel('The question').fill('Shall the hostel fee rise by 200 rupees?');
  await council.getByLabel('Turnout that it needs').fill('5');
  await council.getByRole('checkbox', { name: 'People can abstain' }).check();
  await publishForm(council, name);
}

/** What one voter chooses for each position, in the order of the ballot; null skips it. */
type Filled = readonly (readonly string[] | 'abstain' | null)[];

const vote = (voter: Page, filled: Filled) =>
  castWholeBallot(voter, positions.length, async (dialog, index) => {
    const chosen = filled[index] ?? [];
    if (chosen === 'abstain') {
      await dialog.getByRole('checkbox', { name: 'I abstain' }).check();
      return;
    }
    for (const one of chosen) {
      const rows = dialog.getByRole('radio').or(dialog.getByRole('checkbox'));
      await rows.and(dialog.locator(`[aria-label^="${one},"]`)).click();
    }
  });

test('two seats and NOTA, a president voted down, and a question without its quorum', async ({
  campus,
  meet,
}) => {
  const council = await meet({ role: 'council' });
  await organise(council);
  const { id } = await campus.books.db
    .selectFrom('elections')
    .select('id')
    .where('name', '=', name)
    .executeTakeFirstOrThrow();
  await putUp(campus, id, {
    'Asha Rao': 'Representatives',
    'Binod Sen': 'Representatives',
    'Chitra Das': 'President',
  });
  const ballots: Filled[] = [
    [['Asha Rao', 'Binod Sen'], ['Chitra Das'], ['Yes']],
    [['Asha Rao'], ['NOTA'], ['No']],
    [['NOTA'], ['NOTA'], 'abstain'],
    [['Asha Rao'], null, ['Yes']],
  ];
  for (const [index, filled] of ballots.entries()) {
    // One of them on the narrowest phone.
    const device = index === 0 ? { viewport: { width: 320, height: 640 } } : {};
    const voter = await meet({ role: 'student' }, device);
    await visit(voter, `/elections/${id}`);
    await expect(voter.getByText('Choose up to 2 of 2 candidates')).toBeVisible();
    await expect(voter.getByText('Shall the hostel fee rise by 200 rupees?').first()).toBeVisible();
    await vote(voter, filled);
  }
  await closeAndRead(council, campus, { id, name });
  const page = council.getByRole('main');
  await expect(page.getByText('Winner').first()).toBeVisible();
  for (const sentence of [
    'NOTA has as many votes as Binod Sen: one seat is open again.',
    'No candidate has more votes than NOTA, so nobody is elected.',
    'No quorum. 2 yes, 1 no, 1 abstained. 4 of',
  ]) {
    await expect(page.getByText(sentence, { exact: false }).first()).toBeVisible();
  }
  const again = 'Let people vote again for 2 positions, with new nominations';
  await page.getByRole('button', { name: again }).click();
  await council.getByRole('dialog').getByRole('button', { name: 'Prepare 2 positions' }).click();
  await expect(page.getByText(`${name} (vote again)`)).toBeVisible();
  // What nobody has won holds nothing up.
  const reader = await meet({ role: 'student' });
  await certify(council, reader, campus, { id, name });
  await expect(reader.getByText('No quorum. 2 yes, 1 no, 1 abstained. 4 of')).toBeVisible();
});
