import { z } from 'zod/mini';
import type { Election } from '#contract/election-shapes.ts';
import { electionLimits } from '#core/elections/election-draft.ts';
import { positionLimits } from '#core/elections/position-rules.ts';
import { optionalLine, optionalText } from '#web/app/form-schema.ts';

/** The words of an election in one other language; its positions are those that are saved. */
export const WordsInLanguage = z.object({
  name: optionalLine(electionLimits.name),
  description: optionalText(electionLimits.description),
  positions: z.array(
    z.object({
      _id: z.string(),
      title: optionalLine(electionLimits.positionTitle),
      text: optionalText(positionLimits.text),
    }),
  ),
});
export type WordsInLanguage = z.output<typeof WordsInLanguage>;

/** What is said of an election in another language now. */
export function wordsIn({ translations, positions }: Election, tag: string): WordsInLanguage {
  const { name = '', description = '' } = translations?.[tag] ?? {};
  return {
    name,
    description,
    positions: positions.map(({ _id, translations: ofPosition }) => {
      const { title = '', text: question = '' } = ofPosition?.[tag] ?? {};
      return { _id, title, text: question };
    }),
  };
}
