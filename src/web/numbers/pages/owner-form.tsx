import { useEffect } from 'react';
import { z } from 'zod/mini';
import { accountLimits } from '#core/accounts/check-registration.ts';
import { passwordProblem } from '#core/accounts/password.ts';
import { accountFields } from '#web/accounts/account-frame.tsx';
import { NewPasswordField } from '#web/accounts/password-fields.tsx';
import type { BodyOfCall } from '#web/app/call.ts';
import { checkedBy, emailAddress, lineOfText, typedText } from '#web/app/form-schema.ts';
import { useNewViewer } from '#web/app/session.ts';
import { useCall } from '#web/app/use-call.ts';
import { CallForm, useCallForm } from '#web/kit/call-form.tsx';
import { TextField } from '#web/kit/text-field.tsx';
import { numberMessages } from '#texts/en/numbers.ts';
import { messages } from '#texts/en/site.ts';

const missing = messages.fixed.fillAllTheFields;

const Owner = z
  .object({
    name: lineOfText(accountLimits.name, missing),
    email: emailAddress(missing),
    password: typedText(accountLimits.password, missing),
  })
  .check(
    checkedBy(({ email, password }) => {
      const problem = passwordProblem(password, { email });
      return problem === null ? {} : { password: problem };
    }),
  );

interface OwnerFormProps {
  /** The number with its printed code. */
  proof: Pick<BodyOfCall<'registerWithNumber'>, 'enrollmentNumber' | 'code'>;
  onDone: () => void;
}

/** A new account for the owner of a number, who has something to prove it with. */
export function OwnerForm({ proof, onDone }: OwnerFormProps) {
  const register = useCall('registerWithNumber', { onSuccess: useNewViewer() });
  const form = useCallForm(Owner, { name: '', email: '', password: '' });
  const { setFocus } = form;
  // It stands in the place of the form that was sent.
  useEffect(() => setFocus('name'), [setFocus]);
  return (
    <CallForm
      form={form}
      send={(owner) => register.mutateAsync({ body: { ...proof, ...owner } })}
      failed={numberMessages.registerFailed}
      onDone={onDone}
      submit={numberMessages.register}
      className={accountFields}
    >
      <TextField name="name" label={messages.fields.name} autoComplete="name" />
      <TextField name="email" label={messages.fields.email} type="email" autoComplete="email" />
      <NewPasswordField />
    </CallForm>
  );
}
