import type { ReactNode } from 'react';
import { useEffect } from 'react';
import { z } from 'zod/mini';
import { emailAddress, optionalReason } from '#web/app/form-schema.ts';
import { Button } from '#web/kit/button.tsx';
import { CallForm, useCallForm } from '#web/kit/call-form.tsx';
import { TextField } from '#web/kit/text-field.tsx';
import { messages } from '#texts/en/site.ts';

const Address = z.object({
  email: emailAddress(messages.fixed.emailRequired),
  reason: optionalReason(),
});

interface AddressFormProps {
  /** The address that was wrong. */
  email: string;
  send: (body: { email: string; reason: string }) => Promise<unknown>;
  /** What else is asked. */
  children?: ReactNode;
  words: { failed: string; submit: string; label: string; cancel: string };
  className: string;
  /** It stands in the place of the button that was pressed. */
  takesFocus?: boolean;
  onDone: () => void;
}

/** The right address, in place of one to which no e-mail came. */
export function AddressForm(props: AddressFormProps) {
  const { email, send, words, className, takesFocus = false, onDone, children } = props;
  const form = useCallForm(Address, { email, reason: '' });
  const { setFocus } = form;
  useEffect(() => {
    if (takesFocus) setFocus('email');
  }, [takesFocus, setFocus]);
  return (
    <CallForm
      form={form}
      send={send}
      failed={words.failed}
      onDone={onDone}
      submit={words.submit}
      look={{ size: 'small' }}
      className={`grid max-w-md grid-cols-1 gap-3 ${className}`}
      row={(button) => (
        <div className="flex flex-wrap gap-2">
          {button}
          <Button kind="ghost" size="small" onClick={onDone}>
            {words.cancel}
          </Button>
        </div>
      )}
    >
      <TextField name="email" label={words.label} type="email" />
      {children}
    </CallForm>
  );
}
