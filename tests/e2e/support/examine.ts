import fs from 'node:fs';
import { createRequire } from 'node:module';
import { expect } from '@playwright/test';
import type { Page } from '@playwright/test';

// Axe comes with its builder, which brings it into the page anew for each look: dearer than looking.
const axeSource = fs.readFileSync(
  createRequire(import.meta.resolve('@axe-core/playwright')).resolve('axe-core/axe.min.js'),
  'utf8',
);

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
/** An experimental rule of axe that no tag above turns on. */
const alsoFor = {
  light: { 'label-content-name-mismatch': { enabled: true } },
  dark: {},
};
const themes = ['light', 'dark'] as const;

/** The widths of the device of a project: a desktop or a phone. */
export function widthsOf(page: Page): readonly number[] {
  return (page.viewportSize()?.width ?? 0) < 600 ? [390, 320] : [1280, 768];
}

/**
 * Looks at what is on the screen in both themes and at the widths of this device: nothing for axe
 * to find, one h1, no sideways scroll. The page is loaded once and resized, as a window is. While a
 * dialog is open axe looks at that alone: the page behind it is inert, and was examined without it.
 */
export async function examine(
  page: Page,
  where: string,
  widths: readonly number[] = widthsOf(page),
): Promise<void> {
  // The file of a page that the server does not draw may come after the page's load.
  await expect(page.locator('h1').first()).toBeAttached();
  await page.evaluate(stopMotion);
  await page.evaluate(axeSource);
  for (const width of widths) {
    await page.setViewportSize({ width, height: width < 600 ? 844 : 800 });
    for (const colorScheme of themes) {
      await page.emulateMedia({ colorScheme });
      await expect(page.locator('html')).toHaveAttribute('data-theme', colorScheme);
      await inspect(page, `${where}, ${width} px, ${colorScheme}`, colorScheme);
    }
  }
  const [first] = widths;
  if (first !== undefined)
    await page.setViewportSize({ width: first, height: first < 600 ? 844 : 800 });
}

/** A colour in the middle of a fade is nobody's choice, and waiting for each fade takes long. */
async function stopMotion(): Promise<void> {
  await document.fonts.ready;
  const still = new CSSStyleSheet();
  still.replaceSync(
    '*, ::before, ::after { transition: none !important; animation: none !important }',
  );
  document.adoptedStyleSheets.push(still);
}

async function inspect(page: Page, where: string, theme: (typeof themes)[number]): Promise<void> {
  const { found, headings, over } = await page.evaluate(
    async (options) => {
      const { axe } = window as unknown as { axe: Axe };
      const dialogs = document.querySelectorAll('[role="dialog"]');
      const { violations } = await axe.run(dialogs.length > 0 ? dialogs : document, options);
      return {
        found: violations.flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id}: ${html}`)),
        headings: document.querySelectorAll('h1').length,
        over: document.documentElement.scrollWidth - document.documentElement.clientWidth,
      };
    },
    { resultTypes: ['violations'], runOnly: runOnly[theme], rules: alsoFor[theme] },
  );
  expect.soft(found, where).toEqual([]);
  expect.soft(headings, `${where}: how many h1`).toBe(1);
  expect.soft(over, `${where}: pixels that scroll sideways`).toBeLessThanOrEqual(0);
}
