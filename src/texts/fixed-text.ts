import { sentences as fixed } from '#core/sentences.ts';
import { asStored } from './as-stored.ts';
import { sentences } from './en/sentences.ts';
import { keyOf } from './key-of.ts';

/**
 * A sentence that the specification fixes, in the language of the moment: core and the contract hand it on in English.
 * Any other text stays as it is.
 */
export function fixedText(english: string): string {
  const key = keyOf(fixed, english);
  return key === undefined ? asStored(english) : sentences[key];
}
