import { z } from 'zod/mini';
import { accountLimits } from '#core/accounts/check-registration.ts';
import { isEnrollmentNumber } from '#core/accounts/enrollment-number.ts';
import { listLimits } from '#core/voter-list/read-list.ts';
import type { ListedVoter } from '#contract/voter-lists.ts';
import { EnrollmentInput } from '#web/numbers/enrollment-input.tsx';
import {
  checkedBy,
  enrollmentNumber,
  optionalEmail,
  optionalLine,
  optionalReason,
  reasonFor,
} from '#web/app/form-schema.ts';
import { useCall } from '#web/app/use-call.ts';
import { useNumberFormat } from '#web/campus/use-number-format.ts';
import { useCallForm } from '#web/kit/call-form.tsx';
import { Dialog } from '#web/kit/dialog.tsx';
import { TextField } from '#web/kit/text-field.tsx';
import { numberHint } from '#texts/en/number-format.ts';
import { messages } from '#texts/en/site.ts';
import { voterListMessages } from '#texts/en/voter-list.ts';
import { TouchingButton, TouchingReason } from '#web/proposals/touching-act.tsx';
import { ProposedReason, ProposingForm } from '#web/proposals/proposing-form.tsx';

const text = voterListMessages;

const votersOf = (isLate: boolean) =>
  z.object({
    enrollmentNumber: enrollmentNumber(),
    name: optionalLine(accountLimits.name),
    email: optionalEmail(),
    groups: optionalLine((listLimits.group + 2) * listLimits.groups),
    reason: isLate ? reasonFor('everybody') : optionalReason(),
  });
type VoterFields = z.output<ReturnType<typeof votersOf>>;

interface VoterDialogProps {
  /** Null to add one. */
  voter: ListedVoter | null;
  electionId: string | null;
  /** Voting has opened: adding needs a reason. */
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
      checkedBy(({ enrollmentNumber: number }) => ({
        ...(!isEnrollmentNumber(number, format) && {
          enrollmentNumber: messages.fixed.invalidEnrollment,
        }),
      })),
    ),
    {
      enrollmentNumber: voter?.enrollmentNumber ?? '',
      name: voter?.name ?? '',
      email: voter?.email ?? '',
      groups: voter?.groups.join(', ') ?? '',
      reason: '',
    },
  );
  const send = ({ groups, reason, ...given }: VoterFields): Promise<unknown> => {
    const body = { ...given, groups: listed(groups) };
    return voter === null
      ? add.mutateAsync({ body: { ...body, electionId, reason } })
      : correct.mutateAsync({ params: { id: voter._id }, body: { ...body, reason } });
  };
  return (
    <ProposingForm
      proposes={isLate}
      form={form}
      send={send}
      failed={text.saveFailed}
      onDone={onDone}
      submit={text.save}
      kind="compact"
      className="mt-4.5 grid grid-cols-1 gap-4"
      row={(button) => (
        <div className="flex flex-wrap items-center justify-between gap-2.5">
          {button}
          {voter !== null && <RemoveVoter voter={voter} onDone={onDone} />}
        </div>
      )}
    >
      <TextField
        as={EnrollmentInput}
        name="enrollmentNumber"
        label={text.enrollmentNumber}
        hint={numberHint(format)}
        autoComplete="off"
      />
      <TextField
        name="name"
        label={text.name}
        isOptional
        maxLength={accountLimits.name}
        autoComplete="off"
      />
      <TextField
        name="email"
        label={text.email}
        hint={text.emailHint}
        isOptional
        type="email"
        autoComplete="off"
      />
      <TextField
        name="groups"
        label={text.groups}
        hint={text.groupsHint}
        isOptional
        autoComplete="off"
      />
      {isLate ? (
        <ProposedReason proposes label={text.reason} hint={text.reasonHint} />
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
      title={text.removeAsk(voter.name || voter.enrollmentNumber)}
      text={text.removeText}
      confirm={text.remove}
      act={(reason) => remove.mutateAsync({ params: { id: voter._id }, body: { reason } })}
      failed={text.removeFailed}
      onDone={onDone}
    />
  );
}

const listed = (groups: string) =>
  groups
    .split(',')
    .map((group) => group.trim())
    .filter((group) => group !== '');
