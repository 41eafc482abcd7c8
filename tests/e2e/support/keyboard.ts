import { expect } from '@playwright/test';
import type { Locator, Page } from '@playwright/test';

/** Goes on by Tab, as somebody without a mouse, until this has the focus. */
export async function tabTo(page: Page, target: Locator, key: 'Tab' | 'Shift+Tab' = 'Tab') {
  await expect(target).toBeVisible();
  const has = () => target.evaluate((element) => element === document.activeElement);
  for (let step = 0; step < 150; step += 1) {
    if (await has()) return;
    await page.keyboard.press(key);
  }
  await expect(target, 'is reached by Tab').toBeFocused();
}

/** Reaches a button or a link by Tab and presses Enter. */
export async function pressByKey(page: Page, target: Locator): Promise<void> {
  await tabTo(page, target);
  await page.keyboard.press('Enter');
}

/** Chooses from a menu by its arrows. */
export async function chooseByKey(page: Page, opener: Locator, item: string): Promise<void> {
  await pressByKey(page, opener);
  const chosen = page.getByRole('menuitem', { name: item, exact: true });
  await expect(chosen).toBeVisible();
  for (let step = 0; step < 20; step += 1) {
    if (await chosen.evaluate((element) => element === document.activeElement)) break;
    await page.keyboard.press('ArrowDown');
  }
  await expect(chosen).toBeFocused();
  await page.keyboard.press('Enter');
}

/** The focus is in the dialog on top, and no number of Tabs leads out of it. */
export async function expectFocusStays(page: Page, name: string | RegExp): Promise<Locator> {
  const dialog = page.getByRole('dialog', { name });
  await expect(dialog).toBeVisible();
  const holder = () =>
    dialog.evaluate((element) => {
      const { activeElement } = document;
      return element.contains(activeElement) ? 'inside' : (activeElement?.outerHTML ?? '');
    });
  await expect.poll(holder, `the focus goes into ${String(name)}`).toBe('inside');
  const start = await page.evaluateHandle(() => document.activeElement);
  for (const key of ['Tab', 'Shift+Tab']) {
    for (let step = 0; step < 4; step += 1) {
      await page.keyboard.press(key);
      await expect.poll(holder, `${key} stays in ${String(name)}`).toBe('inside');
    }
  }
  await start.evaluate((element) => (element as HTMLElement).focus());
  return dialog;
}

/**
 * Escape closes an untouched dialog and gives the focus back to what opened it. With something typed
 * it asks first, and whoever keeps editing finds it again.
 */
export async function expectEscapeIsSafe(
  page: Page,
  given: { open: () => Promise<void>; name: string | RegExp; opener: Locator; field?: string },
): Promise<Locator> {
  await given.open();
  let dialog = await expectFocusStays(page, given.name);
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(given.opener, 'the opener has the focus again').toBeFocused();
  await given.open();
  dialog = page.getByRole('dialog', { name: given.name });
  await expect(dialog).toBeVisible();
  if (given.field !== undefined) {
    const field = dialog.getByLabel(given.field);
    await tabTo(page, field);
    await page.keyboard.type('Some words', { delay: 5 });
    await page.keyboard.press('Escape');
    const question = page.getByRole('dialog', { name: 'Discard your changes?' });
    await expect(question.getByRole('button', { name: 'Keep editing' })).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(question).toBeHidden();
    await expect(field).toHaveValue('Some words');
    await expect(field, 'and goes on where they were').toBeFocused();
  }
  return dialog;
}
