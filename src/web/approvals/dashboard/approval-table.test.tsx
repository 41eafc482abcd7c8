import { beforeEach, describe, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { inToast } from '#tests/support/in-toast.ts';
import type { DashboardServer } from '#tests/support/show-dashboard.tsx';
import {
  address,
  startDashboard,
  pendingNomination,
  pendingUser,
  showDashboard,
} from '#tests/support/show-dashboard.tsx';

const box = (name: string) => page.getByRole('checkbox', { name: `Select ${name}` });
const sent = (dashboard: DashboardServer) =>
  dashboard.calls.filter((call) => call.startsWith('POST'));
const names = () =>
  [...document.querySelectorAll('[data-row]:not([inert]) [data-person]')].map(
    (one) => one.textContent,
  );

describe('nominations, by keyboard', () => {
  let dashboard: DashboardServer;
  beforeEach(async () => {
    dashboard = startDashboard();
    dashboard.nominations = ['Meher Chawla', 'Tenzin Dorje', 'Farhan Qureshi', 'Ananya Bose'].map(
      (name) => pendingNomination(name),
    );
    showDashboard('?section=nomination-requests');
    await box('Meher Chawla').click();
    await userEvent.keyboard('x');
    await expect.element(box('Meher Chawla')).not.toBeChecked();
  });
  const idOf = (index: number) => dashboard.nominations[index]?._id;

  test('J and K move, and stop at the ends; X selects', async () => {
    await userEvent.keyboard('k');
    await expect.element(box('Meher Chawla')).toHaveFocus();
    await userEvent.keyboard('jj');
    await expect.element(box('Farhan Qureshi')).toHaveFocus();
    await userEvent.keyboard('x');
    await expect.element(box('Farhan Qureshi')).toBeChecked();
    await expect.element(page.getByText('1 selected')).toBeVisible();
    await userEvent.keyboard('jjj');
    await expect.element(box('Ananya Bose')).toHaveFocus();
    expect(sent(dashboard)).toEqual([]);
  });

  test('A accepts, R rejects; the row goes, the next one has the focus, the count follows', async () => {
    const [first, second] = [idOf(0), idOf(1)];
    await userEvent.keyboard('a');
    await expect.element(box('Tenzin Dorje')).toHaveFocus();
    await userEvent.keyboard('r');
    await expect.element(page.getByLabelText('Reason')).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect.element(box('Farhan Qureshi')).toHaveFocus();
    await expect.poll(() => names()).toEqual(['Farhan Qureshi', 'Ananya Bose']);
    expect(sent(dashboard)).toEqual([
      `POST /nomination/accept/${first}`,
      `POST /nomination/reject/${second}`,
    ]);
    await expect.element(page.getByText('2 pending')).toBeVisible();
    await expect.element(page.getByText('2 requests wait below.')).toBeVisible();
  });

  test('after the last row the focus goes to the one before', async () => {
    await userEvent.keyboard('jjja');
    await expect.element(box('Farhan Qureshi')).toHaveFocus();
  });

  test('a key that is held down decides once', async () => {
    await userEvent.keyboard('{a>5/}');
    await expect.element(box('Tenzin Dorje')).toHaveFocus();
    await expect.poll(() => names()).toHaveLength(3);
    expect(sent(dashboard)).toHaveLength(1);
  });

  test('/ goes to the search, where letters are letters', async () => {
    await userEvent.keyboard('/');
    const search = page.getByRole('searchbox');
    await expect.element(search).toHaveFocus();
    await userEvent.keyboard('tenzin axrjk');
    await expect.element(page.getByText('No request matches.')).toBeVisible();
    expect(sent(dashboard)).toEqual([]);
  });

  test('? lists the letters, and they can be switched off', async () => {
    await userEvent.keyboard('?');
    const dialog = page.getByRole('dialog', { name: 'Keyboard shortcuts' });
    await expect.element(dialog.getByText('Accept')).toBeVisible();
    await dialog.getByRole('checkbox', { name: 'Single-letter shortcuts' }).click();
    await userEvent.keyboard('{Escape}');
    await expect.element(box('Meher Chawla')).toHaveFocus();
    await userEvent.keyboard('jxa?');
    await expect.element(box('Meher Chawla')).toHaveFocus();
    await expect.element(box('Meher Chawla')).not.toBeChecked();
    expect(sent(dashboard)).toEqual([]);
    // Tab and Space need no letters.
    await userEvent.keyboard(' ');
    await expect.element(box('Meher Chawla')).toBeChecked();
  });

  test('outside of the list letters do nothing', async () => {
    // From the first row back over what stands above the list.
    await userEvent.keyboard('{Shift>}{Tab}{/Shift}');
    await expect.element(page.getByRole('checkbox', { name: 'Select all' })).toHaveFocus();
    await userEvent.keyboard('ajxr?');
    await expect.element(page.getByRole('checkbox', { name: 'Select all' })).toHaveFocus();
    expect(sent(dashboard)).toEqual([]);
    expect(names()).toHaveLength(4);
  });
});

test('the second half of a double click does not decide on the row that moved up', async () => {
  const dashboard = startDashboard();
  dashboard.nominations = ['Meher Chawla', 'Tenzin Dorje'].map((name) => pendingNomination(name));
  showDashboard('?section=nomination-requests');
  await page.getByRole('button', { name: 'Accept Meher Chawla' }).click();
  await expect.poll(() => names()).toEqual(['Tenzin Dorje']);
  const next = page.getByRole('button', { name: 'Accept Tenzin Dorje' }).element();
  next.dispatchEvent(new MouseEvent('click', { bubbles: true, detail: 2 }));
  await expect.element(page.getByText('1 pending')).toBeVisible();
  expect(sent(dashboard)).toHaveLength(1);
});

test('what failed comes back, says why, and says it in a toast', async () => {
  const dashboard = startDashboard();
  dashboard.nominations = [pendingNomination('Meher Chawla'), pendingNomination('Tenzin Dorje')];
  dashboard.refuse('acceptNomination', 'candidates-frozen');
  showDashboard('?section=nomination-requests');
  await page.getByRole('button', { name: 'Accept Meher Chawla' }).click();
  const why = 'Voting for this position has begun, so its candidates are fixed.';
  await expect.element(page.getByText(`Not done. ${why}`)).toBeVisible();
  await expect.element(page.getByRole('region', { name: /Notifications/ })).toHaveTextContent(why);
  await expect.element(page.getByText('2 pending')).toBeVisible();
  expect(names()).toEqual(['Meher Chawla', 'Tenzin Dorje']);
});

test('warnings stand in the row; what is frozen stands below and cannot be decided', async () => {
  const dashboard = startDashboard();
  dashboard.nominations = [
    pendingNomination('Frozen Fatima', { isFrozen: true }),
    pendingNomination('Tenzin Dorje', { alsoStandsFor: ['Representative'] }),
  ];
  showDashboard('?section=nomination-requests');
  await expect.element(page.getByText('Also a candidate for Representative')).toBeVisible();
  expect(names()).toEqual(['Tenzin Dorje', 'Frozen Fatima']);
  await expect.element(page.getByText('1 pending')).toBeVisible();
  await expect.element(box('Frozen Fatima')).not.toBeInTheDocument();
  await expect
    .element(page.getByRole('button', { name: 'Accept Frozen Fatima' }))
    .not.toBeInTheDocument();
});

test('a warning of many letters without a blank breaks inside the row', async () => {
  const dashboard = startDashboard();
  dashboard.nominations = [pendingNomination('Tenzin Dorje', { alsoStandsFor: ['W'.repeat(80)] })];
  showDashboard('?section=nomination-requests');
  const warning = page.getByText(/^Also a candidate for/);
  await expect.element(warning).toBeVisible();
  expect(warning.element().getBoundingClientRect().right).toBeLessThanOrEqual(window.innerWidth);
});

test('an Arabic name begins where the others begin', async () => {
  const dashboard = startDashboard();
  dashboard.nominations = [pendingNomination('آمنہ صدیقی')];
  showDashboard('?section=nomination-requests');
  await expect.element(page.getByText('آمنہ صدیقی')).toBeVisible();
  const name = page.getByText('آمنہ صدیقی').element();
  const written = document.createRange();
  written.selectNodeContents(name);
  expect(written.getBoundingClientRect().left).toBeCloseTo(name.getBoundingClientRect().left, 0);
});

test('search and filters stand in the address and come from it', async () => {
  const dashboard = startDashboard();
  dashboard.nominations = [
    pendingNomination('Meher Chawla'),
    pendingNomination('Tenzin Dorje', { position: 'Vice President' }),
    pendingNomination('Meher Bano', { position: 'Vice President' }),
  ];
  showDashboard('?section=nomination-requests&q=meher&position=Vice+President');
  await expect.poll(() => names()).toEqual(['Meher Bano']);
  await page.getByRole('combobox', { name: 'Position' }).selectOptions('All positions');
  await expect.poll(() => names()).toEqual(['Meher Chawla', 'Meher Bano']);
  await expect.poll(() => address.search).toBe('?section=nomination-requests&q=meher');
  await page.getByRole('searchbox').fill('tenzin');
  await expect.poll(() => names()).toEqual(['Tenzin Dorje']);
  await expect.poll(() => address.search).toBe('?section=nomination-requests&q=tenzin');
});

test('200 that wait are shown by 25', async () => {
  const dashboard = startDashboard();
  dashboard.nominations = Array.from({ length: 60 }, (_, index) =>
    pendingNomination(`Person ${index + 1}`),
  );
  showDashboard('?section=nomination-requests');
  await expect.element(page.getByText('Showing 25 of 60')).toBeVisible();
  await box('Person 3').click();
  await page.getByRole('button', { name: 'Show 25 more' }).click();
  await expect.element(page.getByText('Showing 50 of 60')).toBeVisible();
  await expect.element(box('Person 26')).toHaveFocus();
  await expect.element(box('Person 3')).toBeChecked();
  await page.getByRole('button', { name: 'Show 10 more' }).click();
  await expect.element(page.getByText('Showing 60 of 60')).toBeVisible();
});

test('200 rows are rendered by 25, also where a search lets them in again', async () => {
  const rows = () => document.querySelectorAll('[data-row]').length;
  const atOnce: number[] = [];
  const watch = new MutationObserver(() => atOnce.push(rows()));
  watch.observe(document.body, { childList: true, subtree: true });
  const dashboard = startDashboard();
  dashboard.nominations = Array.from({ length: 200 }, (_, index) =>
    pendingNomination(index < 199 ? `Person ${index + 1}` : 'Tenzin Dorje'),
  );
  showDashboard('?section=nomination-requests&shown=200');
  await expect.poll(rows).toBe(200);
  await page.getByRole('searchbox').fill('tenzin');
  await expect.poll(rows).toBe(1);
  await page.getByRole('searchbox').fill('');
  await expect.poll(rows).toBe(200);
  watch.disconnect();
  const steps = atOnce.map((count, index) => count - (atOnce[index - 1] ?? 0));
  expect(Math.max(...steps)).toBe(25);
});

test('an empty list says so; one that cannot be loaded can be tried again', async () => {
  const dashboard = startDashboard();
  dashboard.refuse('listPendingNominations', 'overloaded');
  showDashboard('?section=nomination-requests');
  await expect.element(page.getByText('Failed to fetch nominations.')).toBeVisible();
  dashboard.refuse('listPendingNominations', null);
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect.element(page.getByText('Nothing to approve.')).toBeVisible();
  const others = dashboard.calls.filter((call) => call === 'GET /user/unverified');
  expect(others).toHaveLength(1);
});

describe('accounts', () => {
  test('an admin is approved alone, after a question that names the powers', async () => {
    const dashboard = startDashboard();
    dashboard.users = [
      pendingUser('Ishita Banerjee', 'council'),
      pendingUser('Devika Menon', 'admin'),
    ];
    showDashboard('?section=user-approval');
    await expect.poll(() => names()).toEqual(['Devika Menon', 'Ishita Banerjee']);
    await page.getByRole('checkbox', { name: 'Select all' }).click();
    await expect.element(page.getByText('1 selected')).toBeVisible();
    await expect.element(box('Devika Menon')).not.toBeInTheDocument();

    await page.getByRole('button', { name: 'Approve Devika Menon' }).click();
    const dialog = page.getByRole('dialog', { name: 'Make Devika Menon an admin?' });
    await expect.element(dialog.getByText('approve other admins')).toBeVisible();
    await expect.element(dialog.getByRole('button', { name: 'Cancel' })).toHaveFocus();
    expect(sent(dashboard)).toEqual([]);
    await dialog.getByRole('button', { name: 'Approve admin' }).click();
    await expect.poll(() => names()).toEqual(['Ishita Banerjee']);
    expect(sent(dashboard)).toHaveLength(1);
    await expect.element(box('Ishita Banerjee')).toHaveFocus();
    await expect.element(inToast('1 account approved')).toBeVisible();
    await expect.element(page.getByText('Devika Menon approved')).toBeVisible();
  });

  test('rejecting asks, starts on Keep, and offers no Undo', async () => {
    const dashboard = startDashboard();
    dashboard.users = [
      pendingUser('Ishita Banerjee', 'council'),
      pendingUser('Harish Rao', 'faculty'),
    ];
    const [first] = dashboard.users;
    showDashboard('?section=user-approval');
    const press = page.getByRole('button', { name: 'Reject Ishita Banerjee’s request' });
    await press.click();
    const dialog = page.getByRole('dialog', { name: 'Reject Ishita Banerjee’s request?' });
    await expect.element(dialog.getByRole('button', { name: 'Keep' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect.element(press).toHaveFocus();
    expect(dashboard.calls.some((call) => call.startsWith('DELETE'))).toBe(false);
    await press.click();
    await dialog.getByRole('button', { name: 'Reject' }).click();
    await expect.poll(() => names()).toEqual(['Harish Rao']);
    expect(dashboard.calls).toContain(`DELETE /user/delete/${first?._id}`);
    await expect.element(inToast('1 request rejected')).toBeVisible();
    await expect.element(page.getByRole('button', { name: 'Undo' })).not.toBeInTheDocument();
  });

  test('requests that look alike are flagged', async () => {
    const dashboard = startDashboard();
    dashboard.users = [
      pendingUser('Nikhil Deshpande', 'council', { email: 'Nikhil.D@campus.test' }),
      pendingUser('N Deshpande', 'council', { email: 'nikhild+2@campus.test' }),
    ];
    showDashboard('?section=user-approval');
    await expect
      .element(page.getByText('Looks like nikhild+2@campus.test in another request'))
      .toBeVisible();
  });
});
