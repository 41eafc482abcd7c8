import type { SubmitEvent } from 'react';
import { useLayoutEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { z } from 'zod/mini';
import { normalizeEnrollmentNumber } from '#core/accounts/enrollment-number.ts';
import { offeredCommittees } from '#core/council/committees.ts';
import { EnrollmentInput } from '#web/features/accounts/enrollment-input.tsx';
import { useEnrollmentHint } from '#web/features/accounts/use-enrollment-hint.ts';
import { useEnrollmentPrefix } from '#web/features/campus/use-enrollment-prefix.ts';
import { sentenceOf } from '#web/lib/call-error.ts';
import { draftText } from '#web/lib/draft-fields.ts';
import { draftKeys } from '#web/lib/draft-keys.ts';
import { forgetDraft, useSavedDraft } from '#web/lib/saved-draft.ts';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { Field } from '#web/ui/field.tsx';
import { notify } from '#web/ui/notify.ts';
import { Select } from '#web/ui/select.tsx';
import { useOneAtATime } from '#web/ui/use-one-at-a-time.ts';
import { councilMessages } from '#web/messages/en/council.ts';
import { messages } from '#web/messages/en/site.ts';
import { useCreateMember } from './queries.ts';

const text = councilMessages;

const MemberDraft = z.object({
  number: draftText,
  position: draftText,
});

interface AddMemberDialogProps {
  isOpen: boolean;
  onClose: () => void;
}

/** Any signed-in person proposes somebody; the desk approves (spec 2, Council). */
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
  const { number, position } = draft;
  const [isChecked, setChecked] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const prefix = useEnrollmentPrefix();
  const hint = useEnrollmentHint(number);
  const form = useRef<HTMLFormElement>(null);
  // Before it is painted: whoever sees what was typed is asked before it goes.
  useLayoutEffect(() => onDirty(!isEmpty), [isEmpty, onDirty]);

  const fail = (sentence: string) => {
    setProblem(sentence);
    notify.refused(sentence);
  };
  const submit = async () => {
    flushSync(() => {
      setProblem(null);
      setChecked(true);
    });
    if (number.trim() === '' || position === '') {
      fail(messages.fixed.fillInAllFields);
      form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
      return;
    }
    onPending(true);
    try {
      await create.mutateAsync({ enrollmentNumber: normalizeEnrollmentNumber(number), position });
      notify.success(messages.fixed.memberAdded);
      notify.plain(text.review);
      onDone();
    } catch (error) {
      fail(sentenceOf(error, messages.fixed.addMemberFailed));
    } finally {
      onPending(false);
    }
  };
  const submitOnce = useOneAtATime(submit);
  const onSubmit = (event: SubmitEvent) => {
    event.preventDefault();
    submitOnce();
  };
  const missing = (value: string) =>
    isChecked && value.trim() === '' ? messages.fixed.fillInAllFields : undefined;

  return (
    <form className="dialog-body" noValidate ref={form} onSubmit={onSubmit}>
      <Field
        label={text.enrollmentNumber}
        hint={messages.fields.enrollmentHint(prefix)}
        liveHint={hint}
        error={missing(number)}
      >
        {(control) => (
          <EnrollmentInput
            {...control}
            defaultValue={number}
            autoComplete="off"
            onChange={(event) => change({ number: event.target.value })}
          />
        )}
      </Field>
      <Field label={text.position} error={missing(position)}>
        {(control) => (
          <Select
            {...control}
            value={position}
            onChange={(event) => change({ position: event.target.value })}
          >
            <option value="">{text.selectPosition}</option>
            {offeredCommittees.map(({ name, positions }) => (
              <optgroup key={name} label={name}>
                {positions.map((title) => (
                  <option key={title} value={title}>
                    {title}
                  </option>
                ))}
              </optgroup>
            ))}
          </Select>
        )}
      </Field>
      {problem !== null && problem !== messages.fixed.fillInAllFields && (
        <p className="notice notice-danger" role="alert">
          {problem}
        </p>
      )}
      <p className="meta">{text.review}</p>
      <Button type="submit" size="large" isPending={create.isPending}>
        {text.add}
      </Button>
    </form>
  );
}
