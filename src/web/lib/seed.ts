/** A 32-bit number from a text, well spread: the same on every device (art and avatars). */
export function hash(text: string): number {
  let h = 2166136261;
  for (const char of text) h = Math.imul(h ^ char.charCodeAt(0), 16777619);
  h ^= h >>> 16;
  h = Math.imul(h, 2246822507);
  h ^= h >>> 13;
  h = Math.imul(h, 3266489909);
  return (h ^ (h >>> 16)) >>> 0;
}

/** The entry of a list that belongs to a text. */
export function pickBySeed<T>(list: readonly T[], text: string): T | undefined {
  return list[hash(text) % list.length];
}
