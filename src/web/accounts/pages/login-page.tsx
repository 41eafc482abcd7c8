import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { z } from 'zod/mini';
import type { User } from '#contract/accounts.ts';
import { checkLogIn } from '#core/accounts/check-log-in.ts';
import { accountLimits } from '#core/accounts/check-registration.ts';
import { isEnrollmentNumber, normalizeEnrollmentNumber } from '#core/accounts/enrollment-number.ts';
import { registeredRoles, usesEnrollmentNumber } from '#core/accounts/role.ts';
import { emailLength } from '#core/text.ts';
import { AccountFrame, accountFields, accountLede, accountTitle } from '../account-frame.tsx';
import { EnrollmentInput } from '#web/numbers/enrollment-input.tsx';
import { OtherWays } from '../other-ways.tsx';
import { rememberRole, useRememberedRole, RoleSelect } from '../role-select.tsx';
import { useNumberFormat } from '#web/campus/queries.ts';
import { CallError } from '#web/kit/call-error.ts';
import { call } from '#web/app/call.ts';
import type { FormFields } from '#web/app/form-schema.ts';
import {
  checkedBy,
  chosen,
  enrollmentNumber,
  optionalLine,
  typedText,
} from '#web/app/form-schema.ts';
import { PageHeading } from '#web/app/page-heading.tsx';
import { useNavigate } from 'react-router';
import { Link } from '#web/app/link.tsx';
import { useLocation, useSearchParams } from '#web/kit/location.ts';
import { usePollingTable } from '#web/app/polling-table.ts';
import { withSecondStep } from '#web/app/proof.ts';
import { becomeViewer } from '#web/app/session.ts';
import type { HistoryState } from '#web/app/paths.ts';
import { forgottenPath, paths, readHistoryState } from '#web/app/paths.ts';
import { CallForm, useCallForm } from '#web/kit/call-form.tsx';
import { NeedsScript } from '#web/kit/needs-script.tsx';
import { Notice } from '#web/kit/notice.tsx';
import { notify } from '#web/kit/notify.ts';
import { PasswordInput } from '#web/kit/password-input.tsx';
import { TextField } from '#web/kit/text-field.tsx';
import { useIsSlow } from '#web/kit/use-is-slow.ts';
import { forgottenMessages, logInMessages } from '#texts/en/account.ts';
import { descriptionsMessages } from '#texts/en/descriptions.ts';
import { messages } from '#texts/en/site.ts';
import { ForgottenForm } from './forgotten-form.tsx';

/** The log-ins of all roles in one form; the role decides between number and e-mail. */
const LogIn = z
  .object({
    role: chosen(registeredRoles, messages.fixed.selectRole),
    email: optionalLine(emailLength),
    enrollmentNumber: enrollmentNumber(),
    password: typedText(accountLimits.password),
  } satisfies FormFields<'logIn'> & FormFields<'logInStudent'>)
  .check(checkedBy(checkLogIn));
type LogIn = z.output<typeof LogIn>;

/** Milliseconds after which a slow log-in is explained. */
const queueAfter = 3000;

export function LoginPage() {
  const { state } = useLocation();
  const { from, awaitingEmail } = readHistoryState(state);
  const arrive = useArrive(from);
  const search = useSearchParams();
  if (search.has('forgot')) return <ForgottenForm />;
  return (
    <AccountFrame>
      <div>
        <PageHeading
          title={messages.title.of(logInMessages.title)}
          description={descriptionsMessages.logIn}
          className={accountTitle}
        >
          {logInMessages.title}
        </PageHeading>
        <p className={accountLede}>
          {logInMessages.noAccount}{' '}
          <Link
            to={paths.register}
            state={from === undefined ? null : { from }}
            className="type-link"
          >
            {logInMessages.register}
          </Link>
        </p>
      </div>
      {awaitingEmail !== undefined && (
        <Notice title={logInMessages.waitingTitle}>
          <p>{messages.fixed.registrationAwaitsApproval}</p>
        </Notice>
      )}
      <Form key={awaitingEmail} email={awaitingEmail ?? ''} from={from} />
      <OtherWays from={from} onPasskey={arrive} />
      <Link to={forgottenPath} state={from === undefined ? null : { from }} className="type-link">
        {forgottenMessages.link}
      </Link>
      <Link to={paths.logInHelp} className="type-link">
        {logInMessages.help}
      </Link>
    </AccountFrame>
  );
}

/** Shows who is logged in now, and goes where they came from. */
function useArrive(from: string | undefined) {
  const client = useQueryClient();
  const navigate = useNavigate();
  // A shared device leads to the ballot.
  const start = usePollingTable() ? paths.elections : paths.home;
  return (user: User) => {
    becomeViewer(client, user);
    rememberRole(user.role);
    notify.success(messages.fixed.loginSuccessful);
    const arrival: HistoryState = { cameFrom: 'login' };
    void navigate(from ?? start, { replace: true, state: arrival, viewTransition: true });
  };
}

function Form({ email, from }: { email: string; from: string | undefined }) {
  const arrive = useArrive(from);
  const [isHeldUp, setHeldUp] = useState(false);
  const form = useCallForm(LogIn, { role: '', email, enrollmentNumber: '', password: '' });
  const role = form.watch('role');
  const format = useNumberFormat();
  const isQueued = useIsSlow(form.formState.isSubmitting, queueAfter);
  // A shared device suggests nothing of earlier voters.
  const isPollingTable = usePollingTable();
  const remembered = useRememberedRole();
  useEffect(() => {
    if (remembered !== null && form.getValues('role') === '') form.setValue('role', remembered);
  }, [remembered, form]);
  useEffect(() => {
    if (role !== 'student' || form.getValues('enrollmentNumber') !== '') return;
    // Before the role is known, a number is typed or filled in where the e-mail stands.
    const number = normalizeEnrollmentNumber(form.getValues('email'));
    if (!isEnrollmentNumber(number, format)) return;
    form.setValue('email', '');
    form.setValue('enrollmentNumber', number);
  }, [role, form, format]);

  const logIn = (values: LogIn) => {
    setHeldUp(false);
    return withSecondStep(() => send(values));
  };
  const offerHelp = (refusal: unknown) => {
    if (refusal instanceof CallError && refusal.reason === 'too-many-log-ins') {
      setHeldUp(true);
    }
    // The text stays, and is selected when one comes back to the field.
    document.querySelector<HTMLInputElement>('[name="password"]')?.select();
    return false;
  };
  const ofName = { autoComplete: isPollingTable ? 'off' : 'username webauthn' };

  return (
    <CallForm
      form={form}
      send={logIn}
      failed={messages.fixed.loginFailed}
      isToasted
      isPublic
      done={null}
      onDone={({ user }) => arrive(user)}
      onRefused={offerHelp}
      submit={logInMessages.submit}
      className={accountFields}
      after={
        <p role="status" className="type-meta empty:hidden">
          {isQueued && <Queue />}
        </p>
      }
    >
      <NeedsScript />
      {isHeldUp && (
        <Notice>
          <p>{logInMessages.heldUp}</p>
          <Link
            to={forgottenPath}
            state={from === undefined ? null : { from }}
            className="type-link"
          >
            {logInMessages.askReset}
          </Link>
        </Notice>
      )}
      <TextField
        as={RoleSelect}
        name="role"
        label={messages.fields.role}
        order={['council', 'admin', 'faculty', 'student']}
      />
      {role !== '' && usesEnrollmentNumber(role) ? (
        <TextField
          key="number"
          as={EnrollmentInput}
          name="enrollmentNumber"
          label={messages.fields.enrollmentNumber}
          {...ofName}
        />
      ) : (
        <TextField
          key="email"
          name="email"
          label={messages.fields.email}
          type="email"
          {...ofName}
        />
      )}
      <TextField
        as={PasswordInput}
        name="password"
        label={messages.fields.password}
        autoComplete={isPollingTable ? 'new-password' : 'current-password'}
      />
    </CallForm>
  );
}

/** Says that the log-in waits, and behind how many, if the server answers. */
function Queue() {
  const { data } = useQuery({
    queryKey: ['log-in-line'],
    queryFn: () => call('readLogInLine'),
    refetchInterval: 3_000,
    retry: false,
  });
  const waiting = data?.waiting ?? 0;
  return waiting > 1
    ? `${logInMessages.queue} ${logInMessages.waiting(waiting)}`
    : logInMessages.queue;
}

function send({ role, email, password, ...student }: LogIn) {
  return usesEnrollmentNumber(role)
    ? call('logInStudent', { body: { role, password, ...student } })
    : call('logIn', { body: { role, email, password } });
}
