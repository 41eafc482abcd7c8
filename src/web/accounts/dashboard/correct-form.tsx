import { z } from 'zod/mini';
import { accountLimits } from '#core/accounts/check-registration.ts';
import { isOfficer } from '#core/accounts/role.ts';
import type { ManagedUser } from '#contract/people.ts';
import { EnrollmentInput } from '#web/numbers/enrollment-input.tsx';
import { useNumberFormat } from '#web/campus/queries.ts';
import type { FormFields } from '#web/app/form-schema.ts';
import {
  emailAddress,
  enrollmentNumber,
  lineOfText,
  optionalReason,
} from '#web/app/form-schema.ts';
import { useCall } from '#web/app/use-call.ts';
import { CallForm, useCallForm } from '#web/kit/call-form.tsx';
import { TouchingNote } from '#web/proposals/touching-act.tsx';
import { notify } from '#web/kit/notify.ts';
import { ReasonField } from '#web/kit/reason-field.tsx';
import { TextField } from '#web/kit/text-field.tsx';
import { numberHint } from '#texts/en/number-format.ts';
import { accountsMessages } from '#texts/en/people.ts';
import { messages } from '#texts/en/site.ts';

const text = accountsMessages;

const Correction = z.object({
  name: lineOfText(accountLimits.name, messages.fixed.fillAllTheFields),
  email: emailAddress(messages.fixed.emailRequired),
  enrollmentNumber: enrollmentNumber(),
  reason: optionalReason(),
} satisfies FormFields<'correctUser'>);
type Correction = z.output<typeof Correction>;

interface CorrectFormProps {
  user: ManagedUser;
  /** One's own e-mail needs the password, which the profile asks for. */
  isOwn: boolean;
}

/** Name, number and e-mail of an account; only what was changed is sent. */
export function CorrectForm({ user, isOwn }: CorrectFormProps) {
  const correct = useCall('correctUser');
  const format = useNumberFormat();
  const form = useCallForm(Correction, valuesOf(user));
  const changesOf = ({ name, email, enrollmentNumber: number }: Correction) => ({
    ...(name !== user.name && { name }),
    ...(email !== user.email && { email }),
    ...(number !== (user.enrollmentNumber ?? '') && { enrollmentNumber: number }),
  });
  const save = async (values: Correction) => {
    const changes = changesOf(values);
    if (Object.keys(changes).length === 0) {
      notify.plain(text.nothingChanged);
      return null;
    }
    const body = { ...changes, reason: values.reason };
    return correct.mutateAsync({ params: { id: user._id }, body });
  };
  return (
    <CallForm
      form={form}
      send={save}
      failed={text.saveFailed}
      submit={text.save}
      kind="compact"
      className="grid grid-cols-1 gap-4 [&>button]:justify-self-start"
      onDone={(answer) => {
        if (answer === null) return;
        form.reset(valuesOf('user' in answer ? answer.user : user));
      }}
    >
      <TextField name="name" label={text.name} maxLength={accountLimits.name} />
      <TextField
        name="email"
        label={text.email}
        type="email"
        readOnly={isOwn || isOfficer(user.role)}
        autoComplete="off"
        {...(!isOwn && { hint: isOfficer(user.role) ? text.officerEmail : text.emailHint })}
      />
      <TextField
        as={EnrollmentInput}
        name="enrollmentNumber"
        label={text.number}
        hint={numberHint(format)}
        isOptional={user.role !== 'student'}
        autoComplete="off"
      />
      <ReasonField label={text.reason} hint={text.reasonHint} isOptional />
      <TouchingNote access="admin" />
    </CallForm>
  );
}

const valuesOf = ({ name, email, enrollmentNumber: number }: ManagedUser) => ({
  name,
  email,
  enrollmentNumber: number ?? '',
  reason: '',
});
