import {
  languageProblem,
  translationSentences,
  withTranslations,
} from '#core/elections/translations.ts';
import type { CandidateWords, Translations, Writing } from '#core/elections/translations.ts';
import { isClean } from '#core/kernel/field-errors.ts';
import { invalidInput } from '#core/refusal.ts';
import type { Input } from '#contract/api.ts';
import type { CandidateProfile } from '../elections/profile-columns.ts';

/**
 * What a candidate's statement is in other languages once it is sent. Where they are left out, they stay with the
 * statement, and go with it when that is another one.
 */
export function statementsAfter(
  before: Pick<CandidateProfile, 'statement' | 'translations'>,
  sent: { statement?: string | undefined } & Pick<Input<'editNomination'>, 'translations'>,
  writing: Writing,
): Translations<CandidateWords> {
  const { statement = '', translations: given } = sent;
  const held = statement === before.statement ? before.translations : {};
  if (given === undefined) return held;
  const problems: Record<string, string> = {};
  for (const [language, words] of Object.entries(given)) {
    const problem = languageProblem(language, writing);
    if (problem !== null) problems[`translations.${language}`] = problem;
    if (statement === '' && words.statement !== '') {
      problems[`translations.${language}.statement`] = translationSentences.nothing;
    }
  }
  if (!isClean(problems)) throw invalidInput(problems);
  return withTranslations(held, given);
}
