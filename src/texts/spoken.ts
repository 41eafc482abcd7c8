// Texts that speak the language of the moment, and fall back to English.
//
// `spoken(name, english)` gives what it was given, with the entries of the language that is spoken now.
// Whoever starts a program says which that is:
//
// - `addLanguage(tag, …catalogues)` (add-language.ts) puts the entries of a language where all find them: by the name
//   of the English file, then of its export, { ballot: { ballotMessages: … }, … }.
// - `setLanguageSource(() => tag)` says what is spoken; 'en', null and a language that was not added are English.
//   A server speaks another language only while it writes a page, an e-mail, or what a call is answered.
// - `spokenLanguage()` is the language of the moment.
//
// In a browser a file of the language does this before the page's script, so that texts that are read while
// modules load are right. Without it a page is English.
import { inEnglish, speechNow, tellMissing } from '#core/kernel/speech.ts';
import type { Speech } from '#core/kernel/speech.ts';
import { isolated } from './isolated.ts';
import { languageOf } from './languages.ts';
import { filled, isSaid } from './said.ts';
import type { Message } from './message.ts';
import { isWritten } from './written.ts';
import type { Language } from './languages.ts';

export { setLanguageSource } from '#core/kernel/speech.ts';

/** The language of the moment. */
export function spokenLanguage(): Language {
  return languageOf(speechNow()?.language ?? 'en');
}

/**
 * English texts, which answer in the language of the moment. `name` is where another language has them: its
 * file and the name of the export, "ballot.ballotMessages".
 */
// Nothing is left of texts that nobody uses.
/* @__NO_SIDE_EFFECTS__ */
export function spoken<English extends object>(name: string, english: English): English {
  return speaking(english, name.split('.'));
}

/** What speaks by itself is left alone where another file's texts hold it. */
const speakers = new WeakSet<object>();

function speaking<English extends object>(english: English, path: readonly string[]): English {
  if (speakers.has(english)) return english;
  const made =
    typeof english === 'function'
      ? speakingFunction(english as unknown as (...given: unknown[]) => unknown, path)
      : speakingRecord(english, path);
  speakers.add(made);
  return made as English;
}

function speakingFunction(english: (...given: unknown[]) => unknown, path: readonly string[]) {
  const speak = (...given: unknown[]) => {
    const speech = speechNow();
    if (speech === null) return isolated(english(...given), given, 'ltr');
    const theirs = entryAt(speech, path);
    if (theirs !== undefined && isSaid(english)) {
      const text = filled(theirs as Message, english.values(...given), speech.locale);
      return isolated(text, given, speech.dir);
    }
    if (theirs !== undefined && isWritten(english)) {
      return isolated(english.inWords(theirs, speech.locale, given), given, speech.dir);
    }
    const stand = inEnglish(() => english(...given));
    return standIn(speech, isolated(stand, given, 'ltr'));
  };
  // Whoever writes a catalogue asks what the English message is, and a test what is put into it.
  if (isSaid(english)) {
    return Object.assign(speak, { message: english.message, values: english.values });
  }
  return isWritten(english)
    ? Object.assign(speak, { words: english.words, values: english.values })
    : speak;
}

function speakingRecord(english: object, path: readonly string[]) {
  const parts = new Map<string, object>();
  return new Proxy(english, {
    get(target, key) {
      const value: unknown = Reflect.get(target, key);
      if (typeof key === 'symbol' || !Object.hasOwn(target, key)) return value;
      const isPart = typeof value === 'function' || (isObject(value) && !Array.isArray(value));
      if (isPart) {
        let part = parts.get(key);
        if (part === undefined) parts.set(key, (part = speaking(value, [...path, key])));
        return part;
      }
      const speech = speechNow();
      if (speech === null) return value;
      return inSpeech(speech, value, [...path, key]);
    },
  });
}

/** A text, or a list of texts entry by entry: what lacks is English. */
function inSpeech(speech: Speech, english: unknown, path: readonly string[]): unknown {
  if (Array.isArray(english)) {
    return english.map((one, at) => inSpeech(speech, one, [...path, String(at)]));
  }
  if (isObject(english) && Object.getPrototypeOf(english) === Object.prototype) {
    return Object.fromEntries(
      Object.entries(english).map(([name, one]) => [name, inSpeech(speech, one, [...path, name])]),
    );
  }
  return entryAt(speech, path) ?? standIn(speech, english);
}

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null;

function entryAt(speech: Speech, path: readonly string[]): unknown {
  let found: unknown = speech.words;
  for (const key of path) {
    if (!isObject(found) || !Object.hasOwn(found, key)) return undefined;
    found = (found as Record<string, unknown>)[key];
  }
  return found;
}

/** What is said where an entry is missing. */
function standIn(speech: Speech, value: unknown): unknown {
  if (typeof value === 'string') {
    if (speech.standIn !== undefined) return speech.standIn(value);
    tellMissing(value);
    return value;
  }
  if (Array.isArray(value)) return value.map((one) => standIn(speech, one));
  if (!isObject(value) || Object.getPrototypeOf(value) !== Object.prototype) return value;
  return Object.fromEntries(Object.entries(value).map(([key, one]) => [key, standIn(speech, one)]));
}
