import { expect } from '@playwright/test';
import type { Page } from '@playwright/test';
import { officerPages, sectionPath } from '#core/accounts/dashboard-sections.ts';
import { pagePaths, settingsPages, settingsPath } from '#core/page-paths.ts';
import { richTest as test } from './support/fixtures.ts';
import { visit } from './support/visit.ts';

// What a hand and a key meet on every route: targets large enough for a finger, a ring that nothing
// covers, a page that stands still under its dialogs, and names for the pages one goes to.

const { home, events, council, elections, contact, login, register } = pagePaths;
const { howItWorks, secrecy, verify } = pagePaths;
const open = [
  home,
  events,
  council,
  elections,
  contact,
  howItWorks,
  secrecy,
  verify,
  login,
  `${login}?forgot`,
  register,
];
const dashboardPages = [
  'user-approval',
  'member-approval',
  'nomination-requests',
  'organize-election',
  'contact-requests',
  'election-list',
].map((section) => `${pagePaths.dashboard}?section=${section}`);

const settingsAll = settingsPages.map((one) => settingsPath(one));
const officerParts = Object.values(officerPages).flat().map(sectionPath);

/** Whatever can be pressed and is smaller than 44 px, with what grows its target counted in. */
const tooSmall = (page: Page) =>
  page.evaluate(() => {
    const pressed = 'a[href], button, select, textarea, summary, input:not([type="hidden"])';
    const sizes = [...document.querySelectorAll<HTMLElement>(pressed)].flatMap((element) => {
      const isAlone = !element.matches('a[href="#main"]') && element.closest('[inert]') === null;
      if (!isAlone || !element.checkVisibility({ visibilityProperty: true })) return [];
      const labels = element instanceof HTMLInputElement ? [...(element.labels ?? [])] : [];
      const parts = [
        element,
        element.closest('label, span:has(> input, > select, > textarea)'),
        ...labels,
      ].filter((one) => one);
      const grown = ['::before', '::after'].flatMap((part) => {
        const { content, position, width, height } = getComputedStyle(element, part);
        const isGrown = content !== 'none' && position === 'absolute';
        return isGrown
          ? [{ width: Number.parseFloat(width), height: Number.parseFloat(height) }]
          : [];
      });
      const boxes = [...parts.map((part) => (part as Element).getBoundingClientRect()), ...grown];
      const isLarge = boxes.some(({ width, height }) => width >= 43.5 && height >= 43.5);
      return isLarge ? [] : [element.outerHTML.slice(0, 120)];
    });
    return [...new Set(sizes)];
  });

test('under a finger every target has 44 px', { tag: '@phone' }, async ({ page, campus }) => {
  // A button that was just pressed is a little smaller for the moment in which it comes back.
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const look = async (address: string) => {
    await visit(page, address);
    expect.soft(await tooSmall(page), address).toEqual([]);
  };
  for (const address of open) await look(address);
  await campus.signIn(page, { role: 'admin' });
  for (const address of [events, ...settingsAll, ...dashboardPages, ...officerParts]) {
    await look(address);
  }
  for (const [address, name] of [
    [events, 'Add Event'],
    [council, 'Add Member'],
    [elections, 'Nominations'],
    [contact, /^Open profile/],
    [contact, 'Open menu'],
  ] as const) {
    await visit(page, address);
    await page.getByRole('button', { name }).click();
    await expect(page.getByRole('dialog')).toBeVisible();
    expect.soft(await tooSmall(page), String(name)).toEqual([]);
  }
});

/** Walks by Tab and names what has the focus under something that is fixed, or off the screen. */
async function hiddenFocus(page: Page, steps: number): Promise<string[]> {
  const hidden: string[] = [];
  for (let step = 0; step < steps; step++) {
    await page.keyboard.press('Tab');
    const found = await page.evaluate(() => {
      const element = document.activeElement;
      if (element === null || element === document.body) return 'end';
      if (
        element.closest('[data-top-bar], [data-toasts], a[href="#main"], [data-floating]') !== null
      )
        return '';
      const box = (element.closest('label') ?? element).getBoundingClientRect();
      const covers = document.querySelectorAll(
        '[data-top-bar], [data-toast], [data-floating], [data-offline]',
      );
      const under = [...covers].find((cover) => {
        const over = cover.getBoundingClientRect();
        return (
          box.left >= over.left - 1 &&
          box.right <= over.right + 1 &&
          box.top >= over.top - 1 &&
          box.bottom <= over.bottom + 1
        );
      });
      const isAway = box.bottom <= 0 || box.top >= window.innerHeight;
      if (under === undefined && !isAway) return '';
      return `${isAway ? 'off the screen' : under?.className}: ${element.outerHTML.slice(0, 100)}`;
    });
    if (found === 'end') break;
    if (found !== '') hidden.push(found);
  }
  return hidden;
}

test('what has the focus is never under bar, toast or button', async ({ page, campus }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await campus.signIn(page, { role: 'admin' });
  for (const address of [events, council, elections, dashboardPages[4] ?? '']) {
    await visit(page, address);
    expect.soft(await hiddenFocus(page, 45), address).toEqual([]);
  }
  // Back up again: what comes from above stops below the bar.
  await page.keyboard.press('End');
  await expect
    .poll(() => page.evaluate(() => document.body.scrollHeight - scrollY - innerHeight))
    .toBeLessThanOrEqual(1);
  for (let step = 0; step < 25; step++) {
    await page.keyboard.press('Shift+Tab');
    const [top, bar] = await page.evaluate(() => [
      document.activeElement?.closest('main')
        ? (document.activeElement.getBoundingClientRect().bottom ?? 0)
        : 1000,
      document.querySelector('[data-top-bar]')?.getBoundingClientRect().bottom ?? 0,
    ]);
    expect(top).toBeGreaterThan(bar ?? 0);
  }
});

test('a route takes the focus to its heading and names the tab', async ({ page }) => {
  await visit(page, home);
  const titles = new Set([await page.title()]);
  const foot = page.getByRole('contentinfo');
  for (const name of ['Events', 'Members', 'Elections', 'Contact', 'Home']) {
    await foot.getByRole('link', { name, exact: true }).click();
    const heading = page.locator('main h1');
    await expect(heading).toBeFocused();
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
    titles.add(await page.title());
  }
  expect(titles.size, [...titles].join(', ')).toBe(5);
  await page.goBack();
  await expect(page).toHaveURL(/contact$/);
  await expect(page.locator('main h1')).toBeFocused();
});

test('what stands in the address changes without taking the focus', async ({ page, campus }) => {
  await campus.signIn(page, { role: 'admin' });
  await visit(page, `${pagePaths.dashboard}?section=contact-requests`);
  const search = page.getByRole('searchbox', { name: 'Search requests' });
  await search.pressSequentially('zz');
  await expect(page).toHaveURL(/q=zz/);
  await expect(search).toBeFocused();
  const header = page.getByRole('button', { name: /^User Approval/ });
  await header.click();
  await expect(page).toHaveURL(/section=user-approval$/);
  await expect(header).toBeFocused();
});

/** Where the parts of the page stand, without those of a dialog. */
const placesBehind = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll('main h1, main h2, main h3, [data-top-bar] a, main article')]
      .filter((element) => element.closest('[role="dialog"]') === null)
      .map((element) => element.getBoundingClientRect())
      // What is not shown has no place.
      .filter(({ width }) => width > 0)
      .map(({ left, top, width }) => [left, top, width].map(Math.round).join(' ')),
  );

/** The same once nothing arrives any more: a part of a page can come long after its heading. */
async function placesOnceStill(page: Page): Promise<string[]> {
  let before: string[] = [];
  await expect(async () => {
    const former = before;
    before = await placesBehind(page);
    expect(before).toEqual(former);
  }).toPass({ intervals: [500] });
  return before;
}

test('dialogs, menus and selects move nothing behind them', async ({ page, campus }) => {
  await campus.signIn(page, { role: 'admin' });
  await visit(page, council);
  await page.evaluate(async () => {
    await document.fonts.ready;
    window.scrollTo({ top: 300, behavior: 'instant' });
  });
  for (const name of ['Add Member', /^Open profile/, 'Choose theme', 'Open menu'] as const) {
    const opener = page.getByRole('button', { name });
    if (!(await opener.isVisible())) continue;
    const before = await placesOnceStill(page);
    await opener.click();
    await expect(page.locator('[role="dialog"], :popover-open').first()).toBeVisible();
    expect(await placesBehind(page), String(name)).toEqual(before);
    await page.keyboard.press('Escape');
    await expect(page.locator('[role="dialog"], :popover-open')).toHaveCount(0);
    expect(await placesBehind(page), `${String(name)}, closed`).toEqual(before);
  }
});

/** Walks once around a dialog by Tab and names what has the focus and cannot be seen. */
async function unseenFocus(page: Page): Promise<string[]> {
  const unseen: string[] = [];
  for (let step = 0; step < 30; step++) {
    await page.keyboard.press('Tab');
    const found = await page.evaluate(() => {
      const element = document.activeElement;
      if (element?.closest('[role="dialog"]') === null || element === null) return '';
      const { left, right, top, bottom } = (
        element.closest('label') ?? element
      ).getBoundingClientRect();
      const middle = document.elementFromPoint((left + right) / 2, (top + bottom) / 2);
      const isSeen = middle !== null && (element.contains(middle) || middle.contains(element));
      return isSeen || element.closest('label')?.contains(middle) === true
        ? ''
        : element.outerHTML.slice(0, 100);
    });
    if (found !== '') unseen.push(found);
  }
  return unseen;
}

/** What stands out of a dialog on the right, where it cannot be scrolled to. */
const outside = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>('[role="dialog"] *')]
      .filter((element) => element.checkVisibility() && element.closest('.sr-only') === null)
      .filter((element) => element.getBoundingClientRect().right > window.innerWidth + 1)
      .map((element) => element.outerHTML.slice(0, 100)),
  );

test(
  'what shares, hands over and manages is in reach at 400 %',
  { tag: '@phone' },
  async ({ page, campus, filled }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await campus.signIn(page, { role: 'admin' });
    const { width, height } = page.viewportSize() ?? { width: 390, height: 844 };
    const accounts = sectionPath('accounts');
    for (const [address, name] of [
      [`${elections}/${filled.open.id}`, /^Share/],
      [accounts, /^Hand over/],
      [accounts, /^Manage the account/],
    ] as const) {
      await page.setViewportSize({ width, height });
      await visit(page, address);
      const opener = page.getByRole('button', { name }).first();
      await opener.scrollIntoViewIfNeeded();
      const before = await placesOnceStill(page);
      await opener.click();
      const dialog = page.getByRole('dialog');
      await expect(dialog).toBeVisible();
      expect.soft(await placesBehind(page), `${String(name)} moves nothing`).toEqual(before);
      expect.soft(await tooSmall(page), `${String(name)}, 44 px`).toEqual([]);
      expect.soft(await unseenFocus(page), `${String(name)}, focus`).toEqual([]);
      // 400 % of 1280 by 1024.
      await page.setViewportSize({ width: 320, height: 256 });
      await expect.soft.poll(() => outside(page), `${String(name)}, 320 px`).toEqual([]);
      expect.soft(await unseenFocus(page), `${String(name)}, focus at 320 px`).toEqual([]);
      await page.keyboard.press('Escape');
      await expect(dialog).toHaveCount(0);
    }
  },
);
