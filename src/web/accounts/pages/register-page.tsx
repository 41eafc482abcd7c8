import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { FormProvider } from 'react-hook-form';
import { z } from 'zod/mini';
import type { User } from '#contract/accounts.ts';
import { accountLimits, checkRegistration } from '#core/accounts/check-registration.ts';
import { registeredRoles } from '#core/accounts/role.ts';
import { AccountFrame, accountFields, accountLede, accountTitle } from '../account-frame.tsx';
import { EnrollmentInput, useEnrollmentHint } from '#web/numbers/enrollment-input.tsx';
import { OtherWays } from '../other-ways.tsx';
import { NewPasswordField } from '../password-fields.tsx';
import { rememberRole, RoleSelect } from '../role-select.tsx';
import { AskForm } from '../proof-forms.tsx';
import { useNumberFormat, useCampusSettings } from '#web/campus/queries.ts';
import { CallError } from '#web/kit/call-error.ts';
import { call } from '#web/app/call.ts';
import type { FormFields } from '#web/app/form-schema.ts';
import {
  checkedBy,
  chosen,
  optionalEmail,
  enrollmentNumber,
  optionalLine,
  typedText,
} from '#web/app/form-schema.ts';
import { PageHeading } from '#web/app/page-heading.tsx';
import { useNavigate } from 'react-router';
import { Link } from '#web/app/link.tsx';
import { useLocation } from '#web/kit/location.ts';
import { useLine } from '#web/kit/use-line.ts';
import { becomeViewer } from '#web/app/session.ts';
import type { HistoryState } from '#web/app/paths.ts';
import { contactPath, paths, readHistoryState } from '#web/app/paths.ts';
import { CallForm, useCallForm } from '#web/kit/call-form.tsx';
import { LineNotice } from '#web/kit/line-notice.tsx';
import { NeedsScript } from '#web/kit/needs-script.tsx';
import { Notice } from '#web/kit/notice.tsx';
import { TextField } from '#web/kit/text-field.tsx';
import { numberHint } from '#texts/en/number-format.ts';
import { registerMessages, roleLinkMessages } from '#texts/en/account.ts';
import { descriptionsMessages } from '#texts/en/descriptions.ts';
import { numberMessages } from '#texts/en/numbers.ts';
import { messages } from '#texts/en/site.ts';

/** The registrations of all roles in one form; only students need an enrollment number. */
const Registration = z.object({
  role: chosen(registeredRoles, messages.fixed.fillAllTheFields),
  name: optionalLine(accountLimits.name),
  email: optionalEmail(),
  enrollmentNumber: enrollmentNumber(),
  password: typedText(accountLimits.password),
} satisfies FormFields<'register', 'roleLink'> & FormFields<'registerStudent'>);
type Registration = z.output<typeof Registration>;

export function RegisterPage() {
  const { from, roleLink } = readHistoryState(useLocation().state);
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
      {/* The link is known once the page is hydrated; its role is the form's. */}
      <Form key={roleLink?.token} from={from} roleLink={roleLink} />
      <OtherWays from={from} />
    </AccountFrame>
  );
}

type FormProps = Record<'from', string | undefined> & {
  roleLink: HistoryState['roleLink'];
};

function Form({ from, roleLink }: FormProps) {
  const client = useQueryClient();
  const navigate = useNavigate();
  const format = useNumberFormat();
  const { wait, inLine, leave } = useLine();
  const [isTaken, setTaken] = useState(false);
  const form = useCallForm(
    Registration.check(checkedBy((values) => checkRegistration(values, format))),
    { role: roleLink?.role ?? '', name: '', email: '', enrollmentNumber: '', password: '' },
  );
  const role = form.watch('role');
  const hint = useEnrollmentHint(form.watch('enrollmentNumber'));
  const showsNumber = role === 'student' || role === 'council';
  const isByListOnly = useCampusSettings().data?.accountsFromList === true;
  const isListed = isByListOnly && role === 'student';
  const isStudent = role === 'student';

  const arrive = ({ user }: { user: User }) => {
    rememberRole(user.role);
    if (roleLink !== undefined) {
      // The link is used up: there is nothing to come back to.
      void navigate(paths.login, { viewTransition: true });
    } else if (isStudent) {
      becomeViewer(client, user);
      const arrival: HistoryState = { cameFrom: 'register' };
      void navigate(from ?? paths.home, { replace: true, state: arrival, viewTransition: true });
    } else {
      const arrival: HistoryState = {
        awaitingEmail: user.email,
        ...(from !== undefined && { from }),
      };
      void navigate(paths.login, { state: arrival, viewTransition: true });
    }
  };
  const seeIfTaken = (refusal: unknown) => {
    setTaken(
      refusal instanceof CallError &&
        (refusal.reason === 'account-taken' || refusal.reason === 'accounts-from-list'),
    );
    return false;
  };

  const roleField = (
    <TextField
      as={RoleSelect}
      name="role"
      label={messages.fields.role}
      markOf={besideField(empty.role)}
      order={['student', 'faculty', 'council', 'admin']}
    />
  );
  // Beside the form: the link is asked for with a form of its own.
  if (isListed) {
    return (
      <FormProvider {...form}>
        <div className={accountFields}>
          {roleField}
          <ByListOnly typed={form.getValues('enrollmentNumber')} />
        </div>
      </FormProvider>
    );
  }
  return (
    <CallForm
      form={form}
      send={(values) => inLine(() => send(values, roleLink?.token))}
      failed={messages.fixed.registrationFailed}
      isToasted
      {...(roleLink === undefined && {
        done: isStudent
          ? messages.fixed.registrationSuccessful
          : messages.fixed.registrationAwaitsApproval,
      })}
      isPublic
      onDone={arrive}
      onRefused={seeIfTaken}
      submit={registerMessages.submit}
      className={accountFields}
      after={<LineNotice wait={wait} onLeave={leave} />}
    >
      <NeedsScript />
      {isByListOnly && role === '' && (
        <Notice>
          <p>{registerMessages.byListOnly}</p>
        </Notice>
      )}
      {isTaken && showsNumber && (
        <Link
          to={paths.number}
          state={{ takenNumber: form.getValues('enrollmentNumber') } satisfies HistoryState}
          className="type-link"
        >
          {numberMessages.taken}
        </Link>
      )}
      {roleLink === undefined ? (
        roleField
      ) : (
        <Notice>
          <p>{roleLinkMessages.registers(messages.roles[roleLink.role])}</p>
        </Notice>
      )}
      <TextField
        name="name"
        label={messages.fields.name}
        markOf={besideField(empty.name)}
        autoComplete="name"
      />
      <TextField
        name="email"
        label={messages.fields.email}
        markOf={besideField(empty.email)}
        type="email"
        autoComplete="email"
      />
      {showsNumber && (
        <TextField
          as={EnrollmentInput}
          name="enrollmentNumber"
          label={messages.fields.enrollmentNumber}
          hint={numberHint(format)}
          liveHint={hint}
          isOptional={role === 'council'}
          autoComplete="username"
        />
      )}
      <NewPasswordField markOf={besideField(empty.password)} />
    </CallForm>
  );
}

/** For students of a campus whose accounts are for its voter list: the link to their address on it. */
function ByListOnly({ typed }: { typed: string }) {
  return (
    <>
      <Notice>
        <p>{registerMessages.byListOnly}</p>
      </Notice>
      <section className="grid gap-2.5">
        <h2 className="type-h3">{registerMessages.byLink}</h2>
        <AskForm number={null} typed={typed} press={registerMessages.sendLink} />
      </section>
      <section className="grid gap-2.5 border-t border-line pt-4">
        <h2 className="type-h3">{registerMessages.atDesk}</h2>
        <p>{registerMessages.atDeskText}</p>
        <Link to={paths.number} className="type-link justify-self-start">
          {registerMessages.withCode}
        </Link>
        <Link to={contactPath('query')} className="type-link justify-self-start">
          {registerMessages.writeToCouncil}
        </Link>
      </section>
    </>
  );
}

const { empty } = registerMessages;
/** The sentence of the whole form stands in the toast, once; beside a field it says what to do there. */
const besideField = (asked: string) => (sentence: string) =>
  sentence === messages.fixed.fillAllTheFields ? asked : sentence;

function send(
  { enrollmentNumber: number, role, ...body }: Registration,
  roleLink: string | undefined,
) {
  if (role === 'student') {
    return call('registerStudent', { body: { ...body, role, enrollmentNumber: number } });
  }
  return call('register', {
    body: {
      ...body,
      role,
      ...(role === 'council' && { enrollmentNumber: number }),
      ...(roleLink !== undefined && { roleLink }),
    },
  });
}
