import type { Speech } from '#core/kernel/speech.ts';

/**
 * A text as the pseudo-language has it: accented, a third longer, between brackets. It stands on nothing outside
 * of itself, so that a test can put it into a page.
 */
export function pseudo(english: string): string {
  const plain = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz';
  const accented = [...'ÁƁÇĎÉƑĜĤÍĴĶĻṀÑÓÞǪŘŠŤÚṼŴẊÝŽáƀçďéƒĝĥíĵķļṁñóþǫřšťúṽŵẋýž'];
  if (!/[A-Za-z]/.test(english)) return english;
  const text = english.replaceAll(/[A-Za-z]/g, (one) => accented[plain.indexOf(one)] ?? one);
  return `⟦${text}${' ~~~'.repeat(Math.ceil(english.length / 12))}⟧`;
}

/**
 * A language for tests: no text that somebody forgot to take from these files looks like it, and it is written
 * from right to left. It is on no list, so no campus can offer it. It has no entries: each English one is
 * changed as it is said. Its dates are Persian, with western digits.
 */
export const pseudoSpeech: Speech = {
  language: 'qps',
  locale: 'fa-IR-u-ca-gregory-nu-latn',
  dir: 'rtl',
  words: {},
  standIn: pseudo,
  isLatin: true,
};
