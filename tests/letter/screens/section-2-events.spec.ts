import { expect } from '@playwright/test';
import type { Page } from '@playwright/test';
import { test } from '../../e2e/support/fixtures.ts';
import { paintPicture } from '../../e2e/support/pictures.ts';
import { visit } from '../../e2e/support/visit.ts';
import { events } from './support/samples.ts';
import { answer, noNews, watch } from './support/wire.ts';

const card = (page: Page, title: string) => page.getByRole('article', { name: title, exact: true });

test('§2 Events: hero, Upcoming Events only with future events, and the category bar', async ({
  page,
}) => {
  await noNews(page);
  await answer(page, 'GET /event/get-all', { events });
  await visit(page, '/events');
  const main = page.getByRole('main');
  await expect(
    main.getByRole('heading', { level: 1, name: 'OUR EVENTS', exact: true }),
  ).toBeVisible();
  await expect(main.getByText('Student Council Presents', { exact: true })).toBeVisible();
  await expect(main.getByRole('region', { name: 'Upcoming Events', exact: true })).toBeVisible();
  await expect(card(page, 'Lantern walk')).toBeVisible();
  const bar = main.getByRole('toolbar').getByRole('button');
  await expect(bar).toHaveText(['Cultural', 'Sports', 'Technical', 'Management', 'Social']);
  await expect(bar.first()).toHaveAttribute('aria-pressed', 'true');
  // A day, the full month and a year of four digits.
  await expect(
    card(page, 'Spring concert').getByText('6 March 2024', { exact: true }),
  ).toBeVisible();
  await bar.nth(1).click();
  await expect(card(page, 'Spring concert')).toHaveCount(0);
  await expect(main.getByText('No events', { exact: true })).toBeVisible();
  await expect(main.getByRole('button', { name: 'Add Event', exact: true })).toHaveCount(0);

  const past = { events: events.slice(1) };
  await answer(page, 'GET /event/get-all', past);
  const read = page.waitForResponse('**/api/event/get-all');
  await visit(page, '/events');
  await read;
  await expect(card(page, 'Spring concert')).toBeVisible();
  await expect(main.getByRole('region', { name: 'Upcoming Events', exact: true })).toHaveCount(0);
});

test(
  '§2 §3 §5 Events: the form, its types, and what it sends',
  { tag: '@desktop' },
  async ({ page, campus }) => {
    await campus.signIn(page, { role: 'faculty' });
    const sent = watch(page, 'POST /event/create') as Record<string, unknown>[];
    await visit(page, '/events');
    await page.getByRole('button', { name: 'Add Event', exact: true }).click();
    const form = page.getByRole('dialog', { name: 'Add Event', exact: true });
    await expect(form.getByLabel('Type', { exact: true }).locator('option')).toHaveText([
      'Cultural',
      'Technical',
      'Sports',
      'Management',
      'Social',
      'Other',
    ]);
    await form.getByLabel('Title', { exact: true }).fill('Letter fair');
    await form.getByLabel('Description', { exact: true }).fill('Stalls.');
    await form.getByLabel('Date', { exact: true }).fill('2050-05-06');
    await form.getByLabel('Type', { exact: true }).selectOption({ label: 'Technical' });
    await form.getByRole('button', { name: 'Add Event', exact: true }).click();
    await expect(page.getByText('Please select an image', { exact: true }).first()).toBeVisible();
    expect(sent).toEqual([]);
    const picture = await paintPicture('fair.png', { colour: 'teal' });
    await form.locator('input[type="file"]').setInputFiles(picture);
    await form.getByRole('button', { name: 'Add Event', exact: true }).click();
    await expect(
      page.getByText('Event created successfully', { exact: true }).first(),
    ).toBeVisible();
    await expect(card(page, 'Letter fair').getByText('6 May 2050', { exact: true })).toBeVisible();
    expect(sent).toHaveLength(1);
    expect(sent[0]).toMatchObject({
      title: 'Letter fair',
      description: 'Stalls.',
      type: 'technical',
      date: expect.stringContaining('2050-05-06'),
      imageUrl: expect.stringMatching(/^\/uploads\//),
    });

    // Section 4: after success the page reloads.
    await page.evaluate(() => Object.assign(window, { isOldPage: true }));
    const remove = card(page, 'Letter fair').getByRole('button', { name: /^Delete/ });
    await remove.click();
    await page.getByRole('dialog').getByRole('button', { name: 'Delete', exact: true }).click();
    await page.waitForFunction(() => !('isOldPage' in window));
    await expect(
      page.getByText('Event deleted successfully', { exact: true }).first(),
    ).toBeVisible();
    await expect(card(page, 'Letter fair')).toHaveCount(0);
  },
);
