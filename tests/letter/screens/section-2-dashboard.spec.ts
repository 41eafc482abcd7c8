import { expect } from '@playwright/test';
import type { Page } from '@playwright/test';
import { test } from '../../e2e/support/fixtures.ts';
import { visit } from '../../e2e/support/visit.ts';
import { contacts, elections } from './support/samples.ts';
import { toast } from './support/toasts.ts';
import { answer, noNews, watch } from './support/wire.ts';

const titles = (page: Page) => page.locator('main [data-header] [data-title]');

test('§2 Dashboard: one section open at a time; pressing it again closes it', async ({
  page,
  campus,
}) => {
  await campus.signIn(page, { role: 'admin' });
  await visit(page, '/dashboard');
  const open = page.locator('main [data-header][aria-expanded="true"]');
  const header = (name: string) =>
    page.getByRole('main').getByRole('button', { name: new RegExp(`^${name}`) });
  await expect(open).toHaveCount(0);
  await header('User Approval').click();
  await expect(open).toHaveText(/^User Approval/);
  await header('Contact Requests').click();
  await expect(open).toHaveCount(1);
  await expect(open).toHaveText(/^Contact Requests/);
  await header('Contact Requests').click();
  await expect(open).toHaveCount(0);
});

for (const [name, width, height] of [
  ['a desktop', 1280, 900],
  ['a phone', 390, 844],
] as const) {
  test(
    `§2 Dashboard: on ${name} the first section is in view on a new campus`,
    { tag: '@desktop' },
    async ({ page, campus }) => {
      await page.setViewportSize({ width, height });
      await noNews(page);
      await answer(page, 'GET /election/get-all', { elections: [] });
      await answer(page, 'GET /election/all', { elections: [] });
      const step = { electionId: null, election: null, whyNot: null };
      const kinds = ['name-campus', 'second-officer', 'import-voters', 'first-election'];
      await answer(page, 'GET /waiting/get-all', {
        things: kinds.map((kind) => ({ kind, ...step })),
      });
      await campus.signIn(page, { role: 'admin' });
      await visit(page, '/dashboard');
      await expect(page.getByText('Name your university')).toBeVisible();
      await expect(titles(page).first()).toHaveText('Nomination Requests');
      await expect(titles(page).first()).toBeInViewport();
    },
  );
}

/** The hues of a card, of its stripe and of what is behind its text, in degrees, as the screen mixes them. */
const huesOf = (page: Page, name: string) =>
  page.getByRole('article', { name, exact: true }).evaluate((card) => {
    const canvas = document.createElement('canvas');
    const context = canvas.getContext('2d');
    if (context === null) throw new Error('no canvas');
    return ['::before', null].map((part) => {
      context.fillStyle = getComputedStyle(card, part).backgroundColor;
      context.fillRect(0, 0, 1, 1);
      const [red = 0, green = 0, blue = 0] = context.getImageData(0, 0, 1, 1).data;
      const [most, least] = [Math.max(red, green, blue), Math.min(red, green, blue)];
      if (most === least) return Number.NaN;
      const parts = { [blue]: 4 + (red - green) / (most - least) };
      parts[green] = 2 + (blue - red) / (most - least);
      parts[red] = (green - blue) / (most - least);
      return (60 * (parts[most] ?? 0) + 360) % 360;
    });
  });

test('§2 §4 Contact Requests: cards, badges, colours, and what is disabled', async ({
  page,
  campus,
}) => {
  await noNews(page);
  await answer(page, 'GET /contact/get-all', contacts);
  await campus.signIn(page, { role: 'council' });
  await visit(page, '/dashboard?section=contact-requests');
  for (const [code, badge, canResolve, canReject] of [
    [1, 'Resolved', false, true],
    [0, 'Rejected', true, false],
    [2, 'In Progress', true, true],
    [7, 'In Progress', true, true],
  ] as const) {
    const card = page.getByRole('article', { name: `Writer ${code}`, exact: true });
    for (const text of [`writer${code}@letter.example`, 'Grievance', `Message ${code}`]) {
      await expect(card.getByText(text, { exact: true }).first()).toBeVisible();
    }
    await expect(card.getByText(badge, { exact: true })).toBeVisible();
    const resolve = card.getByRole('button', { name: /^Resolve/ });
    const reject = card.getByRole('button', { name: /^Reject/ });
    await expect(resolve).toBeEnabled({ enabled: canResolve });
    await expect(reject).toBeEnabled({ enabled: canReject });
    await expect(card.getByRole('button', { name: /^Delete/ })).toBeVisible();
  }
  // Green, red and yellow: the stripe, and the card behind it.
  for (const [code, from, to] of [
    [1, 90, 170],
    [0, 340, 385],
    [2, 30, 75],
    [7, 30, 75],
  ] as const) {
    for (const hue of await huesOf(page, `Writer ${code}`)) {
      const turned = hue < from ? hue + 360 : hue;
      expect(turned, `Writer ${code}: ${hue}`).toBeLessThanOrEqual(to);
    }
  }

  await answer(page, 'GET /contact/get-all', []);
  await visit(page, '/dashboard?section=contact-requests');
  await expect(
    page.getByRole('main').getByText('No query/requests available.', { exact: true }),
  ).toBeVisible();
});

test(
  '§4 §8 Contact Requests: each action is said and the list is read again',
  { tag: '@desktop' },
  async ({ page, campus }) => {
    await noNews(page);
    let read = 0;
    let resolved = 2;
    await page.route('**/api/contact/get-all*', (route) => {
      read += 1;
      return route.fulfill({ json: [{ ...contacts[0], resolved }] });
    });
    await campus.signIn(page, { role: 'admin' });
    await visit(page, '/dashboard?section=contact-requests');
    const card = page.getByRole('article', { name: 'Writer 2', exact: true });
    for (const [button, call, success, failure, code] of [
      [
        'Resolve',
        'PUT /contact/resolve/{id}',
        'Contact resolved successfully',
        'Failed to resolve contact',
        1,
      ],
      [
        'Reject',
        'PUT /contact/reject/{id}',
        'Contact rejected successfully',
        'Failed to reject contact',
        0,
      ],
    ] as const) {
      const press = card.getByRole('button', { name: new RegExp(`^${button}`) });
      await answer(page, call, {}, 500);
      await press.click();
      await toast(page, failure);
      await answer(page, call, {});
      resolved = code;
      const before = read;
      await press.click();
      await toast(page, success);
      await expect.poll(() => read).toBeGreaterThan(before);
      await expect(press).toBeDisabled();
    }
  },
);

test(
  '§2 §8 Election List: rows with the date as dd/MM/yyyy, Delete, and the empty text',
  { tag: '@desktop' },
  async ({ page, campus }) => {
    await noNews(page);
    const [first] = elections;
    const dated = {
      ...first,
      nominations: [],
      startDate: '2031-03-06T10:00:00Z',
      endDate: '2031-03-07T10:00:00Z',
    };
    await answer(page, 'GET /election/get-all', { elections: [dated] });
    await answer(page, 'GET /election/all', { elections: [] });
    await campus.signIn(page, { role: 'council' });
    await visit(page, '/dashboard?section=election-list');
    const row = page.locator('main [data-row]');
    await expect(row.getByText('Letter election', { exact: true })).toBeVisible();
    await expect(row.getByText('Election Date', { exact: true })).toBeVisible();
    await expect(row.getByText('06/03/2031', { exact: true })).toBeVisible();
    const remove = row.getByRole('button', { name: /^Delete/ });
    await expect(remove).toHaveText('Delete');
    const asked = watch(page, 'DELETE /election/delete/{id}');
    await answer(page, 'DELETE /election/delete/{id}', {}, 500);
    await remove.click();
    const question = page.getByRole('dialog');
    await question.getByRole('button', { name: /^Delete/ }).click();
    await toast(page, 'Failed to delete election');
    await answer(page, 'DELETE /election/delete/{id}', {});
    await answer(page, 'GET /election/get-all', { elections: [] });
    await question.getByRole('button', { name: /^Delete/ }).click();
    await toast(page, 'Election deletion successful');
    await expect(
      page.getByRole('main').getByText('No elections found.', { exact: true }),
    ).toBeVisible();
    expect(asked).toHaveLength(2);
  },
);
