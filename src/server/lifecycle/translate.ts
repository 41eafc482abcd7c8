import type { PlannedChange } from '#core/council/two-person.ts';
import { frozenBy, freezeSentences } from '#core/elections/freezing.ts';
import type { ElectionField, Life } from '#core/elections/freezing.ts';
import {
  changedFields,
  languageProblem,
  translatedFields,
  translatedSentence,
  translationSentences,
  withTranslations,
} from '#core/elections/translations.ts';
import type { ElectionWords, PositionWords, Translations } from '#core/elections/translations.ts';
import { isClean } from '#core/kernel/field-errors.ts';
import { invalidInput, Refused } from '#core/refusal.ts';
import type { Input } from '#contract/api.ts';
import { electionAct } from '../elections/election-act.ts';
import { updateElection } from '../elections/life-store.ts';
import type { ElectionRow, PositionRow } from '../elections/store.ts';
import { listWholeElections } from '../elections/store.ts';
import { wordsOfElection, wordsOfPosition } from '../elections/translated.ts';
import { writePositionWords } from '../elections/positions-store.ts';

type Given = Input<'translateElection'>['translations'];

/**
 * Says the words of an election in other languages. Each is fixed when the words are fixed that it stands for:
 * a name and a description never, a title at the first vote, a question at the opening. Languages that are
 * not given stay.
 */
export const translateElection = electionAct<'translateElection'>({
  act: 'election.translate',
  async run({
    tx,
    input: { id, translations: given },
    settings: { languages: offered },
    election,
  }) {
    const { row, phase } = election;
    if (row.certified_at !== null) throw new Refused('election-certified');
    const [whole] = await listWholeElections(tx, { id });
    const positions = whole?.positions ?? [];
    const wrong = problemsOf(given, { row, positions, offered });
    if (!isClean(wrong)) throw invalidInput(wrong);
    const name = row.name;
    const ofElection = withTranslations(wordsOfElection(row), electionWordsIn(given));
    const ofPositions = positions.map((position) => {
      const before = wordsOfPosition(position);
      const after = withTranslations(before, positionWordsIn(given, position.id));
      return { position, before, after };
    });
    const changed = ofPositions.flatMap(({ position, before, after }) =>
      changedFields(before, after, translatedFields.position).map((field) => ({ position, field })),
    );
    const ofWhole = changedFields(wordsOfElection(row), ofElection, translatedFields.election);
    if (changed.length === 0 && ofWhole.length === 0) return null;
    for (const { field } of changed) refuseFrozen(field, election);
    await updateElection(tx, id, { translations: ofElection });
    await writePositionWords(
      tx,
      ofPositions.map(({ position, after }) => ({ id: position.id, translations: after })),
    );
    const what = translatedSentence;
    return {
      what: phase === 'draft' ? null : what,
      plan: {
        what,
        changes: [
          ...linesOf(name, wordsOfElection(row), ofElection),
          ...ofPositions.flatMap(({ position, before, after }) =>
            linesOf(position.title, before, after),
          ),
        ],
      },
    };
  },
});

/** What is fixed together with the words that it stands for. */
const fieldOf: Record<PositionWords, ElectionField> = { title: 'titles', text: 'ways' };

function refuseFrozen(field: PositionWords, life: Life): void {
  const freeze = frozenBy(fieldOf[field], life);
  if (freeze === null) return;
  const message = freezeSentences[freeze];
  throw new Refused('election-frozen', { fields: { translations: message }, message });
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

/** A sentence for each word that has no place: by language, and by position. */
function problemsOf(
  given: Given,
  {
    row,
    positions,
    offered,
  }: { row: ElectionRow; positions: readonly PositionRow[]; offered: readonly string[] },
): Record<string, string> {
  const problems: Record<string, string> = {};
  const { unknownPosition, nothing } = translationSentences;
  for (const [language, words] of Object.entries(given)) {
    const at = `translations.${language}`;
    const problem = languageProblem(language, { offered, writtenIn: row.written_in });
    if (problem !== null) problems[at] = problem;
    if (words.description !== '' && row.description === '') problems[`${at}.description`] = nothing;
    for (const [index, { _id, text }] of words.positions.entries()) {
      const position = positions.find(({ id }) => id === _id.toLowerCase());
      if (position === undefined) problems[`${at}.positions.${index}`] = unknownPosition;
      else if (text !== '' && position.question === '') {
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
