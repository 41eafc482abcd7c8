/**
 * Returns a function that gives the formatter of a time zone (IANA name). Each formatter is created
 * once and then reused. To create one takes as long as to format hundreds of dates, and a list
 * formats hundreds of dates at every keystroke. Throws a RangeError for an unknown time zone.
 */
export function dateFormat(
  language: string,
  options: Intl.DateTimeFormatOptions,
): (timeZone: string) => Intl.DateTimeFormat {
  const made = new Map<string, Intl.DateTimeFormat>();
  return (timeZone) => {
    const known = made.get(timeZone);
    if (known !== undefined) return known;
    const format = new Intl.DateTimeFormat(language, { ...options, timeZone });
    made.set(timeZone, format);
    return format;
  };
}
