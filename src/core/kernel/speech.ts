/** A language that texts and dates can be written in. English is none: everything is written in it. */
export interface Speech {
  /** Its tag, such as "hi". */
  readonly language: string;
  /** What `Intl` is asked for. */
  readonly locale: string;
  /** From which side it is written. */
  readonly dir: 'ltr' | 'rtl';
  /** Its entries: by file, then by the name of the export. */
  readonly words: Readonly<Record<string, Readonly<Record<string, unknown>>>>;
  /** What it says in place of an entry that it has not; left out: the English one, which is told as such. */
  readonly standIn?: (english: string) => string;
  /** Whether it is written in Latin letters, as English is. */
  readonly isLatin: boolean;
}

/**
 * What all copies of this module share. A page loads its language as a file of its own, before the page's
 * script, and the server renders with a bundle of its own: each has a copy.
 */
interface Shared {
  readonly speeches: Map<string, Speech>;
  language?: () => string | null;
  /** Is told each text that stands in for a missing one, and its language. */
  onMissing?: (text: string, language: string) => void;
  /** How deep we are in English texts that stand in for missing ones. */
  depth: number;
}

const shared: Shared = ((globalThis as { hustingsSpeech?: Shared }).hustingsSpeech ??= {
  speeches: new Map(),
  depth: 0,
});

/** From here on this language can be spoken. */
export function addSpeech(speech: Speech): void {
  shared.speeches.set(speech.language, speech);
}

/** A language that was added, by its tag; null is English, and what was not added. */
export function speechOf(language: string | null): Speech | null {
  return (language === null ? undefined : shared.speeches.get(language)) ?? null;
}

/** Says where the tag of the moment's language comes from; null is English. */
export function setLanguageSource(language: () => string | null): void {
  shared.language = language;
}

/** The language of the moment; null is English. */
export function speechNow(): Speech | null {
  return shared.depth > 0 || shared.language === undefined ? null : speechOf(shared.language());
}

/** What `Intl` is asked for at the moment. English is written with two: "en" has a comma before "and". */
export function localeNow(english: 'en' | 'en-GB'): string {
  return speechNow()?.locale ?? english;
}

/** From which side the language of the moment is written. */
export function directionNow(): Speech['dir'] {
  return speechNow()?.dir ?? 'ltr';
}

/** Writes in English whatever the language is: a sentence takes its plurals and dates from its own language. */
export function inEnglish<T>(write: () => T): T {
  shared.depth += 1;
  try {
    return write();
  } finally {
    shared.depth -= 1;
  }
}

/** Says who is told each text that stands in for a missing one, and its language. */
export function setOnMissing(onMissing: (text: string, language: string) => void): void {
  shared.onMissing = onMissing;
}

/** Tells that a text stands in for a missing one; an English one where nothing else is said. */
export function tellMissing(text: string, language = 'en'): void {
  if (text !== '') shared.onMissing?.(text, language);
}
