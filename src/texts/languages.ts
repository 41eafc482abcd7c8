/** One language that pages and e-mails can be written in. */
export interface Language {
  /** BCP 47 tag, for `lang`; also the name of its folder. */
  readonly tag: string;
  /** Its name, in its own script. */
  readonly name: string;
  readonly englishName: string;
  readonly dir: 'ltr' | 'rtl';
  /** What `Intl` is asked for. Numbers are written with western digits in every language. */
  readonly locale: string;
  /** Whether a native reader has looked at the texts of ballot, confirmation, receipt and secrecy. */
  readonly reviewed: boolean;
  /** Who translated and reviewed, as they want to be named. */
  readonly translators: readonly string[];
}

/** Every language there is. A language is one line here, and the folder of its name (docs/languages.md). */
export const languages = [
  {
    tag: 'en',
    name: 'English',
    englishName: 'English',
    dir: 'ltr',
    locale: 'en-GB',
    reviewed: true,
    translators: [],
  },
  {
    tag: 'hi',
    name: 'हिन्दी',
    englishName: 'Hindi',
    dir: 'ltr',
    locale: 'hi-IN-u-nu-latn',
    reviewed: false,
    translators: [],
  },
  {
    tag: 'ur',
    name: 'اردو',
    englishName: 'Urdu',
    dir: 'rtl',
    locale: 'ur-IN-u-nu-latn',
    reviewed: false,
    translators: [],
  },
] as const satisfies readonly Language[];

/** "en", "hi" or "ur". */
export type LanguageTag = (typeof languages)[number]['tag'];

/** True for the tag of a language of the list. */
export const isLanguageTag = (tag: string): tag is LanguageTag =>
  languages.some((one) => one.tag === tag);

/** The language of a tag; English for a tag that is not on the list. */
export function languageOf(tag: string): Language {
  return languages.find((one) => one.tag === tag) ?? languages[0];
}
