import { useSyncExternalStore } from 'react';

// Everything outside the topmost modal dialog is inert. What must stay reachable (toasts, live
// regions) moves into that dialog while it is open.
let stack: readonly HTMLElement[] = [];
const listeners = new Set<() => void>();

function change(next: readonly HTMLElement[]): void {
  stack = next;
  for (const listener of listeners) listener();
}

/** Puts a modal dialog on top; the returned function takes it off again. */
export function enterTopLayer(dialog: HTMLElement): () => void {
  change([...stack, dialog]);
  return () => change(stack.filter((one) => one !== dialog));
}

/** The topmost open modal dialog, or null. */
export function topDialog(): HTMLElement | null {
  return stack.at(-1) ?? null;
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export function useTopDialog(): HTMLElement | null {
  return useSyncExternalStore(subscribe, topDialog, () => null);
}
