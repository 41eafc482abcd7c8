import type { Page } from '@playwright/test';

/**
 * What something else does to a page. `replaced`: Chrome's translator puts another text into two `font` elements, in
 * place of ours. `moved`: extensions put our own text into an element of theirs, and each field into another one, as
 * password managers do.
 */
export type Change = 'replaced' | 'moved';

/** Changes every text of this page, and each one that comes later: from its first byte, or from now on. */
export async function translate(page: Page, change: Change, from: 'first byte' | 'now') {
  if (from === 'now') await page.evaluate(changeTexts, change);
  else await page.addInitScript(changeTexts, change);
}

function changeTexts(change: Change): void {
  const theirs = 'script, style, font, textarea, option, select, title';
  const changeText = (text: Text) => {
    const holder = text.parentElement;
    if (text.data.trim() === '' || holder === null || holder.closest(theirs) !== null) return;
    const outer = document.createElement('font');
    const inner = document.createElement('font');
    outer.append(inner);
    if (change === 'replaced') {
      inner.textContent = text.data;
      text.replaceWith(outer);
      return;
    }
    // In two steps, as some do it.
    text.before(outer);
    inner.append(text);
  };
  const wrapField = (field: Element) => {
    if (change !== 'moved' || field.closest('[data-wrapped]') !== null) return;
    const wrapper = document.createElement('span');
    wrapper.dataset['wrapped'] = '';
    wrapper.style.display = 'contents';
    field.before(wrapper);
    wrapper.append(field);
  };
  const changeAll = () => {
    const walker = document.createTreeWalker(document, NodeFilter.SHOW_TEXT);
    const texts: Text[] = [];
    while (walker.nextNode() !== null) texts.push(walker.currentNode as Text);
    for (const text of texts) changeText(text);
    for (const field of document.querySelectorAll('input[type="password"]')) wrapField(field);
  };
  new MutationObserver(changeAll).observe(document, {
    childList: true,
    characterData: true,
    subtree: true,
  });
  changeAll();
}
