import { setOnMissing } from '#core/kernel/speech.ts';
import { languageOf } from '#texts/languages.ts';

/**
 * Marks what stands in English on a page of another language with `lang="en"`, so that it is read aloud, broken
 * and set as English; and so the words of an election in the language in which they were written. It comes with the
 * file of the language; English pages load it where an election was written in another one. Marked is an element
 * whose own text is nothing but what stands in for missing words of one language.
 */
export function markEnglish(root: Document = document): () => void {
  const isPreview = asksForPreview();
  if (isPreview) root.adoptedStyleSheets.push(outline());
  const known = new Map<string, string>();
  const marked = new WeakSet<Element>();
  let pass: ReturnType<typeof setTimeout> | undefined;
  setOnMissing((text, language) => {
    const shown = text.trim();
    if (known.has(shown)) return;
    // A clock makes a new text each second: the oldest goes first.
    if (known.size >= mostTexts) known.delete(first(known));
    known.set(shown, language);
    // What the server rendered stands there already when the page's script asks for it.
    pass ??= setTimeout(() => {
      pass = undefined;
      lookUnder(root.documentElement);
    }, 100);
  });

  const look = (element: Element): void => {
    if (element.closest('script, style') !== null) return;
    const own = ownTexts(element);
    const [language, ...others] = new Set(own.map((text) => known.get(text)));
    const isOther = language !== undefined && others.length === 0;
    if (isPreview)
      element.toggleAttribute(
        'data-unfinished',
        own.some((text) => known.has(text)),
      );
    // What has a language of its own keeps it.
    if (isOther && !element.hasAttribute('lang')) {
      element.setAttribute('lang', language);
      // A sign beside the text stands where it stands on the whole page.
      if (element.querySelector(':scope > svg') === null)
        element.setAttribute('dir', languageOf(language).dir);
      marked.add(element);
    } else if (!isOther && marked.delete(element)) {
      element.removeAttribute('lang');
      element.removeAttribute('dir');
    }
  };
  const lookUnder = (element: Element): void => {
    look(element);
    for (const one of element.querySelectorAll('*')) look(one);
  };

  const watch = new MutationObserver((changes) => {
    for (const { type, target, addedNodes } of changes) {
      if (type === 'characterData') {
        if (target.parentElement !== null) look(target.parentElement);
        continue;
      }
      if (target instanceof Element) look(target);
      for (const node of addedNodes) if (node instanceof Element) lookUnder(node);
    }
  });
  watch.observe(root, { subtree: true, childList: true, characterData: true });
  return () => {
    watch.disconnect();
    clearTimeout(pass);
  };
}

/** For translators: `?preview` in an address, and every page of that tab from then on. */
function asksForPreview(): boolean {
  try {
    if (new URLSearchParams(location.search).has('preview'))
      sessionStorage.setItem('preview', 'yes');
    return sessionStorage.getItem('preview') !== null;
  } catch {
    // Storage is refused.
    return new URLSearchParams(location.search).has('preview');
  }
}

function outline(): CSSStyleSheet {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync('[data-unfinished] { outline: 2px dashed magenta; outline-offset: 2px }');
  return sheet;
}

const mostTexts = 5_000;

const first = (texts: Map<string, string>): string => texts.keys().next().value ?? '';

/** The texts that stand in the element itself; React puts each piece into a node of its own. */
const ownTexts = (element: Element): string[] =>
  [...element.childNodes]
    .filter((node) => node.nodeType === Node.TEXT_NODE)
    .map((node) => node.textContent?.trim() ?? '')
    .filter((text) => text !== '');
