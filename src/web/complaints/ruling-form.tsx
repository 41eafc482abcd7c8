import { useState } from 'react';
import { useWatch } from 'react-hook-form';
import { z } from 'zod/mini';
import { appealLimits, appealSentences } from '#core/elections/appeal.ts';
import { complaintRulings } from '#core/elections/complaint.ts';
import { areCandidatesFixed, isPerson } from '#core/elections/nomination.ts';
import { phaseOf } from '#core/elections/phase.ts';
import { disqualifiedEffect, voidEffect } from '#core/elections/sanction.ts';
import type { Election } from '#contract/election-shapes.ts';
import type { Appeal } from '#contract/outcomes.ts';
import type { GivenSanction } from '#contract/sanctions.ts';
import type { FormFields } from '#web/app/form-schema.ts';
import { chosen, longText, optionalLine } from '#web/app/form-schema.ts';
import { serverNow } from '#web/app/server-clock.ts';
import { useCall } from '#web/app/use-call.ts';
import { complaintMessages } from '#texts/en/complaints.ts';
import { sanctionMessages } from '#texts/en/sanctions.ts';
import { settleMessages } from '#texts/en/settle.ts';
import { ProposedQuestion, ProposingForm } from '#web/proposals/proposing-form.tsx';
import { useCallForm } from '#web/kit/call-form.tsx';
import { SelectField } from '#web/kit/select.tsx';
import { TextArea } from '#web/kit/text-input.tsx';
import { TextField } from '#web/kit/text-field.tsx';
import { useReadElections } from '#web/elections/queries.ts';
import { spokenSentence } from '#texts/spoken-sentence.ts';

const text = sanctionMessages;
const words = complaintMessages.officers;

const Ruling = z.object({
  ruling: chosen(complaintRulings, words.missing),
  text: longText(appealLimits.text, appealSentences.answer),
  follows: optionalLine(80),
} satisfies FormFields<'answerAppeal', 'sanction'> & { follows: unknown });

/** What can follow from a ruling, and what it does in words. */
interface Choice {
  /** The value of its option; '' for nothing. */
  key: string;
  label: string;
  sanction: GivenSanction | null;
  effect: string;
  /** The question before it is done; null where none is asked. */
  question: string | null;
  /** True before the first vote for the position: that is not undone once somebody has voted. */
  isBefore?: boolean;
}

/** Rules on a complaint: upheld, with what follows, dismissed or set aside. */
export function RulingForm({ complaint }: { complaint: Appeal }) {
  const answer = useCall('answerAppeal');
  const election = useReadElections().find(({ _id }) => _id === complaint.electionId);
  const choices = choicesOf(complaint, election);
  const form = useCallForm(Ruling, { ruling: '', text: '', follows: '' });
  const ruling = useWatch({ control: form.control, name: 'ruling' });
  const follows = useWatch({ control: form.control, name: 'follows' });
  const [asked, setAsked] = useState<z.output<typeof Ruling> | null>(null);
  const choiceOf = (values: { ruling: string; follows: string }) =>
    (values.ruling === 'upheld' && choices.find(({ key }) => key === values.follows)) || nothing;
  const rule = (values: z.output<typeof Ruling>, { sanction }: Choice) =>
    answer.mutateAsync({
      params: { id: complaint._id },
      body: { ruling: values.ruling, text: values.text, ...(sanction !== null && { sanction }) },
    });
  const choice = choiceOf({ ruling, follows });
  return (
    <>
      <ProposingForm
        proposes={choice.question !== null}
        form={form}
        send={async (values) => {
          const chosenNow = choiceOf(values);
          if (chosenNow.question === null) return rule(values, chosenNow);
          setAsked(values);
          return null;
        }}
        failed={text.failed}
        submit={text.rule}
        kind="outline"
        className="grid max-w-(--measure) gap-3"
        row={(button) => <div>{button}</div>}
      >
        <SelectField name="ruling" label={words.ruling}>
          <option value="">{words.choose}</option>
          {complaintRulings.map((one) => (
            <option key={one} value={one}>
              {words.rulings[one]}
            </option>
          ))}
        </SelectField>
        {ruling === 'upheld' && (
          <SelectField name="follows" label={text.follows} hint={choice.effect}>
            {choices.map(({ key, label }) => (
              <option key={key} value={key}>
                {label}
              </option>
            ))}
          </SelectField>
        )}
        <TextField
          as={TextArea}
          name="text"
          label={settleMessages.answer}
          maxLength={appealLimits.text}
        />
      </ProposingForm>
      <ProposedQuestion
        isOpen={asked !== null}
        onClose={() => setAsked(null)}
        title={choice.question ?? ''}
        text={`${choice.effect} ${choice.isBefore === true ? text.read : text.readAndOverturned}`}
        keepLabel={text.keep}
        confirmLabel={text.rule}
        act={async () => (asked === null ? null : rule(asked, choice))}
        failed={text.failed}
      />
    </>
  );
}

const nothing: Choice = {
  key: '',
  label: text.nothing,
  sanction: null,
  effect: text.effects.nothing,
  question: null,
};

/** What can follow from this complaint in this election, in the order of the ballot. */
function choicesOf(complaint: Appeal, election: Election | undefined): Choice[] {
  const { about, of, ofId } = complaint;
  const warning: Choice = {
    ...{ key: 'warning', label: text.warning(of), effect: text.effects.warning, question: null },
    sanction: { kind: 'warning' },
  };
  const begins = [nothing, ...(about === 'voting' ? [] : [warning])];
  if (election === undefined) return begins;
  const whose = election.nominations.find(({ _id }) => _id === ofId)?.nominee._id;
  const candidates = election.nominations.filter(
    (one) =>
      isPerson(one) && (about === 'voting' || (about === 'candidate' && one.nominee._id === whose)),
  );
  const now = serverNow();
  const hasBegun = phaseOf(election, now) !== 'upcoming';
  return [
    ...begins,
    ...candidates.map(({ _id, positionId, nominee, position }): Choice => {
      const isBefore = !areCandidatesFixed(election, positionId, now);
      return {
        key: `disqualified ${_id}`,
        label: text.disqualify(nominee.name, position),
        sanction: { kind: 'disqualified', nominationId: _id },
        effect: spokenSentence(disqualifiedEffect(isBefore, election.rules.leaving)),
        question: text.ask.disqualified(nominee.name, position),
        isBefore,
      };
    }),
    ...(hasBegun ? election.positions : []).map(({ _id, title }): Choice => ({
      key: `void ${_id}`,
      label: text.void(title),
      sanction: { kind: 'void', positionId: _id },
      effect: spokenSentence(voidEffect),
      question: text.ask.void(title),
    })),
  ];
}
