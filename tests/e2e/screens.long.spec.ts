import { expect } from '@playwright/test';
import type { Page } from '@playwright/test';
import { createElection, sealVotes } from '#tests/support/factories.ts';
import { richTest as test } from './support/fixtures.ts';
import { visit } from './support/visit.ts';

// The screens for those who read them otherwise: enlarged, spaced, from right to left, still, in
// the colours of the system (docs/developers/ux-checks.md). Most in one window is enough.

const open = [
  '/',
  '/events',
  '/council',
  '/elections',
  '/how-it-works',
  '/secrecy',
  '/log-in-help',
  '/verify',
  '/contact',
  '/login?forgot',
  '/register',
  '/reset-password#token=a',
];
const behind = [
  '/settings',
  '/settings?section=accounts',
  '/dashboard?section=user-approval',
  '/dashboard?section=organize-election',
  '/dashboard?section=contact-requests',
];

/** Styles of the reader's own, in the place of those before; the page's policy refuses an element. */
const restyle = (page: Page, css: string) =>
  page.evaluate((text) => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(text);
    document.adoptedStyleSheets = [sheet];
  }, css);

const sideways = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);

const enlarged = {
  'a small phone, or 400 % zoom': { width: 320, css: '' },
  'the text spacing of WCAG 1.4.12': {
    width: 320,
    css: `* { line-height: 1.5 !important; letter-spacing: 0.12em !important;
      word-spacing: 0.16em !important } p { margin-block-end: 2em !important }`,
  },
  'text at 200 %': { width: 390, css: ':root { font-size: 200% }' },
};

test('enlarged, nothing scrolls sideways', { tag: '@phone' }, async ({ page, campus }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const look = async (path: string) => {
    await visit(page, path);
    for (const [what, { width, css }] of Object.entries(enlarged)) {
      await page.setViewportSize({ width, height: 700 });
      await restyle(page, css);
      await expect.soft.poll(() => sideways(page), `${path}, ${what}`).toBeLessThanOrEqual(0);
    }
  };
  for (const path of open) await look(path);
  await campus.signIn(page, { role: 'admin' });
  for (const path of behind) await look(path);
});

test('from right to left, bars, arrows and art are mirrored', async ({ page, campus }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.addInitScript(() => {
    const turn = () => document.documentElement?.setAttribute('dir', 'rtl');
    new MutationObserver(turn).observe(document, { childList: true });
    turn();
  });
  const election = await createElection(campus.books, { positions: { President: 2 } });
  await sealVotes(campus.books, election, [[3]]);
  await visit(page, `/elections/${election.id}`);
  await expect.poll(() => sideways(page)).toBeLessThanOrEqual(0);
  await expect(page.locator('.banner-art').first()).toHaveCSS('scale', '-1 1');
  // What points somewhere is turned; a calendar, a clock and a code are not.
  const main = page.getByRole('main');
  await expect(main.locator('.lucide-log-in').first()).toHaveCSS('scale', '-1 1');
  await expect(main.locator('.lucide-timer').first()).toHaveCSS('scale', 'none');
  // A bar grows from the start of its track, which is on the right.
  await expect(page.locator('[data-track] > i')).toHaveCount(2);
  const ends = await page
    .locator('[data-track] > i')
    .evaluateAll((bars) =>
      bars.map((bar) => [
        bar.getBoundingClientRect().right,
        bar.parentElement?.getBoundingClientRect().right ?? 0,
        new DOMMatrix(getComputedStyle(bar).transform).e,
        getComputedStyle(bar).translate,
      ]),
    );
  expect(ends.length).toBeGreaterThan(0);
  for (const [, , , translate] of ends) expect(String(translate)).not.toMatch(/^-\d/);
  await visit(page, '/');
  for (const arrow of await page.locator('[data-slot="arrow"]').all()) {
    await expect(arrow).toHaveCSS('scale', '-1 1');
  }
});

test('with reduced motion nothing moves', { tag: '@desktop' }, async ({ page, campus }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const election = await createElection(campus.books, { positions: { President: 2 } });
  await campus.signIn(page);
  const moving = () =>
    page.evaluate(() =>
      [...document.querySelectorAll('body *')].flatMap((element) => {
        const { transitionProperty, animationDuration, animationName, animationIterationCount } =
          getComputedStyle(element);
        const moves = /translate|scale|rotate|transform|all/.test(transitionProperty);
        const plays =
          animationName !== 'none' &&
          (Number.parseFloat(animationDuration) > 0.001 || animationIterationCount !== '1');
        return moves || plays ? [`${element.tagName}.${element.className}`] : [];
      }),
    );
  for (const path of ['/', '/events', `/elections/${election.id}`]) {
    await visit(page, path);
    expect(await moving(), path).toEqual([]);
  }
  // Two stand, and either will do.
  await page
    .getByRole('button', { name: /^Vote for/ })
    .first()
    .click();
  await expect(page.getByRole('dialog')).toBeVisible();
  expect(await moving(), 'the question').toEqual([]);
});

test(
  'in the colours of the system the edges stay',
  { tag: '@desktop' },
  async ({ page, campus, rich }) => {
    await page.emulateMedia({ forcedColors: 'active', reducedMotion: 'reduce' });
    await campus.signIn(page);
    await visit(page, `/elections/${rich.open.id}`);
    const candidate = page.getByRole('button', { name: /^Vote for/ }).first();
    await expect(candidate).toBeVisible();
    for (const edged of [
      page.locator('[data-chip]').first(),
      page.locator('[data-track]').first(),
    ]) {
      await expect(edged).not.toHaveCSS('border-top-width', '0px');
    }
    await candidate.focus();
    await page.keyboard.press('ArrowDown');
    const ring = await page.evaluate(() => {
      const { outlineStyle, outlineWidth } = getComputedStyle(
        document.activeElement ?? document.body,
      );
      return { outlineStyle, width: Number.parseFloat(outlineWidth) };
    });
    expect(ring.outlineStyle).toBe('solid');
    expect(ring.width).toBeGreaterThanOrEqual(2);
  },
);

for (const theme of ['light', 'dark'] as const) {
  test(
    `a reload does not flash: ${theme} against the system`,
    { tag: '@desktop' },
    async ({ page }) => {
      await page.emulateMedia({ colorScheme: theme === 'dark' ? 'light' : 'dark' });
      await page.addInitScript((choice) => localStorage.setItem('theme', choice), theme);
      // The page's code is held back: what stands there then is what was painted first.
      const held = Promise.withResolvers<void>();
      await page.route(/\/assets\/.*\.js$/, async (route) => {
        await held.promise;
        await route.continue();
      });
      await page.goto('/contact', { waitUntil: 'commit' });
      const paper = () => page.evaluate(() => getComputedStyle(document.body).backgroundColor);
      await page.waitForFunction(() => performance.getEntriesByType('paint').length > 0);
      await expect(page.locator('html')).toHaveAttribute('data-theme', theme);
      const first = await paper();
      held.resolve();
      await expect(page.locator('main h1')).toBeVisible();
      expect(await paper()).toBe(first);
    },
  );
}

/** What the colours of a page come to, on everything that is printed. */
const settled = (page: Page) =>
  page.evaluate(async () => {
    await Promise.allSettled(document.getAnimations().map(({ finished }) => finished));
    return [...document.querySelectorAll('body, main, main *')].flatMap((element) => {
      if (!element.checkVisibility()) return [];
      const { color, backgroundColor, borderTopColor, filter } = getComputedStyle(element);
      return [[element.tagName, element.className, color, backgroundColor, borderTopColor, filter]];
    });
  });

test('paper is light, whatever the theme', { tag: '@desktop' }, async ({ page, rich }) => {
  for (const path of ['/', '/council', `/elections/${rich.ended.id}`]) {
    await page.emulateMedia({ media: 'screen', colorScheme: 'light', reducedMotion: 'reduce' });
    await visit(page, path);
    await page.emulateMedia({ media: 'print', colorScheme: 'light' });
    await expect(page.locator('body')).toHaveCSS('background-color', 'rgba(0, 0, 0, 0)');
    const light = await settled(page);
    await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
    expect(await settled(page), path).toEqual(light);
    for (const off of ['[data-top-bar]', 'footer', '[data-floating]']) {
      await expect(page.locator(off)).not.toBeVisible();
    }
  }
  const sheets = await page.locator('[data-result-sheet]').count();
  const paper = await page.pdf({ format: 'A4', margin: { top: '15mm', bottom: '15mm' } });
  expect(sheets).toBeGreaterThan(0);
  expect(paper.toString('latin1').match(/\/Type\s*\/Page\b/g), 'no empty page').toHaveLength(
    sheets,
  );
});
