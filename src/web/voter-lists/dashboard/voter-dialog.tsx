import { z } from 'zod/mini';
import { shortName } from '#core/voter-list/list-cells.ts';
import { isEnrollmentNumber } from '#core/accounts/enrollment-number.ts';
import type { ListedVoter } from '#contract/voter-lists.ts';
import { optionalReason, reasonFor } from '#web/app/form-schema.ts';
import { useCall } from '#web/app/use-call.ts';
import { useNumberFormat } from '#web/campus/queries.ts';
import { useCallForm } from '#web/kit/call-form.tsx';
import { Dialog } from '#web/kit/dialog.tsx';
import { messages } from '#texts/en/site.ts';
import { voterListMessages } from '#texts/en/voter-list.ts';
import { TouchingButton, TouchingReason } from '#web/proposals/touching-act.tsx';
import { ProposedReason, ProposingForm } from '#web/proposals/proposing-form.tsx';
import { MoreVoters, VoterFields, voterShape } from './voter-fields.tsx';

const text = voterListMessages;

const votersOf = (isLate: boolean) =>
  z.object({
    ...voterShape(),
    also: z.array(z.object(voterShape())),
    reason: isLate ? reasonFor('everybody') : optionalReason(),
  });
type VoterValues = z.output<ReturnType<typeof votersOf>>;

interface VoterDialogProps {
  /** Null to add one. */
  voter: ListedVoter | null;
  electionId: string | null;
  /** Voting has opened: it needs a reason, and nobody is removed. */
  isLate: boolean;
  isOpen: boolean;
  onClose: () => void;
}

/** Adds a voter, or corrects and removes one. */
export function VoterDialog({ isOpen, onClose, ...given }: VoterDialogProps) {
  return (
    <Dialog
      isOpen={isOpen}
      onClose={onClose}
      title={given.voter === null ? text.addTitle : text.editTitle}
      startsAt="field"
    >
      <VoterForm {...given} onDone={onClose} />
    </Dialog>
  );
}

interface VoterFormProps extends Omit<VoterDialogProps, 'isOpen' | 'onClose'> {
  onDone: () => void;
}

function VoterForm({ voter, electionId, isLate, onDone }: VoterFormProps) {
  const add = useCall('addVoter');
  const correct = useCall('correctVoter');
  const format = useNumberFormat();
  const form = useCallForm(
    votersOf(isLate).check(
      z.check(({ value, issues }) => {
        const people = [value, ...value.also];
        const numbers = people.map((person) => person.enrollmentNumber);
        for (const [at, number] of numbers.entries()) {
          const isTwice = numbers.indexOf(number) < at;
          if (isEnrollmentNumber(number, format) && !isTwice) continue;
          issues.push({
            code: 'custom',
            input: number,
            path: [...(at === 0 ? [] : ['also', at - 1]), 'enrollmentNumber'],
            message: isTwice && number !== '' ? text.namedTwice : messages.fixed.invalidEnrollment,
          });
        }
      }),
    ),
    {
      enrollmentNumber: voter?.enrollmentNumber ?? '',
      name: voter?.name ?? '',
      email: voter?.email ?? '',
      groups: voter?.groups.join(', ') ?? '',
      also: [],
      reason: '',
    },
  );
  const send = ({ also, reason, ...first }: VoterValues): Promise<unknown> => {
    const body = { ...entryOf(first), reason };
    return voter === null
      ? add.mutateAsync({ body: { ...body, also: also.map(entryOf), electionId } })
      : correct.mutateAsync({ params: { id: voter._id }, body });
  };
  return (
    <ProposingForm
      proposes={isLate}
      form={form}
      send={send}
      failed={text.saveFailed}
      isBeside
      // Of all together nothing can be said beside a field.
      fieldOf={(path) => (path === 'also' ? null : path)}
      onDone={onDone}
      submit={text.save}
      kind="compact"
      className="mt-4.5 grid grid-cols-1 gap-4"
      row={(button) => (
        <div className="flex flex-wrap items-center justify-between gap-2.5">
          {button}
          {voter !== null && !isLate && <RemoveVoter voter={voter} onDone={onDone} />}
        </div>
      )}
    >
      <VoterFields />
      {voter === null && <MoreVoters />}
      {isLate ? (
        <ProposedReason
          proposes
          label={voter === null ? text.reason : text.reasonToCorrect}
          hint={voter === null ? text.reasonHint : text.correctHint}
        />
      ) : (
        <TouchingReason access="officers" />
      )}
    </ProposingForm>
  );
}

function RemoveVoter({ voter, onDone }: { voter: ListedVoter; onDone: () => void }) {
  const remove = useCall('removeVoter');
  return (
    <TouchingButton
      access="officers"
      button={{ kind: 'danger' }}
      title={text.removeAsk(shortName(voter.name) || voter.enrollmentNumber)}
      text={text.removeText}
      confirm={text.remove}
      act={(reason) => remove.mutateAsync({ params: { id: voter._id }, body: { reason } })}
      failed={text.removeFailed}
      onDone={onDone}
    />
  );
}

const entryOf = ({ groups, ...typed }: VoterValues['also'][number]) => ({
  ...typed,
  groups: listed(groups),
});

const listed = (groups: string) =>
  groups
    .split(',')
    .map((group) => group.trim())
    .filter((group) => group !== '');
