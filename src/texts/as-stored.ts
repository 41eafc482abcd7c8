import { speechNow, tellMissing } from '#core/kernel/speech.ts';
import { isLatin } from './spoken-sentence.ts';

/** English that was kept before it was kept by its key: it is shown as it is, and marked as English. */
export function asStored(english: string): string {
  const speech = speechNow();
  if (speech !== null && isLatin(english) && !speech.isLatin) tellMissing(english);
  return english;
}
