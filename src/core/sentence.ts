/** A sentence of ours: in English, or written in the language of whoever reads it. */
export type Sentence = string | (() => string);

/** The sentence of a refusal, as it takes it (refusal.ts). */
export function saying(sentence: Sentence | undefined) {
  if (sentence === undefined) return {};
  return typeof sentence === 'string' ? { message: sentence } : { words: sentence };
}
