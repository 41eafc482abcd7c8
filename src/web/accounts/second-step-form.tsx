import { Fingerprint } from 'lucide-react';
import { z } from 'zod/mini';
import { codeLength, noCode } from '#core/accounts/second-step.ts';
import { checkedBy, optionalLine } from '#web/app/form-schema.ts';
import { Button } from '#web/kit/button.tsx';
import { CallForm, useCallForm } from '#web/kit/call-form.tsx';
import { TextField } from '#web/kit/text-field.tsx';
import { secondStepMessages } from '#texts/en/second-step.ts';

const text = secondStepMessages;
const Step = z
  .object({ code: optionalLine(codeLength), isPasskey: z.boolean() })
  .check(checkedBy(({ code, isPasskey }) => (isPasskey || code ? {} : { code: noCode })));

interface SecondStepFormProps {
  ways: readonly string[];
  /** Throws what the server said against it. */
  onCode: (code: string) => Promise<void>;
  /** Gets what talks to the passkeys of the browser, which is loaded with the press. */
  onPasskey: (passkeys: typeof import('./passkey.ts')) => Promise<void>;
}

/** Takes the second step: a code that is typed, or a passkey. */
export function SecondStepForm({ ways, onCode, onPasskey }: SecondStepFormProps) {
  const form = useCallForm(Step, { code: '', isPasskey: false });
  const { isSubmitting } = form.formState;
  const isPasskey = form.watch('isPasskey');
  const hasApp = ways.includes('code');
  const takesCode = hasApp || ways.includes('recovery-code');

  const send = async (step: z.output<typeof Step>) => {
    if (!step.isPasskey) return onCode(step.code);
    try {
      const passkeys = await import('./passkey.ts');
      await passkeys.inWords(() => onPasskey(passkeys));
    } finally {
      form.setValue('isPasskey', false);
    }
  };
  const passkey = ways.includes('passkey') && (
    <Button
      kind={takesCode ? 'outline' : 'primary'}
      size="large"
      icon={<Fingerprint size={20} strokeWidth={1.75} aria-hidden />}
      isPending={isSubmitting && isPasskey}
      aria-disabled={(isSubmitting && !isPasskey) || undefined}
      onClick={(event) => {
        form.setValue('isPasskey', true);
        event.currentTarget.form?.requestSubmit();
      }}
    >
      {text.passkey}
    </Button>
  );
  return (
    <CallForm
      form={form}
      send={send}
      failed={text.failed}
      isPublic
      submit={text.confirm}
      look={{ isPending: isSubmitting && !isPasskey }}
      // A code is not worth a question.
      isDirty={false}
      row={(button) => takesCode && button}
      after={hasApp && passkey}
    >
      {!hasApp && passkey}
      {takesCode && (
        <TextField
          name="code"
          label={hasApp ? text.code : text.recoveryCode}
          {...(hasApp && { hint: text.codeHint })}
          // oxlint-disable-next-line jsx-a11y/no-autofocus -- the dialog asks for this alone
          autoFocus={hasApp}
          isCode
          maxLength={40}
          inputMode={hasApp ? 'numeric' : 'text'}
          autoComplete="one-time-code"
          autoCapitalize="characters"
          spellCheck={false}
        />
      )}
    </CallForm>
  );
}
