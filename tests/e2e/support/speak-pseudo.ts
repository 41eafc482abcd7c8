import type { Page, Request } from '@playwright/test';
import { committees } from '#core/council/committees.ts';
import { pseudo, pseudoSpeech } from '#texts/pseudo.ts';

// A page in the pseudo-language (src/texts/pseudo.ts), in which what is still English shows itself.

export type Pseudo = Awaited<ReturnType<typeof speakPseudo>>;

/** The names of committees and seats are data: an election calls its positions so. */
const titles = new Set(committees.flatMap(({ name, positions }) => [name, ...positions]));

/**
 * The page speaks the pseudo-language from its first script on; what was rendered in English is left out. It
 * changes nothing: a call that would is refused on its way.
 */
export async function speakPseudo(page: Page) {
  const { language, locale, dir } = pseudoSpeech;
  let stays = false;
  await page.exposeFunction('pressEscape', () => page.keyboard.press('Escape'));
  const pending = new Set<Request>();
  await page.exposeFunction('isWaiting', () => pending.size > 0);
  page.on('request', (request) => {
    // What goes on changing stays open.
    if (request.resourceType() !== 'eventsource') pending.add(request);
  });
  page.on('requestfinished', (request) => pending.delete(request));
  page.on('requestfailed', (request) => pending.delete(request));
  const said = new Set<string>(titles);
  page.on('response', (response) => {
    if (!new URL(response.url()).pathname.startsWith('/api/')) return;
    response.json().then(
      (answer) => collect(answer, said),
      // The page was left before it came, or it is a file.
      () => {},
    );
  });
  await page.addInitScript(`{
    const speech = { language: '${language}', locale: '${locale}', dir: '${dir}', words: {}, isLatin: true, standIn: ${pseudo.toString()} };
    globalThis.hustingsSpeech = { speeches: new Map([['${language}', speech]]), language: () => '${language}', depth: 0 };
  }`);
  await page.route(
    (url) => !/^\/(?:assets|uploads)\//.test(url.pathname),
    async (route) => {
      const request = route.request();
      if (new URL(request.url()).pathname.startsWith('/api/')) {
        return request.method() === 'GET'
          ? route.continue()
          : route.fulfill({ status: 400, json: refusal });
      }
      if (request.resourceType() !== 'document') return route.continue();
      if (stays) return route.abort('aborted');
      const response = await route.fetch();
      const html = (await response.text())
        .replace(/<script type="application\/json"[^>]*>.*?<\/script>/s, '')
        .replace('<html lang="en" dir="ltr"', `<html lang="${language}" dir="${dir}"`);
      await route.fulfill({ response, body: html });
    },
  );
  return {
    isTheirs: (text: string) => said.has(text) || [...said].some((one) => one.includes(text)),
    /** Whether no button leads away from the page that is open. */
    stay: (whether: boolean) => {
      stays = whether;
    },
  };
}

const refusal = {
  error: 'bad-request',
  reason: 'invalid-input',
  message: pseudo('Some of the values are not valid.'),
};

/** All texts in an answer; a word such as "in-progress" is nobody's text. */
function collect(answer: unknown, into: Set<string>): void {
  if (typeof answer === 'string') {
    if (!/^[a-z-]+$/.test(answer)) into.add(answer);
  } else if (typeof answer === 'object' && answer !== null) {
    for (const one of Object.values(answer)) collect(one, into);
  }
}
