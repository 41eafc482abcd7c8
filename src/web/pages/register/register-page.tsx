import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { z } from 'zod/mini';
import { accountLimits, checkRegistration } from '#core/accounts/check-registration.ts';
import { registeredRoles } from '#core/accounts/role.ts';
import {
  AccountFrame,
  accountFields,
  accountLede,
  accountTitle,
} from '#web/account/account-frame.tsx';
import { EnrollmentInput } from '#web/account/enrollment-input.tsx';
import { OtherWays } from '#web/account/other-ways.tsx';
import { NewPasswordField } from '#web/account/password-fields.tsx';
import { rememberRole } from '#web/account/remembered-role.ts';
import { RoleSelect } from '#web/account/role-select.tsx';
import { useEnrollmentHint } from '#web/account/use-enrollment-hint.ts';
import { useEnrollmentPrefix } from '#web/campus/use-enrollment-prefix.ts';
import { CallError, sentenceOf } from '#web/app/call-error.ts';
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
  typedText,
} from '#web/app/form-schema.ts';
import { PageHeading } from '#web/app/page-heading.tsx';
import { useNavigate } from 'react-router';
import { Link } from '#web/app/link.tsx';
import { useLocation } from '#web/app/location.ts';
import { useLine } from '#web/app/use-line.ts';
import { becomeViewer } from '#web/app/session.ts';
import type { Arrival } from '#web/paths.ts';
import { paths, readArrival } from '#web/paths.ts';
import { Button } from '#web/ui/button.tsx';
import { Field } from '#web/ui/field.tsx';
import type { Problem } from '#web/ui/form-problem.tsx';
import { FormProblem } from '#web/ui/form-problem.tsx';
import { LineNotice } from '#web/ui/line-notice.tsx';
import { NeedsScript } from '#web/ui/needs-script.tsx';
import { notify } from '#web/ui/notify.ts';
import { TextInput } from '#web/ui/text-input.tsx';
import { registerMessages } from '#web/messages/en/account.ts';
import { descriptionsMessages } from '#web/messages/en/descriptions.ts';
import { numberMessages } from '#web/messages/en/numbers.ts';
import { messages } from '#web/messages/en/site.ts';

/** The registrations of all roles in one form; only students need an enrollment number. */
const Registration = z.object({
  role: chosen(registeredRoles, messages.fixed.fillAllTheFields),
  name: lineOfText(accountLimits.name),
  email: emailAddress(),
  enrollmentNumber: enrollmentNumber(),
  password: typedText(accountLimits.password),
} satisfies FormFields<'register'> & FormFields<'registerStudent'>);
type Registration = z.output<typeof Registration>;
const fields = ['role', 'name', 'email', 'enrollmentNumber', 'password'] as const;

export function RegisterPage() {
  const { from } = readArrival(useLocation().state);
  return (
    <AccountFrame>
      <div>
        <PageHeading
          title={messages.title.of(registerMessages.title)}
          description={descriptionsMessages.register}
          className={accountTitle}
        >
          {registerMessages.title}
        </PageHeading>
        <p className={accountLede}>
          {registerMessages.hasAccount}{' '}
          <Link to={paths.login} state={from === undefined ? null : { from }} className="type-link">
            {registerMessages.logIn}
          </Link>
        </p>
      </div>
      <Form from={from} />
      <OtherWays from={from} />
    </AccountFrame>
  );
}

function Form({ from }: { from: string | undefined }) {
  const client = useQueryClient();
  const navigate = useNavigate();
  const prefix = useEnrollmentPrefix();
  const { place, inLine, leave } = useLine();
  const [problem, setProblem] = useState<Problem | null>(null);
  const [isTaken, setTaken] = useState(false);
  const form = useForm<z.input<typeof Registration>, unknown, Registration>({
    defaultValues: { role: '', name: '', email: '', enrollmentNumber: '', password: '' },
    resolver: resolverOf(
      Registration.check(checkedBy((values) => checkRegistration(values, prefix))),
    ),
  });
  // In the order of the screen, which is the order in which a wrong field takes the focus.
  const [ofRole, ofName, ofEmail, ofNumber, ofPassword] = [
    form.register('role'),
    form.register('name'),
    form.register('email'),
    form.register('enrollmentNumber'),
    form.register('password'),
  ];
  const { errors, isSubmitting } = form.formState;
  const role = form.watch('role');
  const hint = useEnrollmentHint(form.watch('enrollmentNumber'));
  const showsNumber = role === 'student' || role === 'council';

  const register = async (values: Registration) => {
    setProblem(null);
    try {
      if (values.role === 'student') {
        const { user } = await inLine(() => sendStudent(values));
        becomeViewer(client, user);
        rememberRole(user.role);
        notify.success(messages.fixed.registrationSuccessful);
        const arrival: Arrival = { cameFrom: 'register' };
        void navigate(from ?? paths.home, { replace: true, state: arrival, viewTransition: true });
      } else {
        const { user } = await inLine(() => sendOther(values));
        rememberRole(user.role);
        notify.success(messages.fixed.registrationAwaitsApproval);
        const arrival: Arrival = { awaitingEmail: user.email };
        void navigate(paths.login, { state: arrival, viewTransition: true });
      }
    } catch (refusal) {
      const text = sentenceOf(refusal, messages.fixed.registrationFailed);
      notify.refused(text);
      showFieldErrors(refusal, fields, form.setError);
      setProblem({ text });
      setTaken(refusal instanceof CallError && refusal.reason === 'account-taken');
    }
  };

  return (
    <form className={accountFields} noValidate onSubmit={form.handleSubmit(register, notifyFirst)}>
      <NeedsScript />
      <FormProblem problem={problem} />
      {isTaken && showsNumber && (
        <Link
          to={paths.number}
          state={{ takenNumber: form.getValues('enrollmentNumber') } satisfies Arrival}
          className="type-link"
        >
          {numberMessages.taken}
        </Link>
      )}
      <Field label={messages.fields.role} error={besideField(errors.role?.message)}>
        {(control) => (
          <RoleSelect {...control} {...ofRole} order={['student', 'faculty', 'council', 'admin']} />
        )}
      </Field>
      <Field label={messages.fields.name} error={besideField(errors.name?.message)}>
        {(control) => <TextInput {...control} {...ofName} autoComplete="name" />}
      </Field>
      <Field label={messages.fields.email} error={besideField(errors.email?.message)}>
        {(control) => <TextInput {...control} {...ofEmail} type="email" autoComplete="email" />}
      </Field>
      {showsNumber && (
        <Field
          label={messages.fields.enrollmentNumber}
          hint={messages.fields.enrollmentHint(prefix)}
          liveHint={hint}
          isOptional={role === 'council'}
          error={besideField(errors.enrollmentNumber?.message)}
        >
          {(control) => (
            <EnrollmentInput
              {...control}
              {...ofNumber}
              defaultValue={form.getValues('enrollmentNumber')}
              autoComplete="username"
            />
          )}
        </Field>
      )}
      <NewPasswordField {...ofPassword} error={besideField(errors.password?.message)} />
      <Button type="submit" size="large" isPending={isSubmitting}>
        {registerMessages.submit}
      </Button>
      <LineNotice place={place} onLeave={leave} />
    </form>
  );
}

/** The sentence of the whole form stands in the toast, once; beside a field it is a short mark. */
const besideField = (sentence: string | undefined) =>
  sentence === messages.fixed.fillAllTheFields ? messages.fields.empty : sentence;

const sendStudent = (values: Registration) =>
  call('registerStudent', { body: { ...values, role: 'student' } });

function sendOther({ enrollmentNumber: number, ...body }: Registration) {
  if (body.role !== 'council') return call('register', { body });
  return call('register', { body: { ...body, enrollmentNumber: number } });
}
