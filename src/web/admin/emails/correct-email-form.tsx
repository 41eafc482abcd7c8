import { z } from 'zod/mini';
import type { UnsentEmail } from '#contract/failing-emails.ts';
import { checkedBy, emailAddress } from '#web/app/form-schema.ts';
import { useCall } from '#web/app/use-call.ts';
import { Button } from '#web/ui/button.tsx';
import { CallForm, useCallForm } from '#web/ui/call-form.tsx';
import { TextField } from '#web/ui/text-field.tsx';
import { emailsMessages } from '#web/messages/en/emails.ts';
import { messages } from '#web/messages/en/site.ts';

const text = emailsMessages;

const Correction = z
  .object({ email: emailAddress() })
  .check(checkedBy(({ email }) => (email === '' ? { email: messages.fixed.emailRequired } : {})));

/** Another address for an e-mail that has no link in it. */
export function CorrectEmailForm(props: { email: UnsentEmail; onDone: () => void }) {
  const { email, onDone } = props;
  const correct = useCall('correctEmail');
  const form = useCallForm(Correction, { email: email.to });
  return (
    <CallForm
      form={form}
      send={(body) => correct.mutateAsync({ params: { id: email._id }, body })}
      failed={text.actFailed}
      onDone={onDone}
      submit={text.saveAddress}
      look={{ size: 'small' }}
      className="mt-3 grid max-w-md grid-cols-1 gap-3"
      row={(button) => (
        <div className="flex flex-wrap gap-2">
          {button}
          <Button kind="ghost" size="small" onClick={onDone}>
            {text.cancel}
          </Button>
        </div>
      )}
    >
      <TextField name="email" label={text.newAddress} type="email" />
    </CallForm>
  );
}
