import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { useNavigate } from 'react-router';
import { z } from 'zod/mini';
import { accountLimits } from '#core/accounts/check-registration.ts';
import { isEnrollmentNumber, normalizeEnrollmentNumber } from '#core/accounts/enrollment-number.ts';
import { accountFields } from '#web/account/account-frame.tsx';
import { EnrollmentInput } from '#web/account/enrollment-input.tsx';
import { rememberRole } from '#web/account/remembered-role.ts';
import { RoleSelect } from '#web/account/role-select.tsx';
import type { SignOnRequest } from '#web/account/sign-on-request.ts';
import { sentenceOf } from '#web/app/call-error.ts';
import type { Reply } from '#web/app/call.ts';
import { call } from '#web/app/call.ts';
import type { FormFields } from '#web/app/form-schema.ts';
import {
  checkedBy,
  chosen,
  emailAddress,
  enrollmentNumber,
  lineOfText,
  notifyFirst,
  resolverOf,
  showFieldErrors,
} from '#web/app/form-schema.ts';
import { becomeViewer } from '#web/app/session.ts';
import { useEnrollmentPrefix } from '#web/campus/use-enrollment-prefix.ts';
import type { Arrival } from '#web/paths.ts';
import { paths } from '#web/paths.ts';
import { Button } from '#web/ui/button.tsx';
import { Field } from '#web/ui/field.tsx';
import type { Problem } from '#web/ui/form-problem.tsx';
import { FormProblem } from '#web/ui/form-problem.tsx';
import { notify } from '#web/ui/notify.ts';
import { TextInput } from '#web/ui/text-input.tsx';
import { messages } from '#web/messages/en/site.ts';
import { signOnMessages } from '#web/messages/en/ways-in.ts';

const text = signOnMessages;
const roles = ['student', 'faculty'] as const;
const fields = ['role', 'name', 'email', 'enrollmentNumber'] as const;

const Account = z.object({
  role: chosen(roles, messages.fixed.fillAllTheFields),
  name: lineOfText(accountLimits.name),
  email: emailAddress(),
  enrollmentNumber: enrollmentNumber(),
} satisfies FormFields<'registerBySignOn', 'key'>);
type Account = z.output<typeof Account>;

interface ArrivalFormProps {
  request: SignOnRequest;
  /** What the provider said; what it proved cannot be changed here. */
  known: NonNullable<Reply<'finishSignOn'>['form']>;
}

/** Asks for what the provider did not say, and makes the account. */
export function ArrivalForm({ request, known }: ArrivalFormProps) {
  const client = useQueryClient();
  const navigate = useNavigate();
  const prefix = useEnrollmentPrefix();
  const [problem, setProblem] = useState<Problem | null>(null);
  const form = useForm<z.input<typeof Account>, unknown, Account>({
    defaultValues: {
      role: known.enrollmentNumber === null ? '' : 'student',
      name: known.name,
      email: known.email,
      enrollmentNumber: known.enrollmentNumber ?? '',
    },
    resolver: resolverOf(Account.check(checkedBy((values) => check(values, prefix)))),
  });
  const { errors, isSubmitting } = form.formState;
  const role = form.watch('role');

  const create = async (values: Account) => {
    setProblem(null);
    try {
      const { user, message } = await call('registerBySignOn', {
        body: { key: request.key, ...values },
      });
      rememberRole(user.role);
      notify.success(message);
      if (user.verified) {
        becomeViewer(client, user);
        const arrival: Arrival = { cameFrom: 'register' };
        void navigate(request.from, { replace: true, state: arrival, viewTransition: true });
      } else {
        const arrival: Arrival = { awaitingEmail: user.email };
        void navigate(paths.login, { replace: true, state: arrival, viewTransition: true });
      }
    } catch (refusal) {
      const sentence = sentenceOf(refusal, messages.fixed.registrationFailed);
      notify.refused(sentence);
      showFieldErrors(refusal, fields, form.setError);
      setProblem({ text: sentence });
    }
  };
  return (
    <form className={accountFields} noValidate onSubmit={form.handleSubmit(create, notifyFirst)}>
      <FormProblem problem={problem} />
      <Field label={messages.fields.role} error={errors.role?.message}>
        {(control) => <RoleSelect {...control} {...form.register('role')} order={[...roles]} />}
      </Field>
      <Field label={messages.fields.name} error={errors.name?.message}>
        {(control) => <TextInput {...control} {...form.register('name')} autoComplete="name" />}
      </Field>
      <Field
        label={messages.fields.email}
        error={errors.email?.message}
        {...(known.isEmailVerified && { hint: text.provedEmail })}
      >
        {(control) => (
          <TextInput
            {...control}
            {...form.register('email')}
            type="email"
            autoComplete="email"
            readOnly={known.isEmailVerified}
          />
        )}
      </Field>
      {role === 'student' && (
        <Field
          label={messages.fields.enrollmentNumber}
          hint={messages.fields.enrollmentHint(prefix)}
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
      )}
      <Button type="submit" size="large" isPending={isSubmitting}>
        {text.submit}
      </Button>
    </form>
  );
}

function check(values: { [F in (typeof fields)[number]]: string }, prefix: string) {
  const all = messages.fixed.fillAllTheFields;
  const number = normalizeEnrollmentNumber(values.enrollmentNumber);
  const isWrong = values.role === 'student' && !isEnrollmentNumber(number, prefix);
  return {
    ...(values.name === '' && { name: all }),
    ...(values.email === '' && { email: all }),
    ...(isWrong && {
      enrollmentNumber:
        number === ''
          ? messages.fixed.enrollmentRequiredForStudents
          : messages.fixed.invalidEnrollment,
    }),
  };
}
