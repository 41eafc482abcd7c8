import { hash } from '#core/kernel/hash.ts';

/** The entry of a list that belongs to a text. */
export function pickBySeed<T>(list: readonly T[], text: string): T | undefined {
  return list[hash(text) % list.length];
}
