import { speechNow, tellMissing } from '#core/kernel/speech.ts';

/** A text of which no key is known, such as one of an earlier release: as it is, and marked where it is English. */
export function asStored(text: string): string {
  const speech = speechNow();
  if (speech !== null && isLatin(text) && !speech.isLatin) tellMissing(text);
  return text;
}

/** True for a text without a letter of another script. */
export const isLatin = (text: string): boolean =>
  !/[^\p{scx=Latin}\p{scx=Common}\p{scx=Inherited}]/u.test(text);
