import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import type { Desk } from '#tests/support/show-desk.tsx';
import { aDesk, pendingNomination, inToast, showDesk } from '#tests/support/show-desk.tsx';

const box = (name: string) => page.getByRole('checkbox', { name: `Select ${name}` });
const all = page.getByRole('checkbox', { name: 'Select all' });
const bar = page.getByRole('group', { name: 'Actions for what is selected' });
const names = () =>
  [...document.querySelectorAll('[data-row]:not([inert]) [data-person]')].map(
    (one) => one.textContent,
  );
const posts = (desk: Desk) => desk.calls.filter((call) => call.startsWith('POST'));

function tenThatWait(): Desk {
  const desk = aDesk();
  desk.nominations = Array.from({ length: 10 }, (_, index) =>
    pendingNomination(`Person ${index + 1}`, {
      position: index < 6 ? 'President' : 'Vice President',
    }),
  );
  return desk;
}

test('"Select all" has three states and takes only what the filter shows', async () => {
  const desk = tenThatWait();
  showDesk('?section=nomination-requests');
  await box('Person 8').click();
  await expect.element(all).toBePartiallyChecked();
  await page.getByRole('combobox', { name: 'Position' }).selectOptions('President');
  await expect.element(all).not.toBePartiallyChecked();
  await all.click();
  await expect.element(bar.getByText('6 selected')).toBeVisible();
  await expect.element(all).toBeChecked();
  await bar.getByRole('button', { name: 'Accept' }).click();
  await expect.element(inToast('6 nominations accepted')).toBeVisible();
  expect(posts(desk)).toHaveLength(6);
  // The filter stays, and what it hid was not touched.
  await expect.element(page.getByText('No request matches.')).toBeVisible();
  await page.getByRole('button', { name: 'Clear search and filters' }).click();
  await expect.poll(() => names()).toHaveLength(4);
  await expect.element(box('Person 8')).toBeChecked();
});

test('what failed among many stays selected and marked; Retry sends only that', async () => {
  const desk = tenThatWait();
  const fourth = desk.nominations[3]?._id;
  desk.refuse(`POST /nomination/accept/${fourth}`, 'overloaded');
  showDesk('?section=nomination-requests');
  await all.click();
  await bar.getByRole('button', { name: 'Accept' }).click();
  await expect.element(bar.getByText('9 accepted, 1 failed')).toBeVisible();
  expect(posts(desk)).toHaveLength(10);
  await expect.poll(() => names()).toEqual(['Person 4']);
  await expect.element(box('Person 4')).toBeChecked();
  await expect.element(page.getByText('Not done. The decision could not be saved.')).toBeVisible();
  await expect.element(page.getByText('1 pending')).toBeVisible();

  desk.refuse(`POST /nomination/accept/${fourth}`, null);
  await bar.getByRole('button', { name: 'Retry' }).click();
  await expect.element(page.getByText('Nothing to approve.')).toBeVisible();
  expect(posts(desk).slice(10)).toEqual([`POST /nomination/accept/${fourth}`]);
});

test('Undo in the toast calls the inverse, and the rows are back in their places', async () => {
  const desk = tenThatWait();
  const [, second, third] = desk.nominations.map(({ _id }) => _id);
  showDesk('?section=nomination-requests');
  await box('Person 2').click();
  await box('Person 3').click();
  await bar.getByRole('button', { name: 'Reject' }).click();
  await expect.element(inToast('2 nominations rejected')).toBeVisible();
  await expect.poll(() => names()).toHaveLength(8);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect.element(inToast('2 decisions taken back')).toBeVisible();
  expect(posts(desk).slice(2).toSorted()).toEqual(
    [`POST /nomination/reopen/${second}`, `POST /nomination/reopen/${third}`].toSorted(),
  );
  await expect
    .poll(() => names())
    .toEqual(Array.from({ length: 10 }, (_, index) => `Person ${index + 1}`));
  await expect.element(page.getByText('10 pending')).toBeVisible();
});

test('an Undo that comes too late says so', async () => {
  const desk = tenThatWait();
  desk.refuse('POST /nomination/reopen', 'candidates-frozen');
  showDesk('?section=nomination-requests');
  await page.getByRole('button', { name: 'Accept Person 1', exact: true }).click();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect
    .element(inToast('Voting for this position has begun: its candidates are fixed.'))
    .toBeVisible();
  expect(names()).toHaveLength(9);
});
