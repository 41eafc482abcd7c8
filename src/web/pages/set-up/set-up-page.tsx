import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { z } from 'zod/mini';
import { accountLimits } from '#core/accounts/check-registration.ts';
import { passwordProblem } from '#core/accounts/password.ts';
import { settingsLimits } from '#core/campus/settings.ts';
import type { FieldErrors } from '#core/kernel/field-errors.ts';
import {
  AccountFrame,
  accountFields,
  accountLede,
  accountTitle,
} from '#web/account/account-frame.tsx';
import { NewPasswordField } from '#web/account/password-fields.tsx';
import { sentenceOf } from '#web/app/call-error.ts';
import { call } from '#web/app/call.ts';
import { useCampus } from '#web/app/campus.ts';
import type { FormFields } from '#web/app/form-schema.ts';
import {
  checkedBy,
  emailAddress,
  lineOfText,
  notifyFirst,
  resolverOf,
  showFieldErrors,
  typedText,
} from '#web/app/form-schema.ts';
import { PageHeading } from '#web/app/page-heading.tsx';
import { useNavigate } from 'react-router';
import { Link } from '#web/app/link.tsx';
import { useSearchParams } from '#web/app/location.ts';
import { becomeViewer } from '#web/app/session.ts';
import { browserTimeZone, timeZonesWith } from '#web/campus/time-zones.ts';
import { paths } from '#web/paths.ts';
import { Button, buttonClass } from '#web/ui/button.tsx';
import { Field } from '#web/ui/field.tsx';
import type { Problem } from '#web/ui/form-problem.tsx';
import { FormProblem } from '#web/ui/form-problem.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { notify } from '#web/ui/notify.ts';
import { Select } from '#web/ui/select.tsx';
import { TextInput } from '#web/ui/text-input.tsx';
import { setUpMessages } from '#web/messages/en/account.ts';
import { messages } from '#web/messages/en/site.ts';

const SetUp = z
  .object({
    universityName: lineOfText(settingsLimits.universityName),
    timeZone: z.string(),
    name: lineOfText(accountLimits.name),
    email: emailAddress(),
    password: typedText(accountLimits.password),
  } satisfies FormFields<'setUpCampus', 'token'>)
  .check(checkedBy(check));
type SetUp = z.output<typeof SetUp>;
const fields = ['universityName', 'timeZone', 'name', 'email', 'password'] as const;

/** The first admin names the university and makes the first account, with a one-time link. */
export function SetUpPage() {
  const search = useSearchParams();
  const token = search.get('token') ?? '';
  const isDone = useCampus()?.needsSetUp === false;
  return (
    <AccountFrame>
      <div>
        <PageHeading title={messages.title.of(setUpMessages.title)} className={accountTitle}>
          {setUpMessages.title}
        </PageHeading>
        {!isDone && <p className={accountLede}>{setUpMessages.lede}</p>}
      </div>
      {isDone && (
        <Notice>
          <p>{setUpMessages.alreadyDone}</p>
        </Notice>
      )}
      {isDone && (
        <Link to={paths.login} className={buttonClass({ size: 'large' })}>
          {setUpMessages.goToLogin}
        </Link>
      )}
      {!isDone && token === '' && (
        <Notice>
          <p>{setUpMessages.noToken}</p>
        </Notice>
      )}
      {!isDone && token !== '' && <Form token={token} />}
    </AccountFrame>
  );
}

function check(form: Record<(typeof fields)[number], string>) {
  const wrong: FieldErrors<(typeof fields)[number]> = {};
  for (const field of fields) {
    if (form[field].trim() === '') wrong[field] = messages.fixed.fillAllTheFields;
  }
  const problem = passwordProblem(form.password, { email: form.email });
  if (wrong.password === undefined && problem !== null) wrong.password = problem;
  return wrong;
}

function Form({ token }: { token: string }) {
  const client = useQueryClient();
  const navigate = useNavigate();
  const [problem, setProblem] = useState<Problem | null>(null);
  const here = browserTimeZone();
  const form = useForm({
    defaultValues: { universityName: '', timeZone: here, name: '', email: '', password: '' },
    resolver: resolverOf(SetUp),
  });
  const { errors, isSubmitting } = form.formState;

  const setUp = async (values: SetUp) => {
    setProblem(null);
    try {
      const { user, message } = await call('setUpCampus', { body: { token, ...values } });
      becomeViewer(client, user);
      notify.success(message);
      void navigate(paths.dashboard, { replace: true, viewTransition: true });
    } catch (refusal) {
      const text = sentenceOf(refusal, setUpMessages.failed);
      notify.refused(text);
      showFieldErrors(refusal, fields, form.setError);
      setProblem({ text });
    }
  };

  return (
    <form className={accountFields} noValidate onSubmit={form.handleSubmit(setUp, notifyFirst)}>
      <FormProblem problem={problem} />
      <Field label={setUpMessages.universityName} error={errors.universityName?.message}>
        {(control) => (
          <TextInput
            {...control}
            {...form.register('universityName')}
            autoComplete="organization"
          />
        )}
      </Field>
      <Field
        label={setUpMessages.timeZone}
        hint={setUpMessages.timeZoneHint}
        error={errors.timeZone?.message}
      >
        {(control) => (
          <Select {...control} {...form.register('timeZone')}>
            {timeZonesWith(here).map((zone) => (
              <option key={zone}>{zone}</option>
            ))}
          </Select>
        )}
      </Field>
      <Field label={setUpMessages.yourName} error={errors.name?.message}>
        {(control) => <TextInput {...control} {...form.register('name')} autoComplete="name" />}
      </Field>
      <Field label={messages.fields.email} error={errors.email?.message}>
        {(control) => (
          <TextInput
            {...control}
            {...form.register('email')}
            type="email"
            autoComplete="username"
          />
        )}
      </Field>
      <NewPasswordField {...form.register('password')} error={errors.password?.message} />
      <Button type="submit" size="large" isPending={isSubmitting}>
        {setUpMessages.submit}
      </Button>
    </form>
  );
}
