import { wrong } from '../kernel/wrong.ts';

/** The greatest lengths of the texts in the settings of the campus, in characters, and of days. */
export const settingsLimits = {
  universityName: 120,
  about: 600,
  address: 300,
  caption: 80,
  helpDesk: 500,
  languages: 20,
} as const;

/** What the name of a language looks like, such as `hi`: which there are, each release says. */
export const languagePattern = /^[a-z]{2,3}(-[A-Z][a-z]{3})?(-[A-Z]{2})?$/;

// An @ is refused: https://known.example@evil.example shows one host and opens another.
const webAddress = /^https:\/\/[^\s/?#@\\]+\.[^\s/?#@\\]+(?:[/?#]\S*)?$/;

/** True for an https address that shows the host which it opens. */
export const isWebAddress = (text: string) => webAddress.test(text);

/** The sentences about settings, for the server and the form. */
export const settingsSentences = {
  universityName: wrong('enter-name-your-university'),
  timeZone: wrong('choose-time-zone-such-asia'),
  language: wrong('choose-language-campus-offers'),
  languages: wrong('choose-at-least-one-languages'),
  address: wrong('enter-address-begins-with-https'),
} as const;

/** What stands that would no longer fit a format of enrollment numbers, counted. */
export interface FormatMisfits {
  accounts: number;
  entries: number;
  byBranch: number;
  byYear: number;
}
