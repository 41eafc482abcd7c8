import { defaultTimeZone, isTimeZone } from '#core/campus/time-zone.ts';

const nameHere = (timeZone: string) =>
  isTimeZone(timeZone)
    ? new Intl.DateTimeFormat('en', { timeZone }).resolvedOptions().timeZone
    : timeZone;

/** The name that people know, where a browser has an earlier one for the usual time zone. */
const nameNow = (timeZone: string) =>
  timeZone === nameHere(defaultTimeZone) ? defaultTimeZone : timeZone;

const zones = Intl.supportedValuesOf('timeZone').map(nameNow).toSorted();

/** The time zones to choose from, with the chosen one, whatever its browser calls it. */
export const timeZonesWith = (chosen: string): string[] =>
  zones.includes(chosen) ? zones : [chosen, ...zones];

/** The time zone of this browser: most likely that of the campus of who sets one up. */
export const browserTimeZone = (): string =>
  nameNow(new Intl.DateTimeFormat().resolvedOptions().timeZone);
