import { Fingerprint } from 'lucide-react';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { z } from 'zod/mini';
import { sentenceOf } from '#web/app/call-error.ts';
import { checkedBy, lineOfText, resolverOf } from '#web/app/form-schema.ts';
import { Button } from '#web/ui/button.tsx';
import { dialogBody } from '#web/ui/dialog-parts.tsx';
import { Field } from '#web/ui/field.tsx';
import type { Problem } from '#web/ui/form-problem.tsx';
import { FormProblem } from '#web/ui/form-problem.tsx';
import { TextInput } from '#web/ui/text-input.tsx';
import { secondStepMessages } from '#web/messages/en/second-step.ts';

const text = secondStepMessages;
const Code = z
  .object({ code: lineOfText(40) })
  .check(checkedBy(({ code }) => (code === '' ? { code: text.noCode } : {})));

interface SecondStepFormProps {
  ways: readonly string[];
  onPending: (isPending: boolean) => void;
  /** Throws what the server said against it. */
  onCode: (code: string) => Promise<void>;
  /** Gets what talks to the passkeys of the browser, which is loaded with the press. */
  onPasskey: (passkeys: typeof import('./passkey.ts')) => Promise<void>;
}

/** Takes the second step: a code that is typed, or a passkey. */
export function SecondStepForm({ ways, onPending, onCode, onPasskey }: SecondStepFormProps) {
  const [problem, setProblem] = useState<Problem | null>(null);
  const form = useForm({ defaultValues: { code: '' }, resolver: resolverOf(Code) });
  const { errors, isSubmitting } = form.formState;
  const hasApp = ways.includes('code');
  const takesCode = hasApp || ways.includes('recovery-code');

  const run = async (work: () => Promise<void>, sentence: (refusal: unknown) => string) => {
    setProblem(null);
    onPending(true);
    try {
      await work();
    } catch (refusal) {
      setProblem({ text: sentence(refusal) });
    } finally {
      onPending(false);
    }
  };
  const takeCode = ({ code }: { code: string }) =>
    run(
      () => onCode(code),
      (refusal) => sentenceOf(refusal, text.failed),
    );
  const takePasskey = async () => {
    setProblem(null);
    const passkeys = await import('./passkey.ts').catch(() => null);
    if (passkeys === null) return setProblem({ text: text.failed });
    await run(() => onPasskey(passkeys), passkeys.passkeySentence);
  };
  const passkey = ways.includes('passkey') && (
    <Button
      kind={takesCode ? 'outline' : 'primary'}
      size="large"
      icon={<Fingerprint size={20} strokeWidth={1.75} aria-hidden />}
      onClick={takePasskey}
    >
      {text.passkey}
    </Button>
  );
  return (
    <form
      className={dialogBody}
      noValidate
      onSubmit={(event) => {
        // It may stand over another form.
        event.stopPropagation();
        void form.handleSubmit(takeCode)(event);
      }}
    >
      <FormProblem problem={problem} />
      {!hasApp && passkey}
      {takesCode && (
        <>
          <Field
            label={hasApp ? text.code : text.recoveryCode}
            hint={hasApp ? text.codeHint : undefined}
            error={errors.code?.message}
          >
            {(control) => (
              <TextInput
                {...control}
                {...form.register('code')}
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
          </Field>
          <Button type="submit" size="large" isPending={isSubmitting}>
            {text.confirm}
          </Button>
        </>
      )}
      {hasApp && passkey}
    </form>
  );
}
