// A sentence with places: a message in ICU form, and what is put into it.
import format from 'icu-minify/format';
import type { FormatOptions } from 'icu-minify/format';
import { compiled } from '#compile-message';
import type { Message } from './message.ts';

/** What stands in the places of a message, by their names. */
export type Values = Readonly<Record<string, string | number>>;

/** An English sentence with places. Another language has its own message with the same names. */
export interface Said<Given extends readonly unknown[]> {
  (...given: Given): string;
  readonly message: Message;
  readonly values: (...given: Given) => Values;
}

/**
 * Writes a sentence with places. `message` is English in ICU form: `{name}`, `{count, number}`,
 * `{count, plural, one {# vote} other {# votes}}`. `values` names what is put in.
 */
/* @__NO_SIDE_EFFECTS__ */
export function said<Given extends readonly unknown[]>(
  message: Message,
  values: (...given: Given) => Values,
): Said<Given> {
  const write = (...given: Given) => filled(message, values(...given), 'en');
  return Object.assign(write, { message, values });
}

/** What a message says in a language, with these values put in. */
export const filled = (message: Message, values: Values, locale: string): string =>
  String(format(compiled(message), locale, values, options));

/** A part of a paragraph of an e-mail; bold parts are in an object of their own. */
export type Part = string | { strong: string };

/** The same in parts, where `<b>{name}</b>` is bold; none where it says nothing. */
export function filledParts(message: Message, values: Values, locale: string): Part[] {
  const b = (chunks: (string | Part)[]): Part => ({
    strong: chunks.map((one) => (typeof one === 'string' ? one : one.strong)).join(''),
  });
  const found = format<Part>(compiled(message), locale, { ...values, b }, options);
  return [found].flat().filter((one) => one !== '');
}

/** True for what `said` made. */
export const isSaid = (text: unknown): text is Said<readonly unknown[]> =>
  typeof text === 'function' && 'message' in text;

/** Makes each formatter once for a language, and for counts and for ranks. */
const kept = <Formatter>(make: (locale: string, type: 'cardinal' | 'ordinal') => Formatter) => {
  const made = new Map<string, Formatter>();
  return (locale: unknown, given?: object): Formatter => {
    const type = given !== undefined && 'type' in given && given.type === 'ordinal';
    const name = `${String(locale)} ${type}`;
    const known = made.get(name) ?? make(String(locale), type ? 'ordinal' : 'cardinal');
    made.set(name, known);
    return known;
  };
};

const options: FormatOptions = {
  formatters: {
    getNumberFormat: kept((locale) => new Intl.NumberFormat(locale)),
    getPluralRules: kept((locale, type) => new Intl.PluralRules(locale, { type })),
    getDateTimeFormat: kept((locale) => new Intl.DateTimeFormat(locale)),
  },
};
