import type { WrongValues } from '#core/kernel/wrong.ts';
import { readWrong } from '#core/kernel/wrong.ts';
import { wrongWords } from './en/wrong.ts';
import { fixedText } from './fixed-text.ts';

type Words = Readonly<Record<string, string | ((values: WrongValues) => string)>>;

/**
 * What is wrong with a field, in the language of the moment, also where the specification fixes the sentence. `others` have what
 * only the server says.
 */
export function wrongText(text: string, ...others: readonly Words[]): string {
  const found = readWrong(text);
  if (found === null) return fixedText(text);
  const { key, values } = found;
  const all: readonly Words[] = [wrongWords, ...others];
  const words = all.find((one) => Object.hasOwn(one, key))?.[key] ?? key;
  return typeof words === 'string' ? words : words(values);
}
