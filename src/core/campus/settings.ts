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

const counted = (count: number, one: string, many: string) =>
  count === 0 ? [] : [`${count.toLocaleString('en-GB')} ${count === 1 ? one : many}`];

/**
 * Why a format of enrollment numbers cannot be taken: what stands would no longer fit it. Null where
 * nothing stands against it.
 */
export function misfitSentence(misfits: {
  accounts: number;
  entries: number;
  byBranch: number;
  byYear: number;
}): string | null {
  const { accounts, entries, byBranch, byYear } = misfits;
  const numbers = [
    ...counted(accounts, 'account', 'accounts'),
    ...counted(entries, 'entry of a voter list', 'entries of voter lists'),
  ];
  const limits = [
    ...counted(byBranch, 'election by branch', 'elections by branch'),
    ...counted(byYear, 'election by year', 'elections by year'),
  ];
  const said = [
    ...(numbers.length > 0
      ? [
          `The numbers of ${numbers.join(' and ')} would no longer fit. Choose a format that they fit, or correct or remove them first.`,
        ]
      : []),
    ...(limits.length > 0
      ? [
          `This format reads branch or year from another place, and there are limits of ${limits.join(' and ')}. Remove the limits, or wait until the elections are over.`,
        ]
      : []),
  ];
  return said.length === 0 ? null : said.join(' ');
}
