import { expect } from '@playwright/test';
import type { Page } from '@playwright/test';
import { committees } from '#core/council/committees.ts';
import { electionPath, pagePaths, timetablePath } from '#core/page-paths.ts';
import { pseudo, pseudoSpeech } from '#texts/pseudo.ts';
import { richTest as test } from './support/fixtures.ts';
import { visit } from './support/visit.ts';

// The pseudo-language (src/texts/pseudo.ts) on a narrow phone: no letter of English shows that is not somebody's
// own, and no page of visitors, which is mirrored, is wider than the phone.

test.describe.configure({ timeout: 180_000 });
test.use({ viewport: { width: 320, height: 800 } });

const { home, events, council, elections, contact, login, register } = pagePaths;
const { howItWorks, secrecy, verify } = pagePaths;

/** The page speaks the pseudo-language from its first script on; what was rendered in English is left out. */
async function speakPseudo(page: Page): Promise<() => string> {
  const { language, locale } = pseudoSpeech;
  const said: string[] = [];
  page.on('response', (response) => {
    if (!response.url().includes('/api/')) return;
    response.text().then(
      (text) => said.push(text),
      // The page was left before it came.
      () => {},
    );
  });
  await page.addInitScript(`{
    const speech = { language: '${language}', locale: '${locale}', words: {}, isLatin: true, sentenceIn: ${pseudo.toString()} };
    globalThis.hustingsSpeech = { speeches: new Map([['${language}', speech]]), language: () => '${language}', depth: 0 };
  }`);
  await page.route(
    (url) => !/^\/(?:api|assets|uploads)\//.test(url.pathname),
    async (route) => {
      if (route.request().resourceType() !== 'document') return route.continue();
      const response = await route.fetch();
      const html = (await response.text())
        .replace(/<script type="application\/json"[^>]*>.*?<\/script>/s, '')
        .replace('<html lang="en" dir="ltr"', `<html lang="${language}" dir="rtl"`);
      await route.fulfill({ response, body: html });
    },
  );
  return () => said.join('\n');
}

/** The texts and names on a page that have English letters in them. */
const plainTexts = (page: Page) =>
  page.evaluate(() => {
    const found = new Set<string>();
    const root = document.body;
    const walk = document.createTreeWalker(root, NodeFilter.SHOW_TEXT | NodeFilter.SHOW_ELEMENT);
    for (let node = walk.nextNode(); node !== null; node = walk.nextNode()) {
      if (node instanceof Element) {
        for (const name of ['aria-label', 'placeholder', 'title', 'alt']) {
          const text = node.getAttribute(name);
          if (text !== null) found.add(text);
        }
      } else if (
        node.parentElement?.closest('script, style, noscript, [dir=ltr], button[lang]') === null
      ) {
        found.add(node.textContent ?? '');
      }
    }
    return [...found].filter((text) => /[A-Za-z]{2}/.test(text.replaceAll(/⟦.*?⟧/gs, '')));
  });

/** The names of committees and seats are data: an election calls its positions so. */
const titles = new Set(committees.flatMap(({ name, positions }) => [name, ...positions]));
/** Addresses and the names of time zones are the same in every language. */
const everywhere =
  /^(?:[\w.+-]+@[\w.-]+|https?:\/\/\S+|[A-Z]{2,5}(?:[+-]\d[\d:]*)?|[A-Z][\w+-]+(?:\/[\w+-]+)+)$/;

async function expectNoEnglish(page: Page, address: string, said: () => string): Promise<void> {
  const known = said();
  const isTheirs = (text: string) =>
    titles.has(text) || known.includes(JSON.stringify(text).slice(1, -1));
  const plain = (await plainTexts(page)).filter(
    (text) => !everywhere.test(text.trim()) && !isTheirs(text.trim()),
  );
  expect.soft(plain, `${address} has English in it`).toEqual([]);
}

test('a visitor meets no English and no sideways scroll', async ({ page, rich }) => {
  const said = await speakPseudo(page);
  const addresses = [
    ...[home, events, council, elections, contact, howItWorks, secrecy, verify],
    ...[login, `${login}?forgot`, register, '/no-such-page'],
    ...[rich.open, rich.ended].flatMap(({ id }) => [electionPath(id), timetablePath(id)]),
  ];
  for (const address of addresses) {
    await visit(page, address);
    await expectNoEnglish(page, address, said);
    const wide = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    expect.soft(wide, `${address} is wider than the phone`).toBeLessThanOrEqual(0);
  }
});
