import type { SubmitEvent } from 'react';
import { useLayoutEffect, useState } from 'react';
import { useForm } from 'react-hook-form';
import { z } from 'zod/mini';
import { positionLength } from '#core/council/committees.ts';
import { EnrollmentInput } from '#web/account/enrollment-input.tsx';
import { useEnrollmentHint } from '#web/account/use-enrollment-hint.ts';
import { useEnrollmentPrefix } from '#web/campus/use-enrollment-prefix.ts';
import { CallError, sentenceOf } from '#web/app/call-error.ts';
import { draftText } from '#web/app/draft-fields.ts';
import { draftKeys } from '#web/app/draft-keys.ts';
import type { FormFields } from '#web/app/form-schema.ts';
import {
  checkedBy,
  enrollmentNumber,
  lineOfText,
  notifyFirst,
  resolverOf,
  showFieldErrors,
} from '#web/app/form-schema.ts';
import { forgetDraft, useSavedDraft, useSaveTyped } from '#web/app/saved-draft.ts';
import { useViewer } from '#web/app/session.ts';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { dialogBody } from '#web/ui/dialog-parts.tsx';
import { Field } from '#web/ui/field.tsx';
import { notify } from '#web/ui/notify.ts';
import { Notice } from '#web/ui/notice.tsx';
import { Select } from '#web/ui/select.tsx';
import { useOneAtATime } from '#web/ui/use-one-at-a-time.ts';
import { councilMessages } from '#web/messages/en/council.ts';
import { messages } from '#web/messages/en/site.ts';
import { PositionOptions } from './position-options.tsx';
import { useCreateMember } from './queries.ts';

const text = councilMessages;

const MemberDraft = z.object({
  enrollmentNumber: draftText,
  position: draftText,
});

const Member = z
  .object({
    enrollmentNumber: enrollmentNumber(),
    position: lineOfText(positionLength),
  } satisfies FormFields<'createMember'>)
  .check(checkedBy(checkMember));
type Member = z.output<typeof Member>;

/** Both fields are required, and there is one sentence for whichever is missing. */
function checkMember({
  enrollmentNumber: number,
  position,
}: Record<'enrollmentNumber' | 'position', string>) {
  const missing = messages.fixed.fillInAllFields;
  return {
    ...(number === '' && { enrollmentNumber: missing }),
    ...(position === '' && { position: missing }),
  };
}

interface AddMemberDialogProps {
  isOpen: boolean;
  onClose: () => void;
}

/** Any signed-in person proposes somebody; an officer approves. */
export function AddMemberDialog({ isOpen, onClose }: AddMemberDialogProps) {
  const [isPending, setPending] = useState(false);
  const [isDirty, setDirty] = useState(false);
  const close = () => {
    forgetDraft(draftKeys.member);
    setDirty(false);
    onClose();
  };
  return (
    <Dialog
      isOpen={isOpen}
      onClose={close}
      isDirty={isDirty}
      title={text.add}
      startsAt="field"
      isPending={isPending}
    >
      <AddMemberForm onPending={setPending} onDirty={setDirty} onDone={close} />
    </Dialog>
  );
}

function AddMemberForm({
  onPending,
  onDirty,
  onDone,
}: {
  onPending: (isPending: boolean) => void;
  onDirty: (isDirty: boolean) => void;
  onDone: () => void;
}) {
  const create = useCreateMember();
  const { draft, change, isEmpty } = useSavedDraft(draftKeys.member, MemberDraft);
  const form = useForm({ defaultValues: draft, resolver: resolverOf(Member) });
  const { errors } = form.formState;
  useSaveTyped(form, change);
  const [problem, setProblem] = useState<string | null>(null);
  const isAdmin = useViewer().viewer?.role === 'admin';
  const prefix = useEnrollmentPrefix();
  const hint = useEnrollmentHint(form.watch('enrollmentNumber'));
  // Before the paint: as soon as typed text is visible, closing must ask.
  useLayoutEffect(() => onDirty(!isEmpty), [isEmpty, onDirty]);

  const propose = async (member: Member) => {
    setProblem(null);
    onPending(true);
    try {
      await create.mutateAsync(member);
      notify.success(messages.fixed.memberAdded);
      if (!isAdmin) notify.plain(text.review);
      onDone();
    } catch (error) {
      // The page says once that the session has ended, and leads to log-in.
      if (error instanceof CallError && error.status === 401) return;
      const sentence = sentenceOf(error, messages.fixed.addMemberFailed);
      showFieldErrors(error, ['enrollmentNumber', 'position'], form.setError);
      setProblem(sentence);
      notify.refused(sentence);
    } finally {
      onPending(false);
    }
  };
  const submitOnce = useOneAtATime(
    form.handleSubmit(propose, (wrong) => {
      setProblem(null);
      notifyFirst(wrong);
    }),
  );
  const onSubmit = (event: SubmitEvent) => {
    event.preventDefault();
    submitOnce();
  };

  return (
    <form className={dialogBody} noValidate onSubmit={onSubmit}>
      <Field
        label={text.enrollmentNumber}
        hint={messages.fields.enrollmentHint(prefix)}
        liveHint={hint}
        error={errors.enrollmentNumber?.message}
      >
        {(control) => (
          <EnrollmentInput
            {...control}
            {...form.register('enrollmentNumber')}
            defaultValue={form.getValues('enrollmentNumber')}
            autoComplete="off"
          />
        )}
      </Field>
      <Field label={text.position} error={errors.position?.message}>
        {(control) => (
          <Select {...control} {...form.register('position')}>
            <option value="">{text.selectPosition}</option>
            <PositionOptions />
          </Select>
        )}
      </Field>
      {problem !== null && (
        <Notice tone="danger" icon={null} role="alert">
          {problem}
        </Notice>
      )}
      <p className="type-meta">{isAdmin ? text.reviewAdmin : text.review}</p>
      <Button type="submit" size="large" isPending={create.isPending}>
        {text.add}
      </Button>
    </form>
  );
}
