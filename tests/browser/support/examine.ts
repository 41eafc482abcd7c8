import { AxeBuilder } from '@axe-core/playwright';
import { expect } from '@playwright/test';
import type { Page } from '@playwright/test';

export const themes = ['light', 'dark'] as const;
export const widths = [1280, 768, 390, 320] as const;

/** What axe gives and takes, as far as it is used here. */
interface Axe {
  run(
    context: object,
    options: object,
  ): Promise<{ violations: { id: string; nodes: { html: string }[] }[] }>;
}

const tags = ['wcag2a', 'wcag2aa', 'wcag21aa', 'wcag22aa', 'best-practice'];
/** A theme changes colours and nothing else: these rules look at them. */
const colourRules = ['color-contrast', 'link-in-text-block'];
const runOnly = {
  light: { type: 'tag', values: tags },
  dark: { type: 'rule', values: colourRules },
};

/**
 * Looks at what is on the screen in both themes and at every width: nothing for axe to find, one
 * h1, no sideways scroll. The page is loaded once and resized, as a window is. While a dialog is
 * open axe looks at that alone: the page behind it is inert, and was examined without it.
 */
export async function examine(
  page: Page,
  where: string,
  at: readonly number[] = widths,
): Promise<void> {
  await page.evaluate(() => document.fonts.ready);
  for (const width of at) {
    await page.setViewportSize({ width, height: width < 600 ? 844 : 800 });
    for (const colorScheme of themes) {
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
      await expect(page.locator('html')).toHaveAttribute('data-theme', colorScheme);
      await untilStill(page);
      await inspect(page, `${where}, ${width} px, ${colorScheme}`, colorScheme);
    }
  }
}

/** Colours in the middle of a fade are nobody's choice. */
async function untilStill(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const running = () =>
      document
        .getAnimations()
        .filter((one) => one.effect?.getComputedTiming().iterations !== Infinity);
    // One fade may start the next: a colour that is inherited fades behind that of its parent.
    for (let quiet = 0; quiet < 3;) {
      await new Promise((resolve) => {
        requestAnimationFrame(resolve);
      });
      const fades = running();
      quiet = fades.length === 0 ? quiet + 1 : 0;
      await Promise.allSettled(fades.map((one) => one.finished));
    }
  });
}

async function inspect(page: Page, where: string, theme: (typeof themes)[number]): Promise<void> {
  // The builder brings axe into the page each time it is used, which is dearer than what axe does.
  const isThere = await page.evaluate(() => 'axe' in window);
  if (!isThere) await new AxeBuilder({ page }).setLegacyMode().withRules('bypass').analyze();
  const { found, headings, over } = await page.evaluate(
    async (options) => {
      const { axe } = window as unknown as { axe: Axe };
      const dialogs = document.querySelectorAll('dialog[open]');
      const { violations } = await axe.run(dialogs.length > 0 ? dialogs : document, options);
      return {
        found: violations.flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id}: ${html}`)),
        headings: document.querySelectorAll('h1').length,
        over: document.documentElement.scrollWidth - document.documentElement.clientWidth,
      };
    },
    { resultTypes: ['violations'], runOnly: runOnly[theme] },
  );
  expect.soft(found, where).toEqual([]);
  expect.soft(headings, `${where}: how many h1`).toBe(1);
  expect.soft(over, `${where}: pixels that scroll sideways`).toBeLessThanOrEqual(0);
}
