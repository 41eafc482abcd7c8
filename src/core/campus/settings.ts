/** The greatest lengths of the texts in the settings of the campus, in characters, and of days. */
export const settingsLimits = {
  universityName: 120,
  about: 600,
  address: 300,
  caption: 80,
  appealDays: 30,
} as const;

/** The first digits of enrollment numbers, as an admin sets them. */
export const enrollmentPrefixPattern = /^[0-9]{4}$/;

// An @ is refused: https://known.example@evil.example shows one host and opens another.
const webAddress = /^https:\/\/[^\s/?#@\\]+\.[^\s/?#@\\]+(?:[/?#]\S*)?$/;

/** True for an https address that shows the host which it opens. */
export const isWebAddress = (text: string) => webAddress.test(text);

/** The sentences about settings, for the server and the form. */
export const settingsSentences = {
  timeZone: 'Choose a time zone such as Asia/Kolkata',
  enrollmentPrefix: 'Enter four digits',
  appealDays: 'Enter 0 to 30 days',
  address: 'Enter an address that begins with https://',
} as const;
