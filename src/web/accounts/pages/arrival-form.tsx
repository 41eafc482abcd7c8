import { useQueryClient } from '@tanstack/react-query';
import { useNavigate } from 'react-router';
import { z } from 'zod/mini';
import { accountLimits } from '#core/accounts/check-registration.ts';
import { isEnrollmentNumber, normalizeEnrollmentNumber } from '#core/accounts/enrollment-number.ts';
import type { NumberFormat } from '#core/accounts/number-format.ts';
import { accountFields } from '../account-frame.tsx';
import { EnrollmentInput } from '#web/numbers/enrollment-input.tsx';
import { rememberRole, RoleSelect } from '../role-select.tsx';
import type { SignOnRequest } from '../sign-on-request.ts';
import type { Reply } from '#web/app/call.ts';
import { call } from '#web/app/call.ts';
import type { FormFields } from '#web/app/form-schema.ts';
import {
  checkedBy,
  chosen,
  optionalEmail,
  enrollmentNumber,
  optionalLine,
} from '#web/app/form-schema.ts';
import { becomeViewer } from '#web/app/session.ts';
import { useNumberFormat } from '#web/campus/queries.ts';
import type { HistoryState } from '#web/app/paths.ts';
import { paths } from '#web/app/paths.ts';
import { CallForm, useCallForm } from '#web/kit/call-form.tsx';
import { TextField } from '#web/kit/text-field.tsx';
import { numberHint } from '#texts/en/number-format.ts';
import { messages } from '#texts/en/site.ts';
import { signOnMessages } from '#texts/en/ways-in.ts';

const text = signOnMessages;
const roles = ['student', 'faculty'] as const;

const Account = z.object({
  role: chosen(roles, messages.fixed.fillAllTheFields),
  name: optionalLine(accountLimits.name),
  email: optionalEmail(),
  enrollmentNumber: enrollmentNumber(),
} satisfies FormFields<'registerBySignOn', 'key'>);

interface ArrivalFormProps {
  request: SignOnRequest;
  /** What the provider said; what it proved cannot be changed here. */
  known: NonNullable<Reply<'finishSignOn'>['form']>;
}

/** Asks for what the provider did not say, and makes the account. */
export function ArrivalForm({ request, known }: ArrivalFormProps) {
  const client = useQueryClient();
  const navigate = useNavigate();
  const format = useNumberFormat();
  const form = useCallForm(Account.check(checkedBy((values) => check(values, format))), {
    role: known.enrollmentNumber === null ? '' : 'student',
    name: known.name,
    email: known.email,
    enrollmentNumber: known.enrollmentNumber ?? '',
  });
  const role = form.watch('role');

  const arrive = ({ user }: Reply<'registerBySignOn'>) => {
    rememberRole(user.role);
    if (user.verified) {
      becomeViewer(client, user);
      const arrival: HistoryState = { cameFrom: 'register' };
      void navigate(request.from, { replace: true, state: arrival, viewTransition: true });
    } else {
      const arrival: HistoryState = { awaitingEmail: user.email };
      void navigate(paths.login, { replace: true, state: arrival, viewTransition: true });
    }
  };
  return (
    <CallForm
      form={form}
      send={(account) => call('registerBySignOn', { body: { key: request.key, ...account } })}
      failed={messages.fixed.registrationFailed}
      isToasted
      isPublic
      onDone={arrive}
      submit={text.submit}
      className={accountFields}
    >
      <TextField as={RoleSelect} name="role" label={messages.fields.role} order={[...roles]} />
      <TextField name="name" label={messages.fields.name} autoComplete="name" />
      <TextField
        name="email"
        label={messages.fields.email}
        {...(known.isEmailVerified && { hint: text.provedEmail })}
        type="email"
        autoComplete="email"
        readOnly={known.isEmailVerified}
      />
      {role === 'student' && (
        <TextField
          as={EnrollmentInput}
          name="enrollmentNumber"
          label={messages.fields.enrollmentNumber}
          hint={numberHint(format)}
          autoComplete="off"
        />
      )}
    </CallForm>
  );
}

function check(values: z.output<typeof Account>, format: NumberFormat) {
  const all = messages.fixed.fillAllTheFields;
  const number = normalizeEnrollmentNumber(values.enrollmentNumber);
  const isWrong = values.role === 'student' && !isEnrollmentNumber(number, format);
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
