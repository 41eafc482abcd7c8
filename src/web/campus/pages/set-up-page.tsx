import { useQueryClient } from '@tanstack/react-query';
import { z } from 'zod/mini';
import { accountLimits } from '#core/accounts/check-registration.ts';
import { passwordProblem } from '#core/accounts/password.ts';
import { settingsLimits } from '#core/campus/settings.ts';
import { settingsPath } from '#core/page-paths.ts';
import type { FieldErrors } from '#core/kernel/field-errors.ts';
import {
  AccountFrame,
  accountFields,
  accountLede,
  accountTitle,
} from '#web/accounts/account-frame.tsx';
import { NewPasswordField } from '#web/accounts/password-fields.tsx';
import { call } from '#web/app/call.ts';
import { useCampus } from '#web/app/campus.ts';
import type { FormFields } from '#web/app/form-schema.ts';
import { checkedBy, optionalEmail, optionalLine, typedText } from '#web/app/form-schema.ts';
import { PageHeading } from '#web/app/page-heading.tsx';
import { useNavigate } from 'react-router';
import { Link } from '#web/app/link.tsx';
import { useLinkToken } from '#web/kit/location.ts';
import { becomeViewer } from '#web/app/session.ts';
import { browserTimeZone, timeZonesWith } from '../time-zones.ts';
import { paths } from '#web/app/paths.ts';
import { buttonClass } from '#web/kit/button.tsx';
import { CallForm, useCallForm } from '#web/kit/call-form.tsx';
import { Notice } from '#web/kit/notice.tsx';
import { SelectField } from '#web/kit/select.tsx';
import { TextField } from '#web/kit/text-field.tsx';
import { setUpMessages } from '#texts/en/account.ts';
import { messages } from '#texts/en/site.ts';

const SetUp = z
  .object({
    universityName: optionalLine(settingsLimits.universityName),
    timeZone: z.string(),
    name: optionalLine(accountLimits.name),
    email: optionalEmail(),
    password: typedText(accountLimits.password),
  } satisfies FormFields<'setUpCampus', 'token'>)
  .check(checkedBy(check));
const fields = ['universityName', 'timeZone', 'name', 'email', 'password'] as const;

/** The first admin names the university and makes the first account, with a one-time link. */
export function SetUpPage() {
  const token = useLinkToken();
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
  const here = browserTimeZone();
  const form = useCallForm(SetUp, {
    universityName: '',
    timeZone: here,
    name: '',
    email: '',
    password: '',
  });
  return (
    <CallForm
      form={form}
      send={(values) => call('setUpCampus', { body: { token, ...values } })}
      failed={setUpMessages.failed}
      isPublic
      onDone={({ user }) => {
        becomeViewer(client, user);
        // Name, logo, pictures and links come before rules.
        void navigate(settingsPath('home'), { replace: true, viewTransition: true });
      }}
      submit={setUpMessages.submit}
      className={accountFields}
    >
      <TextField
        name="universityName"
        label={setUpMessages.universityName}
        autoComplete="organization"
      />
      <SelectField name="timeZone" label={setUpMessages.timeZone} hint={setUpMessages.timeZoneHint}>
        {timeZonesWith(here).map((zone) => (
          <option key={zone}>{zone}</option>
        ))}
      </SelectField>
      <TextField name="name" label={setUpMessages.yourName} autoComplete="name" />
      <TextField name="email" label={messages.fields.email} type="email" autoComplete="username" />
      <NewPasswordField />
    </CallForm>
  );
}
