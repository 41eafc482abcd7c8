/**
 * A text that the browser stores under a key, read by useSyncExternalStore. Where storage is
 * refused, nothing is stored and nothing fails.
 */
export function storedText(key: string) {
  const listeners = new Set<() => void>();
  return {
    read(): string | null {
      try {
        return localStorage.getItem(key);
      } catch {
        return null;
      }
    },
    /** Null removes it. */
    write(text: string | null): void {
      try {
        if (text === null) localStorage.removeItem(key);
        else localStorage.setItem(key, text);
      } catch {
        // The browser refuses storage: it is lost with the next reload.
      }
      for (const listener of listeners) listener();
    },
    /** Hears of changes here and in other tabs; gives back the way to stop. */
    subscribe(listener: () => void): () => void {
      listeners.add(listener);
      addEventListener('storage', listener);
      return () => {
        listeners.delete(listener);
        removeEventListener('storage', listener);
      };
    },
  };
}
