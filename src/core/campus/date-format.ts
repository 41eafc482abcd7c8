/**
 * A way to write instants in whichever zone. The formatter of a zone is made once: that takes as
 * long as writing hundreds of dates, and a list writes hundreds of them at every keystroke.
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
