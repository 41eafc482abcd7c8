// Draws a component in a real browser, with the product's styles and its two live regions.
import type { ReactNode } from 'react';
import { reportCaught } from '#web/app/lazy-part.tsx';
import { createRoot } from 'react-dom/client';
import type { Root } from 'react-dom/client';

const roots = new Set<Root>();

const { requestAnimationFrame: onFrame, setTimeout: soon } = window;

/** Shows an element; the returned function shows another in its place. */
export function show(element: ReactNode): (next: ReactNode) => void {
  document.body.insertAdjacentHTML(
    'beforeend',
    `<div data-shown></div>
     <div data-live="status" role="status" class="sr-only" data-shown></div>
     <div data-live="alert" role="alert" class="sr-only" data-shown></div>`,
  );
  const place = document.querySelector('[data-shown]');
  if (place === null) throw new Error('nothing to render in');
  const root = createRoot(place, { onCaughtError: reportCaught });
  roots.add(root);
  root.render(element);
  return (next) => root.render(next);
}

/** What the page's live region of this urgency holds. */
export function spoken(urgency: 'status' | 'alert'): string[] {
  const lines = document.querySelectorAll(`body > [data-live="${urgency}"] > p`);
  return [...lines].map((line) => line.textContent);
}

/**
 * Waits until all is rendered, and what its effects changed as well: a task of the lowest priority runs when React has
 * none left, however many pieces a busy machine makes it cut its work into. Under fake timers use this and a
 * plain expect: polling assertions move the fake clock on.
 */
export async function rendered(): Promise<void> {
  for (let round = 0; round < 3; round++) {
    await new Promise((resolve) => {
      onFrame(() => soon(resolve));
    });
    await scheduler.postTask(() => {}, { priority: 'background' });
  }
}

/** Takes away what was shown (tests/support/clean-page.ts). */
export function takeAway(): void {
  for (const root of roots) root.unmount();
  roots.clear();
  for (const shown of document.querySelectorAll('[data-shown]')) shown.remove();
}
