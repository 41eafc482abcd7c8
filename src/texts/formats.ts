// Numbers and lists in the language of the moment. Each formatter is made once for a language.
import { directionNow, localeNow } from '#core/kernel/speech.ts';
import { listMessages } from './en/lists.ts';
import { isolate } from './isolated.ts';

/** With which locale English is written: "en" has a comma before the last "and", "en-GB" has none. */
type English = 'en' | 'en-GB';

/** The formatter of the moment's language. */
function spokenFormat<Format>(english: English, make: (locale: string) => Format): () => Format {
  const made = new Map<string, Format>();
  return () => {
    const locale = localeNow(english);
    const known = made.get(locale);
    if (known !== undefined) return known;
    const format = make(locale);
    made.set(locale, format);
    return format;
  };
}

/** Writes numbers: "1,234". */
export function numberFormat(english: English, options: Intl.NumberFormatOptions = {}) {
  const now = spokenFormat(english, (locale) => new Intl.NumberFormat(locale, options));
  return { format: (value: number) => now().format(value) };
}

/** So many names a sentence has; all of them stand in a list or a table. */
const namedAtMost = 3;

/** The first names of a list, and how many more there are: "A", "B", "C", "22 more". */
export const firstOf = (names: readonly string[]): readonly string[] =>
  names.length <= namedAtMost
    ? names
    : [...names.slice(0, namedAtMost), listMessages.more(names.length - namedAtMost)];

/**
 * Writes lists: "A, B and C". Each name stands for itself: names of another direction keep their order. `whole` is
 * for what has to be said of each, such as the groups of a rule; of names a sentence has the first.
 */
export function listFormat(english: English, options: Intl.ListFormatOptions = {}) {
  const now = spokenFormat(english, (locale) => new Intl.ListFormat(locale, options));
  const whole = (items: readonly string[]) => {
    const dir = directionNow();
    return now().format(items.length < 2 ? items : items.map((item) => isolate(item, dir)));
  };
  return { whole, format: (names: readonly string[]) => whole(firstOf(names)) };
}

/** "A, B, C", each of them. */
export const row = (items: readonly string[]): string =>
  items.join(directionNow() === 'rtl' ? '، ' : ', ');

/** "A, B, and C". */
export const listed = listFormat('en', { style: 'long', type: 'conjunction' });

const names = spokenFormat('en', (locale) => new Intl.DisplayNames(locale, { type: 'language' }));

/** What a language is called: "Urdu". */
export const languageName = (tag: string): string => names().of(tag) ?? tag;

const plain = numberFormat('en');

/** "1,234". */
export const numberText = (value: number): string => plain.format(value);

/** A year as people write it: the numbers of a campus may have its last two digits alone. */
export const wholeYear = (year: string): string => (year.length === 2 ? `20${year}` : year);
