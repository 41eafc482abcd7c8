// A reload after an action loses neither the toast that was just shown nor the place on the page.
import type { ToastRecord } from '#web/kit/notify.ts';
import { notify, shownToasts } from '#web/kit/notify.ts';

const key = 'toasts';
/** Where the router keeps how far each page was scrolled. */
export const scrollPlaces = 'scroll-places';

/** A page that is loaded begins at its top; one that is loaded again stays where it was. Before the first render. */
export function forgetScrollPlaces(): void {
  const [load] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  if (load?.type !== 'navigate') return;
  try {
    sessionStorage.removeItem(scrollPlaces);
  } catch {
    // Without storage no place is kept.
  }
}

/** Loads the page again and shows the success toast once more afterwards. */
export function reloadPage(): void {
  try {
    sessionStorage.setItem(
      key,
      JSON.stringify(shownToasts().filter(({ type }) => type === 'success')),
    );
  } catch {
    // Without storage the reload is silent.
  }
  window.location.reload();
}

/**
 * After such a reload: shows the toasts that were stored before it. What had the focus is gone with the
 * page of before, so its heading takes it, as after a link.
 */
export function showCarriedToasts(): void {
  let carried: unknown = null;
  try {
    carried = JSON.parse(sessionStorage.getItem(key) ?? 'null');
    sessionStorage.removeItem(key);
  } catch {
    return;
  }
  if (!Array.isArray(carried)) return;
  document.querySelector<HTMLElement>('main h1')?.focus({ preventScroll: true });
  for (const one of carried as Partial<ToastRecord>[]) {
    if (typeof one.text === 'string') notify.success(one.text);
  }
}
