/** What stands in the browser's storage under one key, each part with the type it ought to have. */
export interface Kept {
  at(name: string): unknown;
  textOf(name: string): string;
  listOf(name: string): string[];
}

/** Reads it without trust: another version, or somebody's hand, may have written it. */
export function readKept(stored: () => string | null): Kept | null {
  let kept: unknown;
  try {
    kept = JSON.parse(stored() ?? 'null');
  } catch {
    return null;
  }
  if (typeof kept !== 'object' || kept === null) return null;
  const held = new Map<string, unknown>(Object.entries(kept));
  return {
    at: (name) => held.get(name),
    textOf(name) {
      const value = held.get(name);
      return typeof value === 'string' ? value : '';
    },
    listOf(name) {
      const value = held.get(name);
      return Array.isArray(value) ? value.filter((one) => typeof one === 'string') : [];
    },
  };
}
