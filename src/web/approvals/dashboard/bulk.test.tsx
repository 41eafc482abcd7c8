import { afterEach, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { inToast } from '#tests/support/in-toast.ts';
import { rendered } from '#tests/support/show.tsx';
import type { DashboardServer } from '#tests/support/show-dashboard.tsx';
import {
  startDashboard,
  pendingNomination,
  pendingUser,
  showDashboard,
} from '#tests/support/show-dashboard.tsx';

afterEach(() => {
  vi.useRealTimers();
});

const box = (name: string) => page.getByRole('checkbox', { name: `Select ${name}` });
const all = page.getByRole('checkbox', { name: 'Select all' });
const bar = page.getByRole('group', { name: 'Actions for what is selected' });
const names = () =>
  [...document.querySelectorAll('[data-row]:not([inert]) [data-person]')].map(
    (one) => one.textContent,
  );
const posts = (dashboard: DashboardServer) =>
  dashboard.calls.filter((call) => call.startsWith('POST'));

function tenThatWait(): DashboardServer {
  const dashboard = startDashboard();
  dashboard.nominations = Array.from({ length: 10 }, (_, index) =>
    pendingNomination(`Person ${index + 1}`, {
      position: index < 6 ? 'President' : 'Vice President',
    }),
  );
  return dashboard;
}

test('"Select all" has three states and takes only what the filter shows', async () => {
  const dashboard = tenThatWait();
  showDashboard('?section=nomination-requests');
  await box('Person 8').click();
  await expect.element(all).toBePartiallyChecked();
  await page.getByRole('combobox', { name: 'Position' }).selectOptions('President');
  await expect.element(all).not.toBePartiallyChecked();
  await all.click();
  await expect.element(bar.getByText('6 selected')).toBeVisible();
  await expect.element(all).toBeChecked();
  await bar.getByRole('button', { name: 'Accept' }).click();
  await expect.element(inToast('6 nominations accepted')).toBeVisible();
  expect(posts(dashboard)).toHaveLength(6);
  // The filter stays, and what it hid was not touched.
  await expect.element(page.getByText('No request matches.')).toBeVisible();
  await page.getByRole('button', { name: 'Clear search and filters' }).click();
  await expect.poll(() => names()).toHaveLength(4);
  await expect.element(box('Person 8')).toBeChecked();
});

test('what failed among many stays selected and marked; Retry sends only that', async () => {
  const dashboard = tenThatWait();
  const fourth = dashboard.nominations[3]?._id;
  dashboard.refuse('acceptNomination', 'overloaded', { id: fourth });
  showDashboard('?section=nomination-requests');
  await all.click();
  await bar.getByRole('button', { name: 'Accept' }).click();
  await expect.element(bar.getByText('9 accepted, 1 failed')).toBeVisible();
  expect(posts(dashboard)).toHaveLength(10);
  await expect.poll(() => names()).toEqual(['Person 4']);
  await expect.element(box('Person 4')).toBeChecked();
  await expect
    .element(page.getByText('Not done. The server is busy. Please try again in a moment.'))
    .toBeVisible();
  await expect.element(page.getByText('1 pending')).toBeVisible();

  dashboard.refuse('acceptNomination', null);
  await bar.getByRole('button', { name: 'Retry' }).click();
  await expect.element(page.getByText('Nothing to approve.')).toBeVisible();
  expect(posts(dashboard).slice(10)).toEqual([`POST /nomination/accept/${fourth}`]);
});

test('Undo in its row calls the inverse, and the rows are back in their places', async () => {
  const dashboard = tenThatWait();
  const [, second, third] = dashboard.nominations.map(({ _id }) => _id);
  showDashboard('?section=nomination-requests');
  await box('Person 2').click();
  await box('Person 3').click();
  await bar.getByRole('button', { name: 'Reject' }).click();
  const question = page.getByRole('dialog', { name: 'Reject 2 nominations?' });
  await question.getByRole('button', { name: 'Reject' }).click();
  await expect.element(inToast('2 nominations rejected')).toBeVisible();
  await expect.poll(() => names()).toHaveLength(8);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect.element(inToast('2 decisions taken back')).toBeVisible();
  expect(posts(dashboard).slice(2).toSorted()).toEqual(
    [`POST /nomination/reopen/${second}`, `POST /nomination/reopen/${third}`].toSorted(),
  );
  await expect
    .poll(() => names())
    .toEqual(Array.from({ length: 10 }, (_, index) => `Person ${index + 1}`));
  await expect.element(page.getByText('10 pending')).toBeVisible();
});

test('Undo stands in the place of the row that was decided', async () => {
  tenThatWait();
  showDashboard('?section=nomination-requests');
  /** The list from the top, what was decided among it. */
  const lines = () =>
    [...document.querySelectorAll('[data-row]:not([inert]), [data-undo]')].map((line) =>
      line.hasAttribute('data-undo') ? 'decided' : line.querySelector('[data-person]')?.textContent,
    );
  const accept = (name: string) =>
    page.getByRole('button', { name: `Accept ${name}`, exact: true }).click();
  await accept('Person 3');
  await accept('Person 10');
  await accept('Person 2');
  const others = [4, 5, 6, 7, 8, 9].map((number) => `Person ${number}`);
  await expect.poll(lines).toEqual(['Person 1', 'decided', 'decided', ...others, 'decided']);
  await page.getByRole('button', { name: 'Undo' }).nth(1).click();
  await expect.poll(lines).toEqual(['Person 1', 'decided', 'Person 3', ...others, 'decided']);
});

test('Undo stands for eight seconds, the toast for its two', async () => {
  tenThatWait();
  showDashboard('?section=nomination-requests');
  const first = page.getByRole('button', { name: 'Accept Person 1', exact: true });
  await expect.element(first).toBeVisible();
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'] });
  await first.click();
  const undo = page.getByRole('listitem').getByRole('button', { name: 'Undo' });
  await expect.poll(() => undo.query()).not.toBeNull();
  // Nothing may hold the time still.
  await page.getByRole('heading', { level: 1 }).hover();
  await vi.advanceTimersByTimeAsync(2500);
  await rendered();
  expect(undo.query()).not.toBeNull();
  expect(document.querySelector('[data-toast]:not([data-leaving])')).toBeNull();
  await vi.advanceTimersByTimeAsync(6000);
  await rendered();
  expect(undo.query()).toBeNull();
});

test('an Undo that comes too late says so', async () => {
  const dashboard = tenThatWait();
  dashboard.refuse('reopenNomination', 'candidates-frozen');
  showDashboard('?section=nomination-requests');
  await page.getByRole('button', { name: 'Accept Person 1', exact: true }).click();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect
    .element(inToast('Voting for this position has begun, so its candidates are fixed.'))
    .toBeVisible();
  expect(names()).toHaveLength(9);
});

test('an Undo that another officer has to confirm asks for the reason', async () => {
  const dashboard = startDashboard();
  dashboard.users = [pendingUser('Ishita Banerjee', 'council')];
  dashboard.refuse('unverifyUser', 'invalid-input', {
    fields: { reason: 'Give a reason. Another officer has to confirm this.' },
  });
  showDashboard('?section=user-approval');
  await page.getByRole('button', { name: 'Approve Ishita Banerjee' }).click();
  await page.getByRole('button', { name: 'Undo' }).click();
  const dialog = page.getByRole('dialog', { name: 'Ask a second officer to take this back?' });
  await dialog.getByRole('textbox').fill('The wrong line.');
  dashboard.refuse('unverifyUser', null);
  await dialog.getByRole('button', { name: 'Ask a second officer' }).click();
  await expect.element(dialog).not.toBeInTheDocument();
  expect(dashboard.body).toEqual({ reason: 'The wrong line.' });
});
