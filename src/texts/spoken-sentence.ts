// The sentences that core says come out of it whole and in English.
import { speechNow, tellMissing } from '#core/kernel/speech.ts';

/**
 * A sentence of core in the language of the moment, or as it is where there is none. One that is in this
 * language already stays as it is.
 */
export function spokenSentence(sentence: string): string {
  const speech = speechNow();
  if (speech === null) return sentence;
  const theirs = speech.sentenceIn(sentence);
  if (theirs === null && isLatin(sentence) && !speech.isLatin) tellMissing(sentence);
  return theirs ?? sentence;
}

/** True for a text without a letter of another script. */
export const isLatin = (text: string): boolean =>
  !/[^\p{scx=Latin}\p{scx=Common}\p{scx=Inherited}]/u.test(text);
