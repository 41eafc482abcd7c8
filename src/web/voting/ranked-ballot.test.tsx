import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { showByRules } from '#tests/support/ballot-by-rules.tsx';

// A ballot on which people put candidates in an order, over a pretended server.

const dialog = page.getByRole('dialog', { name: 'Vote', exact: true });
const button = (name: string) => dialog.getByRole('button', { name, exact: true });
const row = (name: string) => page.getByRole('button', { name: new RegExp(`^Vote for ${name},`) });
const rank = (name: string) => button(`Rank ${name}, Members`);
const ron = { name: 'RON', effect: 'reopens' } as const;

/** The voter's order, as the list below the candidates reads. */
const order = () =>
  dialog
    .getByRole('region', { name: 'Your order' })
    .getByRole('listitem')
    .elements()
    .map((one) => one.textContent);

async function cast(): Promise<void> {
  await button('Review choices').click();
  await button('Cast 1 vote').click();
  await expect.element(dialog.getByRole('heading', { name: '1 vote recorded' })).toBeVisible();
}

test('a press gives the next rank, and the order is reviewed and sent', async () => {
  const stage = showByRules({ method: 'stv', seats: 2, nobody: ron });
  await expect.element(page.getByText('Rank up to 3 candidates')).toBeVisible();
  await expect.element(page.getByText(/You can rank RON too/)).toBeVisible();
  await row('Chitra').click();
  await rank('Asha').click();
  await rank('RON').click();
  await expect.poll(order).toEqual(['1st Chitra', '2nd Asha', '3rd RON']);
  await expect.element(dialog.getByText('3 ranked')).toBeVisible();
  await button('Review choices').click();
  await expect.element(dialog.getByText('1st Chitra')).toBeVisible();
  await expect.element(dialog.getByText('3rd RON')).toBeVisible();
  await button('Cast 1 vote').click();
  await expect
    .poll(() => stage.filled.map(({ body }) => body.votes))
    .toEqual([[{ position: 'at Members', choices: ['as Chitra', 'as Asha', 'as RON'] }]]);
});

test('a second press takes a rank back, and the others close up', async () => {
  const stage = showByRules({ method: 'irv' });
  await row('Asha').click();
  await rank('Binod').click();
  await rank('Chitra').click();
  await button('Asha, your 1st choice, take back, Members').click();
  await expect.poll(order).toEqual(['1st Binod', '2nd Chitra']);
  await cast();
  expect(stage.filled.map(({ body }) => body.votes)).toEqual([
    [{ position: 'at Members', choices: ['as Binod', 'as Chitra'] }],
  ]);
});

test('buttons move and remove, the focus follows, and each change is said', async () => {
  showByRules({ method: 'irv' });
  await row('Asha').click();
  await rank('Binod').click();
  await rank('Chitra').click();
  await button('Move Chitra up').click();
  await expect.poll(order).toEqual(['1st Asha', '2nd Chitra', '3rd Binod']);
  await expect.element(button('Move Chitra up')).toHaveFocus();
  await expect.element(dialog.getByText('Chitra is now your 2nd choice of 3.')).toBeInTheDocument();
  await button('Move Asha down').click();
  await expect.poll(order).toEqual(['1st Chitra', '2nd Asha', '3rd Binod']);
  await button('Take Binod back').click();
  await expect.poll(order).toEqual(['1st Chitra', '2nd Asha']);
  await expect.element(button('Take Asha back')).toHaveFocus();
  await button('Take Asha back').click();
  await button('Take Chitra back').click();
  await expect.element(dialog.getByRole('heading', { name: 'Your order' })).toHaveFocus();
  await expect.element(dialog.getByText('Nobody is ranked yet.')).toBeVisible();
});

/** Presses on the number of a row and moves to a place inside of another one, or beside the list. */
async function drag(name: string, over: string, end: 'pointerup' | 'pointercancel' = 'pointerup') {
  const row = (of: string) =>
    dialog.getByRole('listitem').filter({ hasText: of }).element() as HTMLElement;
  const list = row(name).parentElement;
  const { top, height } = row(over).getBoundingClientRect();
  const fire = async (on: Element | null | undefined, kind: string, clientY: number) => {
    on?.dispatchEvent(
      new PointerEvent(kind, { bubbles: true, isPrimary: true, pointerId: 1, clientY }),
    );
    await new Promise(requestAnimationFrame);
  };
  // A pointer that no device moves cannot be held.
  if (list !== null) list.setPointerCapture = () => {};
  await fire(row(name).querySelector('[data-handle]'), 'pointerdown', 0);
  await fire(list, 'pointermove', top + height / 2);
  await fire(list, end, top + height / 2);
}

test('a row is dragged by its number, which is said, and a drag that breaks off changes nothing', async () => {
  const stage = showByRules({ method: 'irv' });
  await row('Asha').click();
  await rank('Binod').click();
  await rank('Chitra').click();
  await expect.poll(order).toEqual(['1st Asha', '2nd Binod', '3rd Chitra']);
  await drag('Chitra', 'Asha', 'pointercancel');
  await expect.element(dialog.getByText('3 ranked')).toBeVisible();
  expect(order()).toEqual(['1st Asha', '2nd Binod', '3rd Chitra']);
  await drag('Chitra', 'Asha');
  await expect.poll(order).toEqual(['1st Chitra', '2nd Asha', '3rd Binod']);
  await expect.element(dialog.getByText('Chitra is now your 1st choice of 3.')).toBeInTheDocument();
  await drag('Chitra', 'Binod');
  await expect.poll(order).toEqual(['1st Asha', '2nd Binod', '3rd Chitra']);
  await drag('Asha', 'Asha');
  expect(order()).toEqual(['1st Asha', '2nd Binod', '3rd Chitra']);
  await cast();
  expect(stage.filled.map(({ body }) => body.votes)).toEqual([
    [{ position: 'at Members', choices: ['as Asha', 'as Binod', 'as Chitra'] }],
  ]);
});

test('the keyboard alone ranks, moves with Alt and arrows, sets a rank by its digit, and removes', async () => {
  showByRules({ method: 'stv', seats: 2 });
  await expect.element(row('Asha')).toBeVisible();
  row('Asha').element().focus();
  await userEvent.keyboard('{Enter}');
  await expect.element(dialog.getByRole('heading', { name: /^Position 1 of 1/ })).toHaveFocus();
  rank('Binod').element().focus();
  await userEvent.keyboard('{Enter}');
  await expect.poll(order).toEqual(['1st Asha', '2nd Binod']);
  await userEvent.keyboard('{Alt>}{ArrowUp}{/Alt}');
  await expect.poll(order).toEqual(['1st Binod', '2nd Asha']);
  rank('Chitra').element().focus();
  await userEvent.keyboard('1');
  await expect.poll(order).toEqual(['1st Chitra', '2nd Binod', '3rd Asha']);
  await userEvent.keyboard('{Delete}');
  await expect.poll(order).toEqual(['1st Binod', '2nd Asha']);
  await expect.element(rank('Chitra')).toHaveFocus();
});

test('too few ranks are told before the review', async () => {
  showByRules({ method: 'irv', leastRanks: 2 });
  await expect.element(page.getByText('Rank at least 2 of 3 candidates')).toBeVisible();
  await row('Asha').click();
  await button('Review choices').click();
  await expect.element(dialog.getByText('Rank at least 2, or clear your choice.')).toBeVisible();
  await rank('Binod').click();
  await button('Review choices').click();
  await expect.element(dialog.getByText('2nd Binod')).toBeVisible();
});

test('who abstains takes the order back', async () => {
  const stage = showByRules({ method: 'irv', canAbstain: true });
  await row('Asha').click();
  await dialog.getByRole('checkbox', { name: 'I abstain', exact: true }).click();
  await expect.element(dialog.getByText('Nobody is ranked yet.')).toBeVisible();
  await cast();
  expect(stage.filled.map(({ body }) => body.votes)).toEqual([
    [{ position: 'at Members', abstain: true }],
  ]);
});

test('twelve candidates fit a phone, without anything cut off', async () => {
  await page.viewport(390, 844);
  const names = Array.from({ length: 12 }, (_, index) => `Candidate${index + 1} With A Long Name`);
  showByRules({ method: 'irv' }, names);
  await row('Candidate1 With A Long Name').click();
  for (const name of names.slice(1)) await rank(name).click();
  await expect.poll(() => order().length).toBe(12);
  const body = dialog.getByRole('region', { name: 'Your order' }).element();
  expect(body.scrollWidth).toBeLessThanOrEqual(body.clientWidth);
  for (const one of body.querySelectorAll('button')) {
    const { width, height } = one.getBoundingClientRect();
    expect(Math.min(width, height)).toBeGreaterThanOrEqual(24);
  }
});
