import { addSpeech } from '#core/kernel/speech.ts';
import { isLatin } from './as-stored.ts';
import { languageOf } from './languages.ts';
import type { LanguageTag } from './languages.ts';

/** From here on a language of the list can be spoken, by the words of its catalogues. */
export function addLanguage(tag: LanguageTag, ...catalogues: object[]): void {
  const { locale, name, dir } = languageOf(tag);
  const words = catalogues.reduce<object>(joined, {}) as Parameters<typeof addSpeech>[0]['words'];
  addSpeech({ language: tag, locale, dir, words, isLatin: isLatin(name) });
}

function joined(words: object, more: object): object {
  const made: Record<string, unknown> = { ...words };
  for (const [name, theirs] of Object.entries(more) as [string, unknown][]) {
    const own = made[name];
    made[name] = isRecord(own) && isRecord(theirs) ? joined(own, theirs) : theirs;
  }
  return made;
}

const isRecord = (one: unknown): one is object =>
  typeof one === 'object' && one !== null && !Array.isArray(one);
