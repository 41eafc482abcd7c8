import { useFormContext } from 'react-hook-form';
import type { Election } from '#contract/election-shapes.ts';
import { areCandidatesFixed, isPerson } from '#core/elections/nomination.ts';
import { phaseOf } from '#core/elections/phase.ts';
import { answeredLimit } from '#core/elections/sanction.ts';
import { electionActs } from '#texts/en/election-acts.ts';
import { sanctionMessages } from '#texts/en/sanctions.ts';
import { disqualifiedEffect, voidEffect } from '#texts/ruling-words.ts';
import { lineOfText, optionalText } from '#web/app/form-schema.ts';
import { serverNow } from '#web/app/server-clock.ts';
import { useCall } from '#web/app/use-call.ts';
import { SelectField } from '#web/kit/select.tsx';
import { TextArea } from '#web/kit/text-input.tsx';
import { TextField } from '#web/kit/text-field.tsx';
import { ReasonedAct } from '#web/proposals/reasoned-act.tsx';
import { ballotName } from '#texts/entry-name.ts';

const text = electionActs.rule;

interface RulingActProps {
  election: Election;
  isOpen: boolean;
  onClose: () => void;
}

/** Rules in an election: on a candidate or on a position, with a reason that everybody reads. */
export function RulingAct({ election, isOpen, onClose }: RulingActProps) {
  const { _id: electionId, name } = election;
  const rule = useCall('createRuling');
  const choices = choicesOf(election);
  return (
    <ReasonedAct
      isOpen={isOpen}
      onClose={onClose}
      title={text.title(name)}
      text={text.text}
      confirm={text.act}
      keepLabel={electionActs.keep}
      proposes="officers"
      reader="everybody"
      hint={electionActs.reasonHint}
      failed={electionActs.failed}
      act={async (reason, { what, answered }) => {
        const { sort: kind, id } = choices.find(({ key }) => key === what) ?? { sort: '', id: '' };
        const given = { electionId, reason, answered: answered === '' ? null : answered };
        return rule.mutateAsync({
          body:
            kind === 'void'
              ? { ...given, kind, position: id }
              : { ...given, kind: 'disqualify', nominationId: id },
        });
      }}
      also={{
        schemas: { what: lineOfText(80, text.missing), answered: optionalText(answeredLimit) },
        values: { what: '', answered: '' },
        fields: <Fields choices={choices} />,
      }}
    />
  );
}

/** Whether there is anything to rule on, and nobody has certified it. */
export const mayBeRuledIn = (election: Election): boolean =>
  election.certifiedAt === undefined && !election.rehearsal && choicesOf(election).length > 0;

function Fields({ choices }: { choices: readonly Choice[] }) {
  const what = String(useFormContext().watch('what'));
  const choice = choices.find(({ key }) => key === what);
  return (
    <>
      <SelectField name="what" label={text.what} {...(choice && { hint: choice.effect })}>
        <option value="">{text.choose}</option>
        {choices.map(({ key, label }) => (
          <option key={key} value={key}>
            {label}
          </option>
        ))}
      </SelectField>
      {choice?.sort !== 'void' && (
        <TextField
          as={TextArea}
          name="answered"
          label={text.answered}
          hint={text.answeredHint}
          maxLength={answeredLimit}
        />
      )}
    </>
  );
}

interface Choice {
  /** The value of its option. */
  key: string;
  sort: 'disqualify' | 'void';
  /** The candidacy, or the position. */
  id: string;
  label: string;
  /** What it does, in words. */
  effect: string;
}

/** What can be ruled now, in the order of the ballot: who is disqualified already is not there. */
function choicesOf(election: Election): Choice[] {
  const now = serverNow();
  const phase = phaseOf(election, now);
  if (phase === 'draft' || phase === 'cancelled') return [];
  const candidates = election.nominations.filter(
    (one) => isPerson(one) && one.disqualified === undefined,
  );
  const positions = phase === 'upcoming' ? [] : election.positions;
  return [
    ...candidates.map(({ _id: id, positionId, nominee, position }): Choice => {
      const isFixed = areCandidatesFixed(election, positionId, now);
      return {
        ...{ key: `disqualify ${id}`, sort: 'disqualify', id },
        label: sanctionMessages.disqualify(ballotName(nominee), position),
        effect: disqualifiedEffect(isFixed, election.rules.leaving),
      };
    }),
    ...positions.flatMap(({ _id: id, title, void: isVoid }): Choice[] =>
      isVoid === undefined
        ? [
            {
              ...{ key: `void ${id}`, sort: 'void', id },
              label: sanctionMessages.void(title),
              effect: voidEffect(),
            },
          ]
        : [],
    ),
  ];
}
