import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { z } from 'zod/mini';
import { reasonLength } from '#core/accounts/account-state.ts';
import { accountLimits } from '#core/accounts/check-registration.ts';
import { isEnrollmentNumber } from '#core/accounts/enrollment-number.ts';
import { listLimits } from '#core/voter-list/read-list.ts';
import type { ListedVoter } from '#contract/voter-lists.ts';
import { EnrollmentInput } from '#web/account/enrollment-input.tsx';
import { sentenceOf } from '#web/app/call-error.ts';
import {
  checkedBy,
  emailAddress,
  enrollmentNumber,
  lineOfText,
  notifyFirst,
  resolverOf,
  showFieldErrors,
} from '#web/app/form-schema.ts';
import { useEnrollmentPrefix } from '#web/campus/use-enrollment-prefix.ts';
import { Button } from '#web/ui/button.tsx';
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { Field } from '#web/ui/field.tsx';
import { notify } from '#web/ui/notify.ts';
import { TextInput } from '#web/ui/text-input.tsx';
import { messages } from '#web/messages/en/site.ts';
import { voterListMessages } from '#web/messages/en/voter-list.ts';
import { noteOf, proposed, useOfficersNeeded } from '#web/proposals/queries.ts';
import { useListActs } from './queries.ts';

const text = voterListMessages;
const fields = ['enrollmentNumber', 'name', 'email', 'groups', 'reason'] as const;

const VoterFields = z.object({
  enrollmentNumber: enrollmentNumber(),
  name: lineOfText(accountLimits.name),
  email: emailAddress(),
  groups: lineOfText((listLimits.group + 2) * listLimits.groups),
  reason: lineOfText(reasonLength),
});
type VoterFields = z.output<typeof VoterFields>;

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
export function VoterDialog({ voter, electionId, isLate, isOpen, onClose }: VoterDialogProps) {
  const acts = useListActs();
  const prefix = useEnrollmentPrefix();
  const needed = useOfficersNeeded();
  const [isRemoving, setRemoving] = useState(false);
  const [error, setError] = useState<string>();
  const form = useForm({
    defaultValues: {
      enrollmentNumber: voter?.enrollmentNumber ?? '',
      name: voter?.name ?? '',
      email: voter?.email ?? '',
      groups: voter?.groups.join(', ') ?? '',
      reason: '',
    },
    resolver: resolverOf(
      VoterFields.check(
        checkedBy(({ enrollmentNumber: number, reason }) => ({
          ...(!isEnrollmentNumber(number, prefix) && {
            enrollmentNumber: messages.fixed.invalidEnrollment,
          }),
          ...(isLate && reason === '' && { reason: text.reasonMissing }),
        })),
      ),
    ),
  });
  const { errors, isDirty, isSubmitting } = form.formState;
  const leave = () => {
    form.reset();
    onClose();
  };
  const save = async ({ groups, reason, ...given }: VoterFields) => {
    const body = {
      ...given,
      groups: groups
        .split(',')
        .map((group) => group.trim())
        .filter((group) => group !== ''),
    };
    try {
      const work =
        voter === null
          ? acts.add.mutateAsync({ ...body, electionId, reason })
          : acts.correct.mutateAsync({ ...body, id: voter._id });
      notify.success((await work).message);
      leave();
    } catch (problem) {
      notify.refused(sentenceOf(problem, text.saveFailed));
      showFieldErrors(problem, fields, form.setError);
    }
  };
  const remove = async () => {
    if (voter === null) return;
    setError(undefined);
    try {
      notify.success((await acts.remove.mutateAsync(voter._id)).message);
      setRemoving(false);
      onClose();
    } catch (problem) {
      setError(sentenceOf(problem, text.removeFailed));
    }
  };
  return (
    <Dialog
      isOpen={isOpen}
      onClose={leave}
      title={voter === null ? text.addTitle : text.editTitle}
      isDirty={isDirty}
      isPending={isSubmitting}
      startsAt="field"
      over={
        voter !== null && (
          <ConfirmDialog
            isOpen={isOpen && isRemoving}
            title={text.removeAsk(voter.name || voter.enrollmentNumber)}
            text={text.removeText}
            confirmLabel={text.remove}
            keepLabel={messages.dialog.cancel}
            error={error}
            isPending={acts.remove.isPending}
            onKeep={() => setRemoving(false)}
            onConfirm={remove}
          />
        )
      }
    >
      <form
        className="mt-4.5 grid grid-cols-1 gap-4"
        noValidate
        onSubmit={(event) => void form.handleSubmit(save, notifyFirst)(event)}
      >
        <Field
          label={text.enrollmentNumber}
          hint={messages.fields.enrollmentHint(prefix)}
          error={errors.enrollmentNumber?.message}
        >
          {(control) => (
            <EnrollmentInput
              {...control}
              {...form.register('enrollmentNumber')}
              defaultValue={voter?.enrollmentNumber ?? ''}
              autoComplete="off"
            />
          )}
        </Field>
        <Field label={text.name} error={errors.name?.message} isOptional>
          {(control) => (
            <TextInput
              {...control}
              {...form.register('name')}
              maxLength={accountLimits.name}
              autoComplete="off"
            />
          )}
        </Field>
        <Field label={text.email} hint={text.emailHint} error={errors.email?.message} isOptional>
          {(control) => (
            <TextInput {...control} {...form.register('email')} type="email" autoComplete="off" />
          )}
        </Field>
        <Field label={text.groups} hint={text.groupsHint} error={errors.groups?.message} isOptional>
          {(control) => <TextInput {...control} {...form.register('groups')} autoComplete="off" />}
        </Field>
        {isLate && (
          <Field
            label={text.reason}
            hint={[text.reasonHint, noteOf(needed)].join(' ').trim()}
            error={errors.reason?.message}
          >
            {(control) => (
              <TextInput
                {...control}
                {...form.register('reason')}
                maxLength={reasonLength}
                autoComplete="off"
              />
            )}
          </Field>
        )}
        <div className="flex flex-wrap items-center justify-between gap-2.5">
          <Button type="submit" isPending={isSubmitting}>
            {isLate ? proposed(needed, text.save) : text.save}
          </Button>
          {voter !== null && (
            <Button kind="danger" onClick={() => setRemoving(true)}>
              {text.remove}
            </Button>
          )}
        </div>
      </form>
    </Dialog>
  );
}
