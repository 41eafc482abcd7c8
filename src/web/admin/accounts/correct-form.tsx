import { useEffect } from 'react';
import { useForm } from 'react-hook-form';
import { z } from 'zod/mini';
import { accountLimits } from '#core/accounts/check-registration.ts';
import { reasonLength } from '#core/accounts/account-state.ts';
import type { ManagedUser } from '#contract/people.ts';
import { EnrollmentInput } from '#web/account/enrollment-input.tsx';
import { useEnrollmentPrefix } from '#web/campus/use-enrollment-prefix.ts';
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
import { Button } from '#web/ui/button.tsx';
import { Field } from '#web/ui/field.tsx';
import { notify } from '#web/ui/notify.ts';
import { TextInput } from '#web/ui/text-input.tsx';
import { accountsMessages } from '#web/messages/en/people.ts';
import { messages } from '#web/messages/en/site.ts';
import { useAccountActs } from './queries.ts';

const text = accountsMessages;
const fields = ['name', 'email', 'enrollmentNumber', 'reason'] as const;

const Correction = z
  .object({
    name: lineOfText(accountLimits.name),
    email: emailAddress(),
    enrollmentNumber: enrollmentNumber(),
    reason: lineOfText(reasonLength),
  })
  .check(
    checkedBy(({ name, email }) => ({
      ...(name === '' && { name: messages.fixed.fillAllTheFields }),
      ...(email === '' && { email: messages.fixed.emailRequired }),
    })),
  );
type Correction = z.output<typeof Correction>;

interface CorrectFormProps {
  user: ManagedUser;
  /** One's own e-mail needs the password, which the profile asks for. */
  isOwn: boolean;
  onDirty: (isDirty: boolean) => void;
}

/** Name, number and e-mail of an account; only what was changed is sent. */
export function CorrectForm({ user, isOwn, onDirty }: CorrectFormProps) {
  const { correct } = useAccountActs(user._id);
  const prefix = useEnrollmentPrefix();
  const form = useForm({
    defaultValues: {
      name: user.name,
      email: user.email,
      enrollmentNumber: user.enrollmentNumber ?? '',
      reason: '',
    },
    resolver: resolverOf(Correction),
  });
  const { errors, isDirty, isSubmitting } = form.formState;
  useEffect(() => {
    onDirty(isDirty);
    return () => onDirty(false);
  }, [isDirty, onDirty]);

  const save = async (values: Correction) => {
    const { name, email, enrollmentNumber: number, reason } = values;
    const changes = {
      ...(name !== user.name && { name }),
      ...(email !== user.email && { email }),
      ...(number !== (user.enrollmentNumber ?? '') && { enrollmentNumber: number }),
    };
    if (Object.keys(changes).length === 0) {
      notify.plain(text.nothingChanged);
      return;
    }
    try {
      const { user: now, message } = await correct.mutateAsync({ ...changes, reason });
      notify.success(message);
      form.reset({
        name: now.name,
        email: now.email,
        enrollmentNumber: now.enrollmentNumber ?? '',
        reason: '',
      });
    } catch (problem) {
      notify.refused(sentenceOf(problem, text.saveFailed));
      showFieldErrors(problem, fields, form.setError);
    }
  };
  return (
    <form
      className="grid grid-cols-1 gap-4"
      noValidate
      onSubmit={(event) => void form.handleSubmit(save, notifyFirst)(event)}
    >
      <Field label={text.name} error={errors.name?.message}>
        {(control) => (
          <TextInput {...control} {...form.register('name')} maxLength={accountLimits.name} />
        )}
      </Field>
      <Field
        label={text.email}
        error={errors.email?.message}
        {...(!isOwn && { hint: text.emailHint })}
      >
        {(control) => (
          <TextInput
            {...control}
            {...form.register('email')}
            type="email"
            readOnly={isOwn}
            autoComplete="off"
          />
        )}
      </Field>
      <Field
        label={text.number}
        hint={messages.fields.enrollmentHint(prefix)}
        error={errors.enrollmentNumber?.message}
        isOptional={user.role !== 'student'}
      >
        {(control) => (
          <EnrollmentInput
            {...control}
            {...form.register('enrollmentNumber')}
            defaultValue={user.enrollmentNumber ?? ''}
            autoComplete="off"
          />
        )}
      </Field>
      <Field label={text.reason} hint={text.reasonHint} error={errors.reason?.message} isOptional>
        {(control) => (
          <TextInput {...control} {...form.register('reason')} maxLength={reasonLength} />
        )}
      </Field>
      <Button type="submit" className="justify-self-start" isPending={isSubmitting}>
        {text.save}
      </Button>
    </form>
  );
}
