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

/** True for what `said` made. */
export const isSaid = (text: unknown): text is Said<readonly unknown[]> =>
  typeof text === 'function' && 'message' in text;

const kept = <Formatter>(make: (locale?: string) => Formatter) => {
  const made = new Map<string, Formatter>();
  return (locale: unknown): Formatter => {
    const name = String(locale);
    const known = made.get(name) ?? make(name);
    made.set(name, known);
    return known;
  };
};

const options: FormatOptions = {
  formatters: {
    getNumberFormat: kept((locale) => new Intl.NumberFormat(locale)),
    getPluralRules: kept((locale) => new Intl.PluralRules(locale)),
    getDateTimeFormat: kept((locale) => new Intl.DateTimeFormat(locale)),
  },
};
