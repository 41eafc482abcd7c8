import { speechNow, tellMissing } from '#core/kernel/speech.ts';
import {
  electionInLanguage,
  inLanguage,
  placeInLanguage,
  resultsInLanguage,
  translatedFields,
  untranslated,
} from '#core/elections/translations.ts';
import type { Election, ElectionResults } from '#contract/election-shapes.ts';
import { spokenLanguage } from '#texts/spoken.ts';

// What officers and candidates wrote comes in the language of the page where it is there. What is kept is as it was
// answered, so that a form has the words as they were written.

/** All elections in the language of the page. */
export function inReadersLanguage<Reply extends { elections: readonly Election[] }>(
  reply: Reply,
): Reply {
  const { tag } = spokenLanguage();
  const elections = reply.elections.map((election) => {
    tellWritten(
      [
        ...untranslated(election, translatedFields.election, tag),
        ...election.positions.flatMap((one) => untranslated(one, translatedFields.position, tag)),
        // Of a candidate it is known only where they said it in several languages.
        ...election.nominations
          .filter(({ translations }) => translations !== undefined)
          .flatMap((one) => untranslated(one, translatedFields.candidate, tag)),
      ],
      election.writtenIn,
    );
    return electionInLanguage(election, tag);
  });
  return { ...reply, elections };
}

/** All results in the language of the page. */
export function resultsInReadersLanguage(all: ElectionResults[]): ElectionResults[] {
  const { tag } = spokenLanguage();
  return all.map((results) => {
    const posts = [...results.results, ...results.withoutWinner, ...results.questions];
    tellWritten(
      [
        ...untranslated(results, translatedFields.election, tag),
        ...posts.flatMap((one) => untranslated(one, ['position'], tag)),
      ],
      results.writtenIn,
    );
    return resultsInLanguage(results, tag);
  });
}

/** Something about a position of an election, named in the language of the page. */
export const placeInReadersLanguage = <T extends Parameters<typeof placeInLanguage>[0]>(
  place: T,
): T => placeInLanguage(place, spokenLanguage().tag);

/** What names an election names it in the language of the page. */
export const namedInReadersLanguage = <T extends object>(thing: T): T =>
  'election' in thing
    ? { ...thing, election: inLanguage(thing.election as Named, spokenLanguage().tag) }
    : thing;

type Named = Parameters<typeof inLanguage>[0];

let isMarking = false;

/** Has words marked with their language, where that is another than the page's. */
function tellWritten(texts: readonly string[], language: string): void {
  if (import.meta.env.SSR || language === spokenLanguage().tag) return;
  const tell = () => {
    for (const text of texts) tellMissing(text, language);
  };
  // The file of another language than English has started it.
  if (speechNow() !== null || isMarking) return tell();
  isMarking = true;
  void import('#web/app/mark-english.ts').then(({ markEnglish }) => {
    markEnglish();
    tell();
  });
}
