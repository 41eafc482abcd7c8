import { localeNow } from '../kernel/speech.ts';

type Options = Intl.DateTimeFormatOptions;

/**
 * Returns a function that gives the formatter of a time zone (IANA name). Each formatter is created
 * once and then reused. To create one takes as long as to format hundreds of dates, and a list
 * formats hundreds of dates at every keystroke. Throws a RangeError for an unknown time zone.
 * It is for what a program reads again; people read `spokenDates`.
 */
export function dateFormat(
  locale: string,
  options: Options,
): (timeZone: string) => Intl.DateTimeFormat {
  return byZone(() => locale, options);
}

/** The same in the language of the moment; `english` is the locale that English is written with. */
export function spokenDates(
  english: 'en' | 'en-GB',
  options: Options,
): (timeZone: string) => Intl.DateTimeFormat {
  return byZone(() => localeNow(english), options);
}

function byZone(localeOf: () => string, options: Options) {
  const made = new Map<string, Intl.DateTimeFormat>();
  return (timeZone: string) => {
    const locale = localeOf();
    const key = `${locale} ${timeZone}`;
    const known = made.get(key);
    if (known !== undefined) return known;
    const format = new Intl.DateTimeFormat(locale, { ...options, timeZone });
    made.set(key, format);
    return format;
  };
}
