import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { z } from 'zod/mini';
import { accountLimits } from '#core/accounts/check-registration.ts';
import { CallError } from '#web/app/call-error.ts';
import { checkedBy, lineOfText, notifyFirst, resolverOf, typedText } from '#web/app/form-schema.ts';
import { Button } from '#web/ui/button.tsx';
import { Field } from '#web/ui/field.tsx';
import type { Problem } from '#web/ui/form-problem.tsx';
import { FormProblem } from '#web/ui/form-problem.tsx';
import { notify } from '#web/ui/notify.ts';
import { TextInput } from '#web/ui/text-input.tsx';
import { messages } from '#web/messages/en/site.ts';
import { waysInMessages } from '#web/messages/en/ways-in.ts';
import { CurrentPasswordField } from './password-fields.tsx';
import { useAddPasskey } from './ways-in-queries.ts';

const text = waysInMessages;
const NewPasskey = z
  .object({ name: lineOfText(60), currentPassword: typedText(accountLimits.password) })
  .check(checkedBy(({ name }) => (name === '' ? { name: messages.fixed.fillAllTheFields } : {})));

/** Adds a passkey; the password is asked for only where the log-in is some time ago. */
export function AddPasskeyForm() {
  const { mutateAsync: add } = useAddPasskey();
  const [problem, setProblem] = useState<Problem | null>(null);
  const [needsPassword, setNeedsPassword] = useState(false);
  const form = useForm({
    defaultValues: { name: text.defaultName, currentPassword: '' },
    resolver: resolverOf(NewPasskey),
  });
  const { errors, isSubmitting } = form.formState;
  if (!('PublicKeyCredential' in window)) return <p className="text-ink-2">{text.unsupported}</p>;

  const save = async (values: z.output<typeof NewPasskey>) => {
    setProblem(null);
    try {
      notify.success((await add(values)).message);
      setNeedsPassword(false);
      form.reset();
    } catch (refusal) {
      if (refusal instanceof CallError && refusal.reason === 'password-needed') {
        setNeedsPassword(true);
      }
      const { passkeySentence } = await import('./passkey.ts');
      setProblem({ text: passkeySentence(refusal) });
    }
  };
  return (
    <form
      className="grid grid-cols-1 gap-4"
      noValidate
      onSubmit={(event) => void form.handleSubmit(save, notifyFirst)(event)}
    >
      <FormProblem problem={problem} />
      <Field label={text.name} hint={text.nameHint} error={errors.name?.message}>
        {(control) => <TextInput {...control} {...form.register('name')} maxLength={60} />}
      </Field>
      {needsPassword && (
        <CurrentPasswordField
          {...form.register('currentPassword')}
          error={errors.currentPassword?.message}
        />
      )}
      <Button type="submit" kind="outline" isPending={isSubmitting}>
        {text.add}
      </Button>
    </form>
  );
}
