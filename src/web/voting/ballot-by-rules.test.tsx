import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { showByRules } from '#tests/support/ballot-by-rules.tsx';

// Ballots that say more than one candidate, over a pretended server.

const dialog = page.getByRole('dialog', { name: 'Vote', exact: true });
const box = (name: string) => dialog.getByRole('checkbox', { name: new RegExp(`^${name},`) });
const button = (name: string) => dialog.getByRole('button', { name, exact: true });
const row = (name: string) => page.getByRole('button', { name: new RegExp(`^Vote for ${name},`) });
const abstaining = dialog.getByRole('checkbox', { name: 'I abstain', exact: true });

const nota = { name: 'NOTA', effect: 'reopens' } as const;

test('up to two are chosen, a third waits until one is taken back, and they are sent together', async () => {
  const stage = showByRules({ seats: 2, maxChoices: 2, nobody: nota });
  await expect.element(page.getByText('Choose up to 2 of 3 candidates')).toBeVisible();
  await row('Asha').click();
  await expect.element(box('Asha')).toBeChecked();
  await expect.element(dialog.getByText('1 of 2 chosen')).toBeVisible();
  await box('Binod').click();
  await box('Chitra').click();
  await expect.element(dialog.getByText('You have chosen 2. Take one back first.')).toBeVisible();
  await expect.element(box('Chitra')).not.toBeChecked();
  await box('Asha').click();
  await box('Chitra').click();
  await button('Review choices').click();
  await expect.element(dialog.getByText('Binod')).toBeVisible();
  await expect.element(dialog.getByText('Chitra')).toBeVisible();
  await button('Cast 1 vote').click();
  await expect.element(dialog.getByRole('heading', { name: '1 vote recorded' })).toBeVisible();
  expect(stage.filled.map(({ body }) => body.votes)).toEqual([
    [{ position: 'at Members', choices: ['as Binod', 'as Chitra'] }],
  ]);
});

test.each([
  [['Asha'], 'Choose 1 of 1 candidate', '0 of 1 chosen'],
  [['Asha', 'Binod'], 'Choose up to 2 of 2 candidates', '0 of 2 chosen'],
])('where fewer stand than may be chosen, so many can be: %j', async (names, how, none) => {
  showByRules({ seats: 3, maxChoices: 3, nobody: nota, unopposed: 'voted' }, names);
  await expect.element(page.getByText(how, { exact: true })).toBeVisible();
  await row('Asha').click();
  await box('Asha').click();
  await expect.element(dialog.getByText(`${how} · ${none}`)).toBeVisible();
});

test('nobody stands last, takes the others back, and is taken back by them', async () => {
  showByRules({ seats: 2, maxChoices: 2, nobody: nota });
  await row('Asha').click();
  const names = () =>
    dialog
      .getByRole('checkbox')
      .elements()
      .map((one) => one.ariaLabel);
  await expect.poll(names).toHaveLength(4);
  expect(names().at(-1)).toMatch(/^NOTA,/);
  await box('NOTA').click();
  await expect.element(box('Asha')).not.toBeChecked();
  await box('Binod').click();
  await expect.element(box('NOTA')).not.toBeChecked();
  await expect.element(dialog.getByText('1 of 2 chosen')).toBeVisible();
});

test('who abstains takes their choices back, reads so, and takes part without one', async () => {
  const stage = showByRules({ canAbstain: true });
  await row('Asha').click();
  await abstaining.click();
  await expect
    .element(dialog.getByText('You abstain. Your choices here were taken back.'))
    .toBeVisible();
  await expect.element(dialog.getByRole('radio', { name: /^Asha,/ })).not.toBeChecked();
  await button('Review choices').click();
  await expect.element(dialog.getByText('You abstain', { exact: true })).toBeVisible();
  await button('Cast 1 vote').click();
  await expect.element(dialog.getByRole('heading', { name: '1 vote recorded' })).toBeVisible();
  expect(stage.filled.map(({ body }) => body.votes)).toEqual([
    [{ position: 'at Members', abstain: true }],
  ]);
});

test('one abstains from the page, and a single choice is sent as ever', async () => {
  const stage = showByRules({ canAbstain: true });
  await page.getByRole('button', { name: 'I abstain from voting for Members' }).click();
  await expect.element(abstaining).toBeChecked();
  await dialog.getByRole('radio', { name: /^Binod,/ }).click();
  await expect.element(abstaining).not.toBeChecked();
  await button('Review choices').click();
  await button('Cast 1 vote').click();
  await expect.poll(() => stage.filled.length).toBe(1);
  expect(stage.filled[0]?.body.votes).toEqual([
    { position: 'at Members', candidateId: 'as Binod' },
  ]);
});

test('a question is read on the page and answered with a press', async () => {
  showByRules({ kind: 'question', text: 'Shall the fee rise?' }, ['Yes', 'No']);
  await expect.element(page.getByText('Shall the fee rise?')).toBeVisible();
  await expect.element(page.getByText('Choose an answer')).toBeVisible();
  await row('Yes').click();
  await expect.element(page.getByRole('dialog', { name: 'Cast your vote?' })).toBeVisible();
});

test('the keyboard alone chooses two, is stopped at the third, and abstains', async () => {
  showByRules({ seats: 2, maxChoices: 2, canAbstain: true });
  await expect.element(row('Asha')).toBeVisible();
  row('Asha').element().focus();
  await userEvent.keyboard('{Enter}');
  await expect.element(dialog.getByRole('heading', { name: /^Position 1 of 1/ })).toHaveFocus();
  const boxes = () => dialog.getByRole('checkbox').elements();
  for (const one of boxes().slice(0, 3)) {
    if (one.ariaChecked === 'true') continue;
    (one as HTMLElement).focus();
    await userEvent.keyboard('{Enter}');
  }
  await expect.element(dialog.getByText('You have chosen 2. Take one back first.')).toBeVisible();
  abstaining.element().focus();
  await userEvent.keyboard(' ');
  await expect.element(abstaining).toBeChecked();
  await expect.element(dialog.getByText('0 of 2 chosen')).toBeVisible();
});
