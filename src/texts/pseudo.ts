import type { Speech } from '#core/kernel/speech.ts';

const accents: Readonly<Record<string, string>> = Object.fromEntries(
  [
    ...'AÁBƁCÇDĎEÉFƑGĜHĤIÍJĴKĶLĻMṀNÑOÓPÞQǪRŘSŠTŤUÚVṼWŴXẊYÝZŽaábƀcçdďeéfƒgĝhĥiíjĵkķlļmṁnñoópþqǫrřsštťuúvṽwŵxẋyýzž'.matchAll(
      /([A-Za-z])(\P{ASCII})/gu,
    ),
  ].map(([, plain = '', accented = '']) => [plain, accented]),
);

/** A text as the pseudo-language has it: accented, a third longer, between brackets. */
export function pseudo(english: string): string {
  if (!/[A-Za-z]/.test(english) || english.startsWith('⟦')) return english;
  const accented = english.replaceAll(/[A-Za-z]/g, (one) => accents[one] ?? one);
  return `⟦${accented}${' ~~~'.repeat(Math.ceil(english.length / 12))}⟧`;
}

/**
 * A language for tests: no text that somebody forgot to take from these files looks like it, and it is written
 * from right to left. It is on no list, so no campus can offer it. It has no entries: each English one is
 * changed as it is said.
 */
export const pseudoSpeech: Speech = {
  language: 'qps',
  locale: 'en-GB',
  words: {},
  sentenceIn: pseudo,
  isLatin: true,
};
