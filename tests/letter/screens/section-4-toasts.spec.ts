import { expect } from '@playwright/test';
import type { Locator, Page } from '@playwright/test';
import { createElection } from '#tests/support/factories.ts';
import { test } from '../../e2e/support/fixtures.ts';
import { paintPicture } from '../../e2e/support/pictures.ts';
import { visit } from '../../e2e/support/visit.ts';
import { answer } from './support/wire.ts';

const toasts = (page: Page) => page.locator('[data-toast]');

/** No toast goes by itself: no time passes for it, and its timer does not end. */
async function holdToasts(page: Page): Promise<void> {
  await page.clock.setFixedTime(new Date());
  await page.addInitScript(() => {
    const start = window.setTimeout.bind(window);
    Object.assign(window, {
      setTimeout: (work: () => void, delay = 0) =>
        delay === 2000 || delay === 4000 ? 0 : start(work, delay),
    });
  });
}

/** Two toasts at the least stand top right, and over nothing of what the dialog begins with. */
async function expectFree(page: Page, dialog: Locator, field: Locator): Promise<void> {
  const boxOf = (one: Locator) => one.evaluate((at) => at.getBoundingClientRect().toJSON());
  const parts = [
    dialog.getByRole('heading').first(),
    dialog.getByRole('button', { name: 'Close', exact: true }),
    field,
  ];
  await expect(async () => {
    const boxes = await Promise.all((await toasts(page).all()).map(boxOf));
    expect(boxes.length).toBeGreaterThanOrEqual(2);
    for (const box of boxes) {
      expect(page.viewportSize()?.width ?? 0).toBeLessThanOrEqual(box.right + 40);
      expect(box.top).toBeLessThan(200);
      for (const part of parts) {
        const own = await boxOf(part);
        const isBeside = box.left >= own.right || box.right <= own.left;
        const isApart = isBeside || box.top >= own.bottom || box.bottom <= own.top;
        expect(isApart, await part.evaluate((at) => at.outerHTML.slice(0, 120))).toBe(true);
      }
    }
  }).toPass();
}

test('§2 two toasts cover neither title, close button nor first field of a side sheet', async ({
  page,
  campus,
}) => {
  await holdToasts(page);
  await campus.signIn(page, { role: 'admin' });
  await answer(page, 'POST /upload', { data: { imageUrl: '/uploads/a.webp' } });
  await answer(page, 'POST /event/create', {});
  await visit(page, '/events');
  const form = page.getByRole('dialog', { name: 'Add Event', exact: true });
  for (let count = 1; count <= 2; count += 1) {
    await page.getByRole('button', { name: 'Add Event', exact: true }).press('Enter');
    await form.getByLabel('Title', { exact: true }).fill('Lanterns');
    await form.getByLabel('Description', { exact: true }).fill('Many.');
    await form.getByLabel('Date', { exact: true }).fill('2050-01-01');
    const picture = await paintPicture('a.png', { colour: 'teal' });
    await form.locator('input[type="file"]').setInputFiles(picture);
    await form.getByRole('button', { name: 'Add Event', exact: true }).press('Enter');
    const created = toasts(page).filter({ hasText: /^Event created successfully$/ });
    await expect(created).toHaveCount(count);
    await expect(form).toBeHidden();
  }
  await page.getByRole('button', { name: 'Add Event', exact: true }).press('Enter');
  await expect(form.getByLabel('Title', { exact: true })).toBeFocused();
  await expectFree(page, form, form.getByLabel('Title', { exact: true }));
});

test('§2 two toasts cover neither title, close button nor first field of a dialog', async ({
  page,
  campus,
}) => {
  await holdToasts(page);
  await createElection(campus.books);
  await campus.signIn(page);
  await answer(page, 'POST /member/create', {}, 201);
  await visit(page, '/council');
  const form = page.getByRole('dialog', { name: 'Add Member', exact: true });
  const open = () =>
    page.getByRole('button', { name: 'Add Member', exact: true }).first().press('Enter');
  await open();
  await form.getByLabel('Enrollment number', { exact: true }).fill('0177CS231234');
  await form.getByLabel('Position', { exact: true }).selectOption('Treasury Secretary');
  await form.getByRole('button', { name: 'Add Member', exact: true }).press('Enter');
  await expect(toasts(page)).toHaveCount(2);
  await expect(form).toBeHidden();
  await open();
  await expect(form.getByLabel('Enrollment number', { exact: true })).toBeFocused();
  await expectFree(page, form, form.getByLabel('Enrollment number', { exact: true }));

  // A long one, which fills a phone.
  await form.getByRole('button', { name: 'Close', exact: true }).press('Enter');
  await page
    .getByRole('contentinfo')
    .getByRole('link', { name: 'Elections', exact: true })
    .press('Enter');
  const nomination = page.getByRole('dialog', { name: 'Candidate Nomination', exact: true });
  await page.getByRole('button', { name: 'Nominations', exact: true }).press('Enter');
  await expect(nomination.getByLabel('Election', { exact: true })).toBeFocused();
  await expectFree(page, nomination, nomination.getByLabel('Election', { exact: true }));
});

test('§4 §9 toasts are set to 2000 ms for success and 4000 ms for others, top right', async ({
  page,
}) => {
  // No time passes, so each timer of a toast is set to its whole duration.
  await page.clock.setFixedTime(new Date());
  await page.addInitScript(() => {
    const start = window.setTimeout.bind(window);
    const delays: number[] = [];
    Object.assign(window, {
      delays,
      setTimeout: (work: () => void, delay = 0) => {
        delays.push(delay);
        return start(work, delay);
      },
    });
  });
  const hasTimer = (delay: number) =>
    page.evaluate(
      (wanted) => (window as unknown as { delays: number[] }).delays.includes(wanted),
      delay,
    );
  await visit(page, '/contact');
  const send = page.getByRole('button', { name: 'Send', exact: true });
  await send.click();
  await expect(toasts(page).first()).toBeVisible();
  const box = await toasts(page).first().boundingBox();
  const { width } = page.viewportSize() ?? { width: 0 };
  expect(width - (box?.x ?? 0) - (box?.width ?? 0)).toBeLessThanOrEqual(40);
  expect(box?.y).toBeLessThan(200);
  await expect.poll(() => hasTimer(4000)).toBe(true);
  expect(await hasTimer(2000)).toBe(false);
  await answer(page, 'POST /contact/create', {});
  const form = page.locator('form').filter({ has: send });
  await form.getByLabel('Name', { exact: true }).fill('Zoya');
  await form.getByLabel('E-mail', { exact: true }).fill('zoya@letter.example');
  await form.getByLabel('Category', { exact: true }).selectOption('query');
  await form.getByLabel('Message', { exact: true }).fill('Hello.');
  await send.click();
  await expect(toasts(page).filter({ hasText: /^Message sent successfully\.$/ })).toBeVisible();
  await expect.poll(() => hasTimer(2000)).toBe(true);
});
