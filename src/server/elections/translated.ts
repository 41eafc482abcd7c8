import type {
  CandidateWords,
  ElectionWords,
  PositionWords,
  Translations,
} from '#core/elections/translations.ts';
import { withoutFields } from '#core/elections/translations.ts';

/** A row whose words stand in other languages as well; the database knows no more of them than that. */
interface Row {
  translations: unknown;
}

/** The words of an election in other languages. */
export const wordsOfElection = ({ translations }: Row) =>
  translations as Translations<ElectionWords>;
/** The words of a position in other languages. */
export const wordsOfPosition = ({ translations }: Row) =>
  translations as Translations<PositionWords>;
/** The words of a candidate in other languages. */
export const wordsOfCandidate = ({ translations }: Row) =>
  translations as Translations<CandidateWords>;

/** The words of an election and its positions in other languages as somebody sends them. */
export function sentWords(row: Row, positions: readonly (Row & { id: string })[]) {
  const words = wordsOfElection(row);
  const ofPositions = positions.map((one) => ({ _id: one.id, words: wordsOfPosition(one) }));
  const languages = [words, ...ofPositions.map((one) => one.words)].flatMap(Object.keys);
  return Object.fromEntries(
    [...new Set(languages)].map((language) => [
      language,
      {
        name: words[language]?.name ?? '',
        description: words[language]?.description ?? '',
        positions: ofPositions.flatMap(({ _id, words: { [language]: said } }) =>
          said === undefined ? [] : [{ _id, title: said.title ?? '', text: said.text ?? '' }],
        ),
      },
    ]),
  );
}

/** As they are answered: left out where there is none. */
export const presentTranslations = <Field extends string>(translations: Translations<Field>) =>
  Object.keys(translations).length === 0 ? {} : { translations };

/** The words of a position in other languages, where an answer calls its title `position`. */
export function postTranslations(row: Row): Translations<'position' | 'text'> {
  const all = Object.entries(wordsOfPosition(row)).map(([language, { title, text }]) => [
    language,
    { ...(title !== undefined && { position: title }), ...(text !== undefined && { text }) },
  ]);
  return Object.fromEntries(all) as Translations<'position' | 'text'>;
}

/** The name of an election in other languages. */
export const presentName = (row: Row) =>
  presentTranslations(withoutFields(wordsOfElection(row), ['description']));

/** The names of an election and a position in other languages, out of a row that has both. */
export function presentNames(row: { electionWords: unknown; positionWords: unknown }) {
  const names = wordsOfElection({ translations: row.electionWords });
  const titles = wordsOfPosition({ translations: row.positionWords });
  const languages = [...new Set([...Object.keys(names), ...Object.keys(titles)])];
  const named = languages.map((language) => {
    const name = names[language]?.name;
    const title = titles[language]?.title;
    return [
      language,
      { ...(name !== undefined && { name }), ...(title !== undefined && { position: title }) },
    ];
  });
  return presentTranslations(Object.fromEntries(named) as Translations<'name' | 'position'>);
}
