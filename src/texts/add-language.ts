import type { Speech } from '#core/kernel/speech.ts';
import { addSpeech } from '#core/kernel/speech.ts';
import { answers as done } from '#contract/answers.ts';
import { sentences } from '#core/sentences.ts';
import { isolate } from './isolated.ts';
import { languageOf } from './languages.ts';
import type { LanguageTag } from './languages.ts';
import { isLatin } from './spoken-sentence.ts';

/** The exports of each file of a language, by the name of the file. */
export type Words = Speech['words'];

/** From here on a language of the list can be spoken: by the words of its files, and of its catalogues. */
export function addLanguage(tag: LanguageTag, written: Words, ...catalogues: object[]): void {
  const { locale, name, dir } = languageOf(tag);
  const words = catalogues.reduce<object>(joined, written) as Words;
  addSpeech({
    language: tag,
    locale,
    dir,
    words,
    sentenceIn: translator(words, dir),
    isLatin: isLatin(name),
  });
}

/**
 * What a language has for a sentence of core: null where it has nothing. It has those of success and those that the
 * specification fixes by their key, all others by the English sentence, in which `{name}` stands for what core
 * fills in (`answers.ts`).
 */
function translator(words: Words, dir: Speech['dir']): Speech['sentenceIn'] {
  let known: ReturnType<typeof tablesOf> | undefined;
  return sentenceIn;

  function sentenceIn(english: string): string | null {
    // Most pages say no such sentence.
    known ??= tablesOf(words);
    const whole = known.whole.get(english);
    if (whole !== undefined) return whole;
    for (const one of known.templates) {
      if (!english.startsWith(one.start) || !english.endsWith(one.end)) continue;
      one.pattern ??= patternOf(one.english);
      const found = one.pattern.exec(english)?.groups;
      if (found !== undefined) return filledIn(one.text, found, dir);
    }
    return null;
  }
}

/** A sentence in which core fills something in. */
interface Template {
  english: string;
  text: string;
  /** What stands before its first place and after its last one. */
  start: string;
  end: string;
  /** Made when it is looked for: there are hundreds. */
  pattern?: RegExp;
}

function tablesOf(words: Words) {
  const byEnglish = (words['answers']?.['answers'] ?? {}) as Record<string, string>;
  const whole = new Map(Object.entries(byEnglish));
  for (const [name, table] of Object.entries({ sentences, done })) {
    const byKey = words[name]?.[name] as Record<string, string> | undefined;
    for (const [key, english] of Object.entries(table)) {
      const theirs = byKey?.[key];
      if (theirs !== undefined) whole.set(english, theirs);
    }
  }
  const templates = Object.entries(byEnglish)
    .filter(([english]) => english.includes('{'))
    .map(([english, text]): [number, Template] => {
      const own = english.split(places);
      const ends = { start: own[0] ?? '', end: own.at(-1) ?? '' };
      return [own.join('').length, { english, text, ...ends }];
    })
    // The one with the most words of its own first: another might swallow them.
    .toSorted(([one], [other]) => other - one)
    .map(([, template]) => template);
  return { whole, templates };
}

const places = /\{\w+\}/g;

/** A `{name}` that stands twice has to be the same twice. */
function patternOf(template: string): RegExp {
  const met = new Set<string>();
  const source = template.replaceAll(/\{(\w+)\}|[$()*+.?[\\\]^{|}]/g, (all, name?: string) => {
    if (name === undefined) return `\\${all}`;
    if (met.has(name)) return `\\k<${name}>`;
    met.add(name);
    return `(?<${name}>[^]+?)`;
  });
  return new RegExp(`^${source}$`);
}

const filledIn = (text: string, given: Record<string, string>, dir: Speech['dir']) =>
  text.replaceAll(places, (place) => isolate(given[place.slice(1, -1)] ?? place, dir));

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
