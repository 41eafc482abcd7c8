// What people wrote of an election, and the same in other languages. The ids and the order of everything are
// the same in each language; only words differ.

import { wrong } from '../kernel/wrong.ts';

/** Words by the tag of their language. What is not in it stands as it was written. */
export type Translations<Field extends string = string> = {
  readonly [language: string]: { readonly [Name in Field]?: string | undefined };
};

/** What may stand in other languages. A manifesto is long, and stays as its candidate wrote it. */
export const translatedFields = {
  election: ['name', 'description'],
  position: ['title', 'text'],
  candidate: ['statement'],
} as const;

/** What of an election may stand in other languages. */
export type ElectionWords = (typeof translatedFields)['election'][number];
/** What of a position may. */
export type PositionWords = (typeof translatedFields)['position'][number];
/** What of a candidate may. */
export type CandidateWords = (typeof translatedFields)['candidate'][number];

/** What is said of a language that nothing can be written in. */
export const translationSentences = {
  notOffered: wrong('campus-does-not-offer-language'),
  written: wrong('election-was-written-in-language'),
  unknownPosition: wrong('election-has-no-such-position'),
  nothing: wrong('there-nothing-written-here-to'),
} as const;

/** Which languages words can be entered in: those that the campus offers, without that in which they were written. */
export const otherLanguages = (offered: readonly string[], writtenIn: string): readonly string[] =>
  offered.filter((one) => one !== writtenIn);

/** In which languages an election is, and can be. */
export interface Writing {
  offered: readonly string[];
  writtenIn: string;
}

/** What is wrong with the language of words, in a sentence; null when all is well. */
export function languageProblem(language: string, { offered, writtenIn }: Writing): string | null {
  if (language === writtenIn) return translationSentences.written;
  return offered.includes(language) ? null : translationSentences.notOffered;
}

/** What is held with what is given in its place, language by language; nothing of it is empty. */
export function withTranslations<Field extends string>(
  held: Translations<Field>,
  given: Translations<Field>,
): Translations<Field> {
  const filled = Object.entries({ ...held, ...given }).flatMap(([language, words]) => {
    const said = Object.entries(words).filter(([, text]) => (text ?? '') !== '');
    return said.length === 0 ? [] : [[language, Object.fromEntries(said)]];
  });
  return Object.fromEntries(filled) as Translations<Field>;
}

/** What is held without these fields: what was written of them is another now. */
export function withoutFields<Field extends string>(
  held: Translations<Field>,
  fields: readonly Field[],
): Translations<Field> {
  const emptied = Object.keys(held).map((language) => [
    language,
    { ...held[language], ...Object.fromEntries(fields.map((field) => [field, ''])) },
  ]);
  return withTranslations(held, Object.fromEntries(emptied));
}

/** The fields whose words are others, in a language or in all of them. */
export function changedFields<Field extends string>(
  before: Translations<Field>,
  after: Translations<Field>,
  fields: readonly Field[],
): Field[] {
  const languages = [...new Set([...Object.keys(before), ...Object.keys(after)])];
  return fields.filter((field) =>
    languages.some(
      (language) => (before[language]?.[field] ?? '') !== (after[language]?.[field] ?? ''),
    ),
  );
}

/** Whether two say the same in the same languages, in whatever order. */
export const areSameTranslations = (one: Translations, other: Translations): boolean => {
  const said = [...Object.values(one), ...Object.values(other)];
  return changedFields(one, other, [...new Set(said.flatMap(Object.keys))]).length === 0;
};

/** Something with words that may stand in other languages. */
interface Translated {
  translations?: Translations | undefined;
}

/** The same thing with its words in a language, as far as they are there. */
export function inLanguage<T extends Translated>(thing: T, language: string): T {
  const words = thing.translations?.[language];
  return words === undefined ? thing : { ...thing, ...words };
}

interface TranslatedPosition extends Translated {
  _id: string;
  title: string;
  follows?: Translated | undefined;
}
interface TranslatedCandidate extends Translated {
  positionId: string;
  position: string;
}
interface TranslatedElection extends Translated {
  positions: TranslatedPosition[];
  nominations: TranslatedCandidate[];
  followedBy?: Translated[] | undefined;
}

/** An election with all its words in a language, as far as they are there. Its order stays. */
export function electionInLanguage<E extends TranslatedElection>(election: E, language: string): E {
  const positions = election.positions.map((one) => ({
    ...inLanguage(one, language),
    ...(one.follows !== undefined && { follows: inLanguage(one.follows, language) }),
  }));
  const titles = new Map(positions.map(({ _id, title }) => [_id, title]));
  return {
    ...inLanguage(election, language),
    positions,
    nominations: election.nominations.map((one) => ({
      ...inLanguage(one, language),
      position: titles.get(one.positionId) ?? one.position,
    })),
    ...(election.followedBy !== undefined && {
      followedBy: election.followedBy.map((one) => inLanguage(one, language)),
    }),
  };
}

interface NamedPlace extends Translated {
  election: { name: string };
  position: string;
}

/** Something about a position of an election, with both names in a language, as far as they are there. */
export function placeInLanguage<T extends NamedPlace>(place: T, language: string): T {
  const words: Translations[string] = place.translations?.[language] ?? {};
  const { election, position } = place;
  return {
    ...place,
    election: { ...election, name: words['name'] ?? election.name },
    position: words['position'] ?? position,
  };
}

interface TranslatedPost extends Translated {
  asCast?: { question?: { text: string } | undefined } | undefined;
}
interface TranslatedResults extends Translated {
  results: TranslatedPost[];
  withoutWinner: TranslatedPost[];
  questions: Translated[];
}

/** Results with all their words in a language, as far as they are there. Their order stays. */
export function resultsInLanguage<R extends TranslatedResults>(results: R, language: string): R {
  return {
    ...inLanguage(results, language),
    results: results.results.map((one) => postInLanguage(one, language)),
    withoutWinner: results.withoutWinner.map((one) => postInLanguage(one, language)),
    questions: results.questions.map((one) => inLanguage(one, language)),
  };
}

/** A question that a ruling made void has its text in what was cast. */
function postInLanguage<P extends TranslatedPost>(post: P, language: string): P {
  const text = post.translations?.[language]?.['text'];
  const question = post.asCast?.question;
  const read = inLanguage(post, language);
  if (text === undefined || question === undefined) return read;
  return { ...read, asCast: { ...post.asCast, question: { ...question, text } } };
}

/** The words of something that no language of its own replaces in this one. */
export function untranslated<T extends Translated>(
  thing: T,
  fields: readonly (keyof T & string)[],
  language: string,
): string[] {
  const words = thing.translations?.[language];
  return fields.flatMap((field) => {
    const text = thing[field];
    return words?.[field] === undefined && typeof text === 'string' && text !== '' ? [text] : [];
  });
}
