import { useForm } from 'react-hook-form';
import { z } from 'zod/mini';
import type { UnsentEmail } from '#contract/failing-emails.ts';
import { checkedBy, emailAddress, notifyFirst, resolverOf } from '#web/app/form-schema.ts';
import { Button } from '#web/ui/button.tsx';
import { Field } from '#web/ui/field.tsx';
import { TextInput } from '#web/ui/text-input.tsx';
import { emailsMessages } from '#web/messages/en/emails.ts';
import { messages } from '#web/messages/en/site.ts';
import { useTold } from './use-told.ts';

const text = emailsMessages;

const Correction = z
  .object({ email: emailAddress() })
  .check(checkedBy(({ email }) => (email === '' ? { email: messages.fixed.emailRequired } : {})));

/** Another address for an e-mail that has no link in it. */
export function CorrectEmailForm(props: { email: UnsentEmail; onDone: () => void }) {
  const { email, onDone } = props;
  const { correct, tell } = useTold();
  const form = useForm({ defaultValues: { email: email.to }, resolver: resolverOf(Correction) });
  const { errors, isSubmitting } = form.formState;
  const save = async (values: { email: string }) => {
    if (await tell(correct.mutateAsync({ id: email._id, email: values.email }))) onDone();
  };
  return (
    <form
      className="mt-3 grid max-w-md grid-cols-1 gap-3"
      noValidate
      onSubmit={(event) => void form.handleSubmit(save, notifyFirst)(event)}
    >
      <Field label={text.newAddress} error={errors.email?.message}>
        {(control) => <TextInput {...control} {...form.register('email')} type="email" />}
      </Field>
      <div className="flex flex-wrap gap-2">
        <Button type="submit" size="small" isPending={isSubmitting}>
          {text.saveAddress}
        </Button>
        <Button kind="ghost" size="small" onClick={onDone}>
          {text.cancel}
        </Button>
      </div>
    </form>
  );
}
