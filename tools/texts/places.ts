import { parse, TYPE } from '@formatjs/icu-messageformat-parser';
import type {
  MessageFormatElement,
  PluralOrSelectOption,
} from '@formatjs/icu-messageformat-parser';

/** A place of a message, by its name. */
export interface Place {
  name: string;
  /** Whether what is put in is read, and does not only choose a form. */
  isShown: boolean;
  /** What is written in each case: the forms of a plural, or the names of cases. None for anything else. */
  chooses?: { by: 'cardinal' | 'ordinal' | 'case'; forms: readonly string[] };
}

/** The places of a message in ICU form. */
export const placesIn = (message: string): Place[] =>
  message.includes('{') ? placesOf(parse(message), null) : [];

function placesOf(elements: readonly MessageFormatElement[], counted: string | null): Place[] {
  return elements.flatMap((one): Place[] => {
    if (one.type === TYPE.literal) return [];
    if (one.type === TYPE.pound) return [{ name: counted ?? '', isShown: true }];
    if (one.type === TYPE.tag) {
      return [{ name: `<${one.value}>`, isShown: true }, ...placesOf(one.children, counted)];
    }
    if (one.type !== TYPE.plural && one.type !== TYPE.select) {
      return [{ name: one.value, isShown: true }];
    }
    const isPlural = one.type === TYPE.plural;
    const within = isPlural ? one.value : counted;
    return [
      {
        name: one.value,
        isShown: false,
        chooses: {
          by: isPlural ? (one.pluralType ?? 'cardinal') : 'case',
          forms: Object.keys(one.options),
        },
      },
      ...Object.values(one.options).flatMap(({ value }) => placesOf(value, within)),
    ];
  });
}

/** What a message says beside its places. */
export const wordsOf = (message: string): string =>
  message.includes('{') ? literalsOf(parse(message), Object.values) : message;

/** The same in one form of its plurals and one of its cases, the one for all others. */
export const wordsOfOne = (message: string): string =>
  message.includes('{')
    ? literalsOf(parse(message), (options) => Object.values(options).slice(-1))
    : message;

type Options = Readonly<Record<string, PluralOrSelectOption>>;

const literalsOf = (
  elements: readonly MessageFormatElement[],
  chosen: (options: Options) => readonly PluralOrSelectOption[],
): string =>
  elements
    .map((one) => {
      if (one.type === TYPE.literal) return one.value;
      if (one.type === TYPE.tag) return literalsOf(one.children, chosen);
      if (one.type !== TYPE.plural && one.type !== TYPE.select) return '';
      return chosen(one.options)
        .map(({ value }) => literalsOf(value, chosen))
        .join('');
    })
    .join('');
