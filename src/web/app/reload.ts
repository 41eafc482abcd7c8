// A reload after an action must not lose the toast that was just shown.
import type { ToastRecord } from '#web/ui/notify.ts';
import { notify, shownToasts } from '#web/ui/notify.ts';

const key = 'toasts';

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

/** After a reload: shows the toasts that were stored before it. */
export function showCarriedToasts(): void {
  let carried: unknown = [];
  try {
    carried = JSON.parse(sessionStorage.getItem(key) ?? '[]');
    sessionStorage.removeItem(key);
  } catch {
    return;
  }
  if (!Array.isArray(carried)) return;
  for (const one of carried as Partial<ToastRecord>[]) {
    if (typeof one.text === 'string') notify.success(one.text);
  }
}
