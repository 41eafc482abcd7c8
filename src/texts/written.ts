// What is said together, such as an e-mail: messages in records and lists, with the same values for all.
import { tellMissing } from '#core/kernel/speech.ts';
import { filled, filledParts } from './said.ts';
import type { Part, Values } from './said.ts';

type Words = string | readonly Words[] | { readonly [name: string]: Words };

/** What has a bold part in a message, `<b>{name}</b>`, is given in parts. */
export type Filled<W> = W extends string
  ? string
  : W extends readonly (infer One)[]
    ? readonly (One extends `${string}<b>${string}` ? Part : Filled<One>)[]
    : { readonly [Name in keyof W]: Filled<W[Name]> };

export interface Written<W, Given extends readonly unknown[]> {
  (...given: Given): Filled<W>;
  /** The English messages. */
  readonly words: Words;
  readonly values: (...given: Given) => Values;
  /** What it says with the messages of another language; what lacks there is English. */
  readonly inWords: (words: unknown, locale: string, given: Given) => Filled<W>;
}

/**
 * Writes several messages with the same values. In a list, a message with bold parts gives them one by one, and
 * what says nothing is left out.
 */
/* @__NO_SIDE_EFFECTS__ */
export function written<const W extends Words, Given extends readonly unknown[]>(
  words: W,
  values: (...given: Given) => Values,
): Written<W, Given> {
  const write = (...given: Given) => fill(words, words, 'en', values(...given)) as Filled<W>;
  const inWords = (theirs: unknown, locale: string, given: Given) =>
    fill(words, theirs, locale, values(...given)) as Filled<W>;
  return Object.assign(write, { words, values, inWords });
}

function fill(english: Words, theirs: unknown, locale: string, values: Values): unknown {
  const at = (name: string | number) => (theirs as Record<string, unknown> | undefined)?.[name];
  if (typeof english === 'string') return filled(...own(english, theirs, locale, values));
  if (Array.isArray(english)) {
    return (english as Words[]).flatMap((one, place): unknown[] => {
      if (typeof one === 'string') return filledParts(...own(one, at(place), locale, values));
      const found = fill(one, at(place), locale, values);
      return Array.isArray(found) && found.length === 0 ? [] : [found];
    });
  }
  const entries = Object.entries(english as Record<string, Words>);
  return Object.fromEntries(
    entries.map(([name, one]) => [name, fill(one, at(name), locale, values)]),
  );
}

/** The message of the language, or the English one in its place. */
function own(english: string, theirs: unknown, locale: string, values: Values) {
  if (typeof theirs === 'string') return [theirs, values, locale] as const;
  tellMissing(english);
  return [english, values, 'en'] as const;
}

/** True for what `written` made. */
export const isWritten = (text: unknown): text is Written<Words, readonly unknown[]> =>
  typeof text === 'function' && 'words' in text;
