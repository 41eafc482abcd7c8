import { readWrong } from '#core/kernel/wrong.ts';
import { wrongWords } from './en/wrong.ts';
import { spokenSentence } from './spoken-sentence.ts';

/** What is wrong with a field, in the language of the moment; one of core's sentences is looked up. */
export function wrongText(text: string): string {
  const found = readWrong(text);
  if (found === null) return spokenSentence(text);
  const { key, values } = found;
  const words = Object.hasOwn(wrongWords, key) ? wrongWords[key as keyof typeof wrongWords] : key;
  return typeof words === 'string' ? words : words(values);
}
