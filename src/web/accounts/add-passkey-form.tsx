import { useState } from 'react';
import { z } from 'zod/mini';
import { accountLimits } from '#core/accounts/check-registration.ts';
import { CallError } from '#web/kit/call-error.ts';
import { lineOfText, typedText } from '#web/app/form-schema.ts';
import { useCall } from '#web/app/use-call.ts';
import { CallForm, useCallForm } from '#web/kit/call-form.tsx';
import { TextField } from '#web/kit/text-field.tsx';
import { messages } from '#texts/en/site.ts';
import { waysInMessages } from '#texts/en/ways-in.ts';
import { CurrentPasswordField } from './password-fields.tsx';

const text = waysInMessages;
const NewPasskey = z.object({
  name: lineOfText(60, messages.fixed.fillAllTheFields),
  currentPassword: typedText(accountLimits.password),
});

/** Adds a passkey; the password is asked for only where the log-in is some time ago. */
export function AddPasskeyForm() {
  const start = useCall('startPasskey');
  const add = useCall('addPasskey');
  const [needsPassword, setNeedsPassword] = useState(false);
  const form = useCallForm(NewPasskey, { name: text.defaultName, currentPassword: '' });
  if (!('PublicKeyCredential' in window)) return <p className="text-ink-2">{text.unsupported}</p>;

  const send = async ({ name, currentPassword }: z.output<typeof NewPasskey>) => {
    // What talks to the browser is loaded now.
    const { inWords, makePasskey } = await import('./passkey.ts');
    const body = currentPassword === '' ? {} : { currentPassword };
    const { options } = await start.mutateAsync({ body });
    const response = await inWords(() => makePasskey(options));
    return add.mutateAsync({ body: { name, response } });
  };
  return (
    <CallForm
      form={form}
      send={send}
      failed={text.failed}
      onRefused={(refusal) => {
        if (refusal instanceof CallError && refusal.reason === 'password-needed') {
          setNeedsPassword(true);
        }
        return false;
      }}
      onDone={() => {
        setNeedsPassword(false);
        form.reset();
      }}
      submit={text.add}
      kind="outline"
      className="grid grid-cols-1 gap-4"
    >
      <TextField name="name" label={text.name} hint={text.nameHint} maxLength={60} />
      {needsPassword && <CurrentPasswordField />}
    </CallForm>
  );
}
