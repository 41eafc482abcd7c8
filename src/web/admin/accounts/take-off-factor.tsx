import { useForm } from 'react-hook-form';
import { z } from 'zod/mini';
import { reasonLength } from '#core/accounts/account-state.ts';
import { sentenceOf } from '#web/app/call-error.ts';
import type { FormFields } from '#web/app/form-schema.ts';
import { checkedBy, lineOfText, resolverOf } from '#web/app/form-schema.ts';
import { Button } from '#web/ui/button.tsx';
import { Field } from '#web/ui/field.tsx';
import { notify } from '#web/ui/notify.ts';
import { TextInput } from '#web/ui/text-input.tsx';
import { accountsMessages } from '#web/messages/en/people.ts';
import type { useAccountActs } from './queries.ts';

const text = accountsMessages;
const Reason = z
  .object({ reason: lineOfText(reasonLength) } satisfies FormFields<'takeOffSecondFactor'>)
  .check(checkedBy(({ reason }) => (reason === '' ? { reason: text.factorReasonMissing } : {})));

/** Takes a lost second step off an officer, for a reason that goes into the record. */
export function TakeOffFactor({ acts }: { acts: ReturnType<typeof useAccountActs> }) {
  const form = useForm({ defaultValues: { reason: '' }, resolver: resolverOf(Reason) });
  const { errors, isSubmitting } = form.formState;
  const takeOff = async (values: z.output<typeof Reason>) => {
    try {
      notify.success((await acts.takeOffFactor.mutateAsync(values)).message);
    } catch (problem) {
      form.setError('reason', { message: sentenceOf(problem, text.takeOffFailed) });
    }
  };
  return (
    <form
      className="grid grid-cols-1 justify-items-start gap-3 *:w-full"
      noValidate
      onSubmit={(event) => void form.handleSubmit(takeOff)(event)}
    >
      <Field label={text.factorReason} error={errors.reason?.message}>
        {(control) => (
          <TextInput
            {...control}
            {...form.register('reason')}
            maxLength={reasonLength}
            autoComplete="off"
          />
        )}
      </Field>
      <Button type="submit" kind="danger" className="-ms-3.5 w-auto!" isPending={isSubmitting}>
        {text.takeOff}
      </Button>
    </form>
  );
}
