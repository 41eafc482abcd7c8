import { useQuery } from '@tanstack/react-query';
import { useWatch } from 'react-hook-form';
import { z } from 'zod/mini';
import type { Election } from '#contract/election-shapes.ts';
import { electionLimits } from '#core/elections/election-draft.ts';
import { positionLimits } from '#core/elections/position-rules.ts';
import type { Reply } from '#web/app/call.ts';
import { optionalLine, optionalReason, optionalText, reasonFor } from '#web/app/form-schema.ts';
import { useCall } from '#web/app/use-call.ts';
import { useWritingLanguages, WordsInLanguages } from '#web/campus/words-in-languages.tsx';
import { useCallForm } from '#web/kit/call-form.tsx';
import { Dialog } from '#web/kit/dialog.tsx';
import { LoadedList } from '#web/kit/list/loaded-list.tsx';
import { ProposedReason, ProposingForm, useReasonAsked } from '#web/proposals/proposing-form.tsx';
import { languageName } from '#texts/formats.ts';
import { electionActs } from '#texts/en/election-acts.ts';
import { otherLanguages as text } from '#texts/en/other-languages.ts';
import { electionToEdit } from '../../officer-queries.ts';
import { usePhase } from '../../use-phase.ts';
import { frozenParts } from '../organize/frozen-fields.ts';

interface TranslationsDialogProps {
  election: Election;
  isOpen: boolean;
  onClose: () => void;
}

/** The words of an election in the other languages of the campus, beside those that were written. */
export function TranslationsDialog({ election, isOpen, onClose }: TranslationsDialogProps) {
  return (
    <Dialog
      size="wide"
      startsAt="field"
      isOpen={isOpen}
      title={text.title(election.name)}
      lede={text.text}
      onClose={onClose}
    >
      <LoadedList query={useQuery(electionToEdit(election._id))} failed={text.loadFailed}>
        {(given) => <Form given={given} onDone={onClose} />}
      </LoadedList>
    </Dialog>
  );
}

const Words = z.object({
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
type Words = z.output<typeof Words>;

const wordsIn = (
  { name = '', description = '' }: { name?: string | undefined; description?: string | undefined },
  { positions }: Election,
  tag: string,
): Words => ({
  name,
  description,
  positions: positions.map(({ _id, translations }) => {
    const { title = '', text: question = '' } = translations?.[tag] ?? {};
    return { _id, title, text: question };
  }),
});

function Form({ given, onDone }: { given: Reply<'readElectionToEdit'>; onDone: () => void }) {
  const { election, hasBallots } = given;
  const phase = usePhase(election);
  const translate = useCall('translateElection');
  const { others } = useWritingLanguages(election.writtenIn);
  const frozen = frozenParts({
    phase,
    hasBallots,
    areVotesHidden: election.standings !== 'live',
  });
  const proposes = phase !== 'draft';
  const reason = useReasonAsked({ proposes, missing: electionActs.reasonMissing });
  const schema = z.object({
    translations: z.record(z.string(), Words),
    reason: reason === null ? optionalReason() : reasonFor('voters'),
  });
  const form = useCallForm(schema, {
    translations: Object.fromEntries(
      others.map(({ tag }) => [tag, wordsIn(election.translations?.[tag] ?? {}, election, tag)]),
    ),
    reason: '',
  });
  return (
    <ProposingForm
      proposes={proposes}
      form={form}
      send={(body) => translate.mutateAsync({ params: { id: election._id }, body })}
      onDone={onDone}
      failed={text.failed}
      isBeside
      submit={text.save}
    >
      <p className="type-meta">{text.stale}</p>
      <Filled election={election} />
      <WordsInLanguages
        writtenIn={election.writtenIn}
        label={text.name}
        written={election.name}
        nameIn={(tag) => `translations.${tag}.name`}
        maxLength={electionLimits.name}
      />
      {election.description !== '' && (
        <WordsInLanguages
          writtenIn={election.writtenIn}
          label={text.description}
          written={election.description}
          nameIn={(tag) => `translations.${tag}.description`}
          maxLength={electionLimits.description}
          isLong
        />
      )}
      {election.positions.map(({ _id, title, text: question = '' }, at) => (
        <div key={_id} className="grid gap-4">
          <WordsInLanguages
            writtenIn={election.writtenIn}
            label={text.position(title)}
            written={title}
            nameIn={(tag) => `translations.${tag}.positions.${at}.title`}
            maxLength={electionLimits.positionTitle}
            fixed={frozen.titles}
          />
          {question !== '' && (
            <WordsInLanguages
              writtenIn={election.writtenIn}
              label={text.question(title)}
              written={question}
              nameIn={(tag) => `translations.${tag}.positions.${at}.text`}
              maxLength={positionLimits.text}
              fixed={frozen.ways}
              isLong
            />
          )}
        </div>
      ))}
      {reason !== null && <ProposedReason proposes={proposes} hint={electionActs.reasonHint} />}
    </ProposingForm>
  );
}

/** How many of the words are there in each language. */
function Filled({ election }: { election: Election }) {
  const { others } = useWritingLanguages(election.writtenIn);
  const translations = useWatch<{ translations: Record<string, Words> }, 'translations'>({
    name: 'translations',
  });
  const questions = election.positions.filter(({ text: question = '' }) => question !== '');
  const of =
    1 + (election.description === '' ? 0 : 1) + election.positions.length + questions.length;
  return (
    <ul className="flex flex-wrap gap-x-4 text-ui font-medium" aria-label={text.filledTitle}>
      {others.map(({ tag }) => (
        <li key={tag}>{text.filled(languageName(tag), countFilled(translations[tag]), of)}</li>
      ))}
    </ul>
  );
}

const countFilled = (words: Words | undefined): number =>
  words === undefined
    ? 0
    : [
        words.name,
        words.description,
        ...words.positions.flatMap(({ title, text: question }) => [title, question]),
      ].filter((one) => one.trim() !== '').length;
