import { use } from 'react';
import { useWatch } from 'react-hook-form';
import type { Election } from '#contract/election-shapes.ts';
import { electionLimits } from '#core/elections/election-draft.ts';
import { positionLimits } from '#core/elections/position-rules.ts';
import { useWritingLanguages, WordsInLanguages } from '#web/campus/words-in-languages.tsx';
import { languageName } from '#texts/formats.ts';
import { otherLanguages as text } from '#texts/en/other-languages.ts';
import type { ElectionValues } from './election-values.ts';
import { FixedContext, FormPart } from './form-part.tsx';
import type { WordsInLanguage } from './words-in-language.ts';

/** The words of an election in the other languages of the campus, beside those that were written. */
export function LanguagesPart({ election }: { election: Election }) {
  const fixed = use(FixedContext);
  const { writtenIn } = election;
  const { others } = useWritingLanguages(writtenIn);
  const [name, description] = useWatch<ElectionValues, ['name', 'description']>({
    name: ['name', 'description'],
  });
  if (others.length === 0) return null;
  return (
    <FormPart id="languages" says={<Filled election={election} />} change={text.act}>
      <p className="type-meta">{text.text}</p>
      <p className="type-meta">{text.stale}</p>
      <WordsInLanguages
        writtenIn={writtenIn}
        label={text.name}
        written={name}
        nameIn={(tag) => `translations.${tag}.name`}
        maxLength={electionLimits.name}
      />
      {description !== '' && (
        <WordsInLanguages
          writtenIn={writtenIn}
          label={text.description}
          written={description}
          nameIn={(tag) => `translations.${tag}.description`}
          maxLength={electionLimits.description}
          isLong
        />
      )}
      {election.positions.map(({ _id, title, text: question = '' }, at) => (
        <div key={_id} className="grid gap-4">
          <WordsInLanguages
            writtenIn={writtenIn}
            label={text.position(title)}
            written={title}
            nameIn={(tag) => `translations.${tag}.positions.${at}.title`}
            maxLength={electionLimits.positionTitle}
            isFixed={fixed.has('titles')}
          />
          {question !== '' && (
            <WordsInLanguages
              writtenIn={writtenIn}
              label={text.question(title)}
              written={question}
              nameIn={(tag) => `translations.${tag}.positions.${at}.text`}
              maxLength={positionLimits.text}
              isFixed={fixed.has('ways')}
              isLong
            />
          )}
        </div>
      ))}
    </FormPart>
  );
}

/** How many of the words are there in each language. */
function Filled({ election: { description, positions, writtenIn } }: { election: Election }) {
  const { others } = useWritingLanguages(writtenIn);
  const translations = useWatch<ElectionValues, 'translations'>({ name: 'translations' });
  const questions = positions.filter(({ text: question = '' }) => question !== '');
  const of = 1 + (description === '' ? 0 : 1) + positions.length + questions.length;
  return (
    <ul className="flex flex-wrap gap-x-4 font-medium" aria-label={text.filledTitle}>
      {others.map(({ tag }) => (
        <li key={tag}>{text.filled(languageName(tag), countFilled(translations[tag]), of)}</li>
      ))}
    </ul>
  );
}

const countFilled = (words: WordsInLanguage | undefined): number =>
  words === undefined
    ? 0
    : [
        words.name,
        words.description,
        ...words.positions.flatMap(({ title, text: question }) => [title, question]),
      ].filter((one) => one.trim() !== '').length;
