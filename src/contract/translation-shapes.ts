import { z } from 'zod';
import { electionLimits } from '../core/elections/election-draft.ts';
import { candidateLimits } from '../core/elections/nomination.ts';
import { positionLimits } from '../core/elections/position-rules.ts';
import { languagePattern, settingsLimits } from '../core/campus/settings.ts';
import { translationSentences } from '../core/elections/translations.ts';
import { Id, optionalLine, optionalText } from './fields.ts';

/** The tag of a language, such as "hi". Which there are each campus says. */
const Language = z.string().regex(languagePattern, translationSentences.notOffered);

/** Words by language, as they are answered; left out where nothing stands in another language. */
export const translations = <Words extends z.ZodRawShape>(words: Words) =>
  z
    .record(Language, z.object(words))
    .optional()
    .describe('The same in other languages, by their tags; left out where there is none');

const word = z.string().optional();
/** The words of an election in other languages. */
export const electionTranslations = translations({ name: word, description: word });
/** The name of an election in other languages. */
export const nameTranslations = translations({ name: word });
/** The words of a position in other languages. */
export const positionTranslations = translations({ title: word, text: word });
/** The words of a candidate in other languages. */
export const candidateTranslations = translations({ statement: word });
/** The title of a position, and its question, in other languages, where they stand in results. */
export const postTranslations = translations({ position: word, text: word });
/** The names of an election and of a position in other languages, where another election names them. */
export const namedTranslations = translations({ name: word, position: word });

/** The language of words that are in no other one. */
export const writtenIn = z
  .string()
  .describe('The language in which it was written: the first of the campus when it was made');

const several = <Words extends z.ZodType>(words: Words) =>
  z
    .record(Language, words)
    .refine((given) => Object.keys(given).length <= settingsLimits.languages, {
      error: translationSentences.notOffered,
    });

/** What an election is called in other languages, as officers send it; each language is given as a whole. */
export const GivenTranslations = several(
  z.object({
    name: optionalLine(electionLimits.name).default(''),
    description: optionalText(electionLimits.description).default(''),
    positions: z
      .array(
        z.object({
          _id: Id,
          title: optionalLine(electionLimits.positionTitle).default(''),
          text: optionalText(positionLimits.text).default(''),
        }),
      )
      .max(electionLimits.positions)
      .default([]),
  }),
).describe('By the tag of the language; what is empty stands as it was written');

/** The statement of a candidate in other languages, as they send it. */
export const GivenStatements = several(
  z.object({ statement: optionalText(candidateLimits.statement).default('') }),
).describe('By the tag of the language; a language that is left out stays');
