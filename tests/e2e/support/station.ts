import { expect } from '@playwright/test';
import type { Page } from '@playwright/test';
import { withoutIsolates } from '#core/kernel/isolates.ts';
import { languageOf } from '#texts/languages.ts';
import type { LanguageTag } from '#texts/languages.ts';
import { examine } from './examine.ts';

/** Whose page it is, and what on it is written by people. */
export interface Reader {
  language: LanguageTag;
  theirs: readonly string[];
}

/** Codes, addresses, keys, units and names that are the same in every language. */
const everywhere =
  /\b[2-9A-Z]{4}(?:-[2-9A-Z]{4})+\b|\b[\w.+-]+@[\w.-]+\b|\b0\d{3}[A-Z]{2}\d+\b|Asia\/Kolkata|\bGMT[+\d:]+|\bIST\b|Alt\+T|\bkB\b|CSV|Hustings Elections|\bNode\b|SHA-256(?:: [\da-f]{64})?/g;
/** Commands and names of files, and the letters of names. */
const codes = '[dir=ltr]:not([lang]), .font-mono, .poster-initials, [data-avatar]';

/**
 * Somebody stops here and looks: for axe, at both widths and in both themes, and for the language, which is
 * that of the reader in every word that nobody else wrote.
 */
export async function lookAround(page: Page, where: string, reader: Reader): Promise<void> {
  const { tag, dir } = languageOf(reader.language);
  await expect.soft(page.locator(`html[lang="${tag}"][dir="${dir}"]`), where).toBeAttached();
  await examine(page, `${tag}, ${where}`, [1280, 390]);
  if (tag === 'en') return;
  expect
    .soft(await inEnglish(page, reader.theirs), `${tag}, ${where}: left in English`)
    .toEqual([]);
}

async function inEnglish(page: Page, theirs: readonly string[]): Promise<string[]> {
  const shown = await shownTexts(page, `button[lang], ${codes}`);
  return shown.filter((text) => {
    // What stands for itself in a sentence stands between two signs.
    let own = withoutIsolates(text);
    for (const one of theirs) own = own.replaceAll(one, '');
    return /[A-Za-z]{2}/.test(own.replaceAll(everywhere, ''));
  });
}

/** The texts on a page and the names of what is on it, but for those in what is left out. */
const shownTexts = (page: Page, leftOut: string): Promise<string[]> =>
  page.evaluate((without) => {
    const found = new Set<string>();
    const root = document.body;
    const walk = document.createTreeWalker(root, NodeFilter.SHOW_TEXT | NodeFilter.SHOW_ELEMENT);
    for (let node = walk.nextNode(); node !== null; node = walk.nextNode()) {
      if (node instanceof Element) {
        for (const name of ['aria-label', 'placeholder', 'title', 'alt']) {
          const text = node.getAttribute(name);
          if (text !== null) found.add(text);
        }
      } else if (node.parentElement?.closest(`script, style, noscript, ${without}`) === null) {
        found.add(node.textContent ?? '');
      }
    }
    return [...found];
  }, leftOut);
