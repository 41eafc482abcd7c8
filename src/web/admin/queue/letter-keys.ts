import { useSyncExternalStore } from 'react';

// Single letters as shortcuts can be switched off on each device (WCAG 2.1.4).
const key = 'letter-keys';
const listeners = new Set<() => void>();

function areOn(): boolean {
  try {
    return localStorage.getItem(key) !== 'off';
  } catch {
    return true;
  }
}

export function switchLetterKeys(isOn: boolean): void {
  try {
    if (isOn) localStorage.removeItem(key);
    else localStorage.setItem(key, 'off');
  } catch {
    // Storage is refused: the shortcuts stay as they are.
  }
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  addEventListener('storage', listener);
  return () => {
    listeners.delete(listener);
    removeEventListener('storage', listener);
  };
}

/** Whether single letters do anything in the lists of the dashboard. */
export function useLetterKeys(): boolean {
  return useSyncExternalStore(subscribe, areOn, () => true);
}
