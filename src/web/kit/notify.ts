import { toast } from 'react-hot-toast/headless';
import { topDialog } from './top-layer.ts';

/** Milliseconds to wait for a dialog that closes at the same time: inert regions stay silent. */
const settle = 60;

const staysFor = 10_000;

/** The types of toasts: success is short, error interrupts, loading stays until it is replaced. */
export type ToastType = 'success' | 'error' | 'loading' | 'blank';

export interface ToastAction {
  label: string;
  onPress: () => void;
}

export interface ToastRecord {
  type: ToastType;
  text: string;
  action?: ToastAction;
}

interface ToastOptions {
  /** Reusing an id replaces that toast, for example loading by success. */
  id?: string;
  /** Milliseconds; without it success stays 2000, loading until dismissed, others 4000. */
  duration?: number;
  action?: ToastAction;
}

// The library stores text and duration; the action of each toast is stored here.
const records = new Map<string, ToastRecord>();

function show(type: ToastType, text: string, { action, ...options }: ToastOptions = {}): string {
  const make = type === 'blank' ? toast : toast[type];
  // Without a duration a reused toast would keep that of its former type.
  const id = make(text, { duration: durations[type], ...options });
  records.set(id, action === undefined ? { type, text } : { type, text, action });
  return id;
}

const durations: Record<ToastType, number> = {
  success: 2000,
  error: 4000,
  blank: 4000,
  loading: Number.POSITIVE_INFINITY,
};

/** The toasts of forms that were refused. */
const refusals = new Set<string>();

/** Removes the toasts of a refused form once the form is accepted. */
function takeBack(): void {
  for (const id of refusals) {
    unsay(records.get(id)?.text ?? '');
    toast.dismiss(id);
  }
  refusals.clear();
}

/** Milliseconds after which a toast says that something takes long. */
const longWait = 1000;

/** Shows a loading toast while a promise takes long; gives what the promise gives. */
async function whileSlow<Result>(text: string, work: Promise<Result>): Promise<Result> {
  let id: string | undefined;
  const timer = setTimeout(() => {
    id = show('loading', text);
  }, longWait);
  try {
    return await work;
  } finally {
    clearTimeout(timer);
    if (id !== undefined) toast.dismiss(id);
  }
}

/** Toasts, for the whole product; each gives back its id. */
export const notify = {
  success: (text: string, options?: ToastOptions) => {
    takeBack();
    return show('success', text, options);
  },
  /** Why a form was refused; removed when the form is accepted. */
  refused: (text: string) => {
    const id = show('error', text);
    refusals.add(id);
    return id;
  },
  takeBack,
  whileSlow,
  error: (text: string, options?: ToastOptions) => show('error', text, options),
  loading: (text: string, options?: ToastOptions) => show('loading', text, options),
  plain: (text: string, options?: ToastOptions) => show('blank', text, options),
  dismiss: (id: string) => toast.dismiss(id),
};

/** The action of a toast, if it has one. */
export function actionOf(id: string): ToastAction | undefined {
  return records.get(id)?.action;
}

/** The toasts that are remembered. */
export const recordIds = (): string[] => [...records.keys()];

/** Forgets toasts that have gone. */
export function forgetRecords(ids: readonly string[]): void {
  for (const id of ids) records.delete(id);
}

/** The toasts on the screen, to be shown again after a reload. */
export function shownToasts(): ToastRecord[] {
  return [...records.values()].map(({ type, text }) => ({ type, text }));
}

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
function unsay(text: string): void {
  for (const line of document.querySelectorAll('[data-live="alert"] > p')) {
    if (line.textContent === text) line.remove();
  }
}
