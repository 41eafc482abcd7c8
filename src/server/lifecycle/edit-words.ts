import type { PlannedChange } from '#core/council/two-person.ts';
import type { ElectionSettings, PositionSettings } from '#core/elections/election-settings.ts';
import type { ElectionField } from '#core/elections/freezing.ts';
import {
  changedFields,
  languageProblem,
  translatedFields,
  translationSentences,
  withoutFields,
  withTranslations,
} from '#core/elections/translations.ts';
import type { ElectionWords, PositionWords, Translations } from '#core/elections/translations.ts';
import type { Input } from '#contract/api.ts';
import type { Tx } from '../platform/db/client.ts';
import { updateElection } from '../elections/life-store.ts';
import { rulesOfPosition, writePositionWords } from '../elections/positions-store.ts';
import type { ElectionRow, PositionRow } from '../elections/store.ts';
import { wordsOfElection, wordsOfPosition } from '../elections/translated.ts';

// The words of an election in other languages. Each is fixed when the words are fixed that it stands for: a name and
// a description never, a title at the first vote, a question at the opening.

type Given = NonNullable<Input<'editElection'>['translations']>;
interface Whole {
  row: ElectionRow;
  positions: readonly PositionRow[];
}
/** The election as an edit leaves it. */
type Edited = Pick<ElectionSettings, 'name' | 'description' | 'positions'>;

/** With what of the election a word of a position is fixed. */
const fieldOf: Record<PositionWords, ElectionField> = { title: 'titles', text: 'ways' };

/** What the given words are fixed with, of those that differ from the held ones; none where all are the same. */
export function changedWords(given: Given, { row, positions }: Whole): ElectionField[] {
  const held = wordsOfElection(row);
  const after = withTranslations(held, electionWordsIn(given));
  const ofElection = changedFields(held, after, translatedFields.election);
  const ofPositions = positions.flatMap((position) => {
    const before = wordsOfPosition(position);
    const left = withTranslations(before, positionWordsIn(given, position.id));
    return changedFields(before, left, translatedFields.position).map((field) => fieldOf[field]);
  });
  return [...(ofElection.length > 0 ? (['name'] as const) : []), ...ofPositions];
}

/**
 * Writes the words in other languages as an edit leaves them, and answers what became another. Those of what the edit
 * writes otherwise are forgotten unless they are given anew: a ballot that says something else in another language is
 * worse than one that is not translated. Languages that are not given stay.
 */
export async function writeWords(
  tx: Tx,
  { row, positions }: Whole,
  edit: Edited,
  given: Given = {},
): Promise<PlannedChange[]> {
  const before = wordsOfElection(row);
  const after = withTranslations(
    withoutFields(before, staleOfElection(row, edit)),
    electionWordsIn(given),
  );
  const ofPositions = positions.flatMap((position) => {
    const edited = edit.positions.find(({ id }) => id === position.id);
    if (edited === undefined) return [];
    const held = wordsOfPosition(position);
    const left = withTranslations(
      withoutFields(held, staleOfPosition(position, edited)),
      positionWordsIn(given, position.id),
    );
    const isSame = changedFields(held, left, translatedFields.position).length === 0;
    return isSame ? [] : [{ position, held, left }];
  });
  if (changedFields(before, after, translatedFields.election).length > 0) {
    await updateElection(tx, row.id, { translations: after });
  }
  if (ofPositions.length > 0) {
    await writePositionWords(
      tx,
      ofPositions.map(({ position, left }) => ({ id: position.id, translations: left })),
    );
  }
  return [
    ...linesOf(row.name, before, after),
    ...ofPositions.flatMap(({ position, held, left }) => linesOf(position.title, held, left)),
  ];
}

function staleOfElection(row: ElectionRow, edit: Edited): ElectionWords[] {
  return [
    ...(edit.name === row.name ? [] : (['name'] as const)),
    ...(edit.description === row.description ? [] : (['description'] as const)),
  ];
}

function staleOfPosition(position: PositionRow, edited: PositionSettings): PositionWords[] {
  return [
    ...(edited.title === position.title ? [] : (['title'] as const)),
    ...(edited.rules.text === rulesOfPosition(position).text ? [] : (['text'] as const)),
  ];
}

const electionWordsIn = (given: Given): Translations<ElectionWords> =>
  Object.fromEntries(
    Object.entries(given).map(([language, { name, description }]) => [
      language,
      { name, description },
    ]),
  );

/** A position that a language does not name is not said in it. */
const positionWordsIn = (given: Given, id: string): Translations<PositionWords> =>
  Object.fromEntries(
    Object.entries(given).map(([language, { positions }]) => {
      const { title = '', text = '' } = positions.find(({ _id }) => _id.toLowerCase() === id) ?? {};
      return [language, { title, text }];
    }),
  );

/** A sentence for each word that has no place once the edit is written: by language, and by position. */
export function wrongWords(
  given: Given,
  { row, offered }: { row: ElectionRow; offered: readonly string[] },
  edit: Edited,
): Record<string, string> {
  const problems: Record<string, string> = {};
  const { unknownPosition, nothing } = translationSentences;
  for (const [language, words] of Object.entries(given)) {
    const at = `translations.${language}`;
    const problem = languageProblem(language, { offered, writtenIn: row.settings.writtenIn });
    if (problem !== null) problems[at] = problem;
    if (words.description !== '' && edit.description === '') {
      problems[`${at}.description`] = nothing;
    }
    for (const [index, { _id, text }] of words.positions.entries()) {
      const position = edit.positions.find(({ id }) => id === _id.toLowerCase());
      if (position === undefined) problems[`${at}.positions.${index}`] = unknownPosition;
      else if (text !== '' && position.rules.text === '') {
        problems[`${at}.positions.${index}.text`] = nothing;
      }
    }
  }
  return problems;
}

/** Old and new words, for the officer who confirms them. */
function linesOf(what: string, before: Translations, after: Translations): PlannedChange[] {
  const languages = [...new Set([...Object.keys(before), ...Object.keys(after)])];
  const said = (words: Translations[string] = {}) => Object.values(words).join('; ');
  return languages.flatMap((language) => {
    const [from, to] = [said(before[language]), said(after[language])];
    return from === to ? [] : [{ field: `${what} (${language})`, from, to }];
  });
}
