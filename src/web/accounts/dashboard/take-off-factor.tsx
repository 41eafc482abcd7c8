import { z } from 'zod/mini';
import type { ManagedUser } from '#contract/people.ts';
import type { FormFields } from '#web/app/form-schema.ts';
import { reasonFor } from '#web/app/form-schema.ts';
import { useCall } from '#web/app/use-call.ts';
import { CallForm, useCallForm } from '#web/kit/call-form.tsx';
import { ReasonField } from '#web/kit/reason-field.tsx';
import { accountsMessages } from '#texts/en/people.ts';

const text = accountsMessages;
const Reason = z.object({
  reason: reasonFor('person'),
} satisfies FormFields<'takeOffSecondFactor'>);

/** A small form in a part of the account's dialog: its button is as wide as its words. */
export const accountPart =
  'grid grid-cols-1 justify-items-start gap-3 *:w-full [&>button]:-ms-3.5 [&>button]:w-auto';

/** Takes a lost second step off an officer, for a reason that goes into the record. */
export function TakeOffFactor({ user }: { user: ManagedUser }) {
  const takeOff = useCall('takeOffSecondFactor');
  const form = useCallForm(Reason, { reason: '' });
  return (
    <CallForm
      form={form}
      send={(body) => takeOff.mutateAsync({ params: { id: user._id }, body })}
      failed={text.takeOffFailed}
      submit={text.takeOff}
      kind="danger"
      className={accountPart}
    >
      <ReasonField label={text.factorReason} />
    </CallForm>
  );
}
