// The sentences that core says, in another language. They come out of core whole and in English.
import type { Speech } from '#core/kernel/speech.ts';
import { speechNow, tellMissing } from '#core/kernel/speech.ts';
import { sentences } from '#core/sentences.ts';
import { languageOf } from './languages.ts';

/**
 * What a language has for a sentence of core: null where it has nothing. It has those that the specification
 * fixes by their key (`sentences.ts` of its folder), all others by the English sentence, in which `{name}`
 * stands for what core fills in (`answers.ts`).
 */
export function sentenceIn(speech: Speech, english: string): string | null {
  let known = tables.get(speech);
  if (known === undefined) tables.set(speech, (known = tableOf(speech)));
  const whole = known.whole.get(english);
  if (whole !== undefined) return whole;
  for (const { pattern, text } of known.templates) {
    const found = pattern.exec(english)?.groups;
    if (found !== undefined) return filled(text, found);
  }
  return null;
}

/**
 * A sentence of core in the language of the moment, or as it is where there is none. One that is in this
 * language already stays as it is.
 */
export function spokenSentence(sentence: string): string {
  const speech = speechNow();
  if (speech === null) return sentence;
  const theirs = sentenceIn(speech, sentence);
  if (theirs === null && isLatin(sentence) && !isLatin(languageOf(speech.language).name)) {
    tellMissing(sentence);
  }
  return theirs ?? sentence;
}

const isLatin = (text: string) => !/[^\p{scx=Latin}\p{scx=Common}\p{scx=Inherited}]/u.test(text);

interface Table {
  whole: ReadonlyMap<string, string>;
  templates: readonly { pattern: RegExp; text: string }[];
}

const tables = new WeakMap<Speech, Table>();

function tableOf({ words }: Speech): Table {
  const byKey = (words['sentences']?.['sentences'] ?? {}) as Record<string, string>;
  const byEnglish = (words['answers']?.['answers'] ?? {}) as Record<string, string>;
  const whole = new Map(Object.entries(byEnglish));
  for (const [key, english] of Object.entries(sentences)) {
    const theirs = byKey[key];
    if (theirs !== undefined) whole.set(english, theirs);
  }
  const templates = Object.entries(byEnglish)
    .filter(([english]) => place.test(english))
    // The one with the most words of its own first: another might swallow them.
    .toSorted(([one], [other]) => ownWords(other) - ownWords(one))
    .map(([english, text]) => ({ pattern: patternOf(english), text }));
  return { whole, templates };
}

const place = /\{(\w+)\}/;
const places = /\{(\w+)\}/g;

const ownWords = (template: string) => template.replaceAll(places, '').length;

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

const filled = (text: string, given: Record<string, string>) =>
  text.replaceAll(places, (all, name: string) => given[name] ?? all);
