import { topDialog } from './top-layer.ts';

/** Milliseconds to wait for a dialog that closes at the same time: inert regions stay silent. */
const settle = 60;
const staysFor = 10_000;

/**
 * Has assistive technology say a sentence: `status` when the listener pauses, `alert` at once.
 * It lands in exactly one live region: that of the topmost dialog, else that of the page. Where the focus
 * came to the same sentence, that has said it already.
 */
export function announce(text: string, urgency: 'status' | 'alert'): void {
  setTimeout(() => {
    const selector = `[data-live="${urgency}"]`;
    const region =
      topDialog()?.querySelector(selector) ?? document.querySelector(`body > ${selector}`);
    if (region === null || document.activeElement?.textContent?.trim() === text) return;
    const line = document.createElement('p');
    line.textContent = text;
    region.append(line);
    setTimeout(() => line.remove(), staysFor);
  }, settle);
}

/** Takes out what was said at once and is no longer so, before somebody comes upon it. */
export function unsay(text: string): void {
  for (const line of document.querySelectorAll('[data-live="alert"] > p')) {
    if (line.textContent === text) line.remove();
  }
}
