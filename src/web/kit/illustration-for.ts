import { hash } from '#core/kernel/hash.ts';

const files = import.meta.glob<string>('./art/poster-*.svg', {
  eager: true,
  query: '?url',
  import: 'default',
});

/** The illustration of something without a picture: one of its category's, chosen by a seed. */
export function illustrationFor(category: string, seed: string): string {
  const named = Object.entries(files).filter(([file]) => file.includes(`poster-${category}-`));
  const posters = named.length > 0 ? named : Object.entries(files);
  return pickBySeed(posters, seed)?.[1] ?? '';
}

/** The entry of a list that belongs to a text. */
export function pickBySeed<T>(list: readonly T[], text: string): T | undefined {
  return list[hash(text) % list.length];
}
