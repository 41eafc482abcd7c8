import type { WrongValues } from '#core/kernel/wrong.ts';
import { readWrong } from '#core/kernel/wrong.ts';
import { wrongWords } from './en/wrong.ts';
import { spokenSentence } from './spoken-sentence.ts';

type Words = Readonly<Record<string, string | ((values: WrongValues) => string)>>;

/**
 * What is wrong with a field, in the language of the moment; one of core's sentences is looked up. `others` has what
 * only the server says.
 */
export function wrongText(text: string, others: Words = {}): string {
  const found = readWrong(text);
  if (found === null) return spokenSentence(text);
  const { key, values } = found;
  const all: Words = Object.hasOwn(wrongWords, key) ? wrongWords : others;
  const words = all[key] ?? key;
  return typeof words === 'string' ? words : words(values);
}
