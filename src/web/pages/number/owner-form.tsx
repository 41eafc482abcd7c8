import { useEffect, useState } from 'react';
import { useForm } from 'react-hook-form';
import { z } from 'zod/mini';
import { accountLimits } from '#core/accounts/check-registration.ts';
import { passwordProblem } from '#core/accounts/password.ts';
import { accountFields } from '#web/account/account-frame.tsx';
import { NewPasswordField } from '#web/account/password-fields.tsx';
import { useNumberActs } from '#web/account/number-queries.ts';
import { sentenceOf } from '#web/app/call-error.ts';
import type { BodyOfCall } from '#web/app/call.ts';
import {
  checkedBy,
  emailAddress,
  lineOfText,
  notifyFirst,
  resolverOf,
  showFieldErrors,
  typedText,
} from '#web/app/form-schema.ts';
import { Button } from '#web/ui/button.tsx';
import { Field } from '#web/ui/field.tsx';
import type { Problem } from '#web/ui/form-problem.tsx';
import { FormProblem } from '#web/ui/form-problem.tsx';
import { notify } from '#web/ui/notify.ts';
import { TextInput } from '#web/ui/text-input.tsx';
import { numberMessages } from '#web/messages/en/numbers.ts';
import { messages } from '#web/messages/en/site.ts';

const Owner = z
  .object({
    name: lineOfText(accountLimits.name),
    email: emailAddress(),
    password: typedText(accountLimits.password),
  })
  .check(
    checkedBy(({ name, email, password }) => {
      const problem =
        password === '' ? messages.fields.empty : passwordProblem(password, { email });
      return {
        ...(name === '' && { name: messages.fields.empty }),
        ...(email === '' && { email: messages.fields.empty }),
        ...(problem !== null && { password: problem }),
      };
    }),
  );
type Owner = z.output<typeof Owner>;

interface OwnerFormProps {
  /** The link, or the number with its printed code. */
  proof: Pick<BodyOfCall<'registerWithNumber'>, 'token' | 'enrollmentNumber' | 'code'>;
  name: string;
  email: string;
  onDone: () => void;
  /** It stands in the place of another form that was sent. */
  takesFocus?: boolean;
}

/** A new account for the owner of a number, who has something to prove it with. */
export function OwnerForm({ proof, name, email, onDone, takesFocus = false }: OwnerFormProps) {
  const { register } = useNumberActs();
  const [problem, setProblem] = useState<Problem | null>(null);
  const form = useForm({
    defaultValues: { name, email, password: '' },
    resolver: resolverOf(Owner),
  });
  const { errors, isSubmitting } = form.formState;
  const { setFocus } = form;
  useEffect(() => {
    if (takesFocus) setFocus('name');
  }, [takesFocus, setFocus]);
  const save = async (values: Owner) => {
    setProblem(null);
    try {
      notify.success((await register.mutateAsync({ ...proof, ...values })).message);
      onDone();
    } catch (refusal) {
      const sentence = sentenceOf(refusal, numberMessages.registerFailed);
      notify.refused(sentence);
      showFieldErrors(refusal, ['name', 'email', 'password'], form.setError);
      setProblem({ text: sentence });
    }
  };
  return (
    <form className={accountFields} noValidate onSubmit={form.handleSubmit(save, notifyFirst)}>
      <FormProblem problem={problem} />
      <Field label={messages.fields.name} error={errors.name?.message}>
        {(control) => <TextInput {...control} {...form.register('name')} autoComplete="name" />}
      </Field>
      <Field label={messages.fields.email} error={errors.email?.message}>
        {(control) => (
          <TextInput {...control} {...form.register('email')} type="email" autoComplete="email" />
        )}
      </Field>
      <NewPasswordField {...form.register('password')} error={errors.password?.message} />
      <Button type="submit" size="large" isPending={isSubmitting}>
        {numberMessages.register}
      </Button>
    </form>
  );
}
