import { useEffect, useState } from 'react';
import { useForm } from 'react-hook-form';
import { z } from 'zod/mini';
import { isEnrollmentNumber } from '#core/accounts/enrollment-number.ts';
import { accountFields } from '#web/account/account-frame.tsx';
import { EnrollmentInput } from '#web/account/enrollment-input.tsx';
import { useNumberActs } from '#web/account/number-queries.ts';
import { sentenceOf } from '#web/app/call-error.ts';
import {
  checkedBy,
  enrollmentNumber as numberField,
  notifyFirst,
  resolverOf,
  typedText,
} from '#web/app/form-schema.ts';
import { useEnrollmentPrefix } from '#web/campus/use-enrollment-prefix.ts';
import { Button } from '#web/ui/button.tsx';
import { Field } from '#web/ui/field.tsx';
import type { Problem } from '#web/ui/form-problem.tsx';
import { FormProblem } from '#web/ui/form-problem.tsx';
import { notify } from '#web/ui/notify.ts';
import { TextInput } from '#web/ui/text-input.tsx';
import { numberMessages } from '#web/messages/en/numbers.ts';
import { messages } from '#web/messages/en/site.ts';

const text = numberMessages;
const Asked = z.object({ enrollmentNumber: numberField() });
const Typed = z.object({ enrollmentNumber: numberField(), code: typedText(40) });

/** The sentence for a number that is none of this campus. */
function useNumberProblem() {
  const prefix = useEnrollmentPrefix();
  return (number: string) =>
    isEnrollmentNumber(number, prefix)
      ? {}
      : { enrollmentNumber: messages.fixed.invalidEnrollment };
}

/** Has the e-mail sent: about the own number, or about one that is typed. */
export function AskForm({ number, typed = '' }: { number: string | null; typed?: string }) {
  const { ask } = useNumberActs();
  const check = useNumberProblem();
  const [problem, setProblem] = useState<Problem | null>(null);
  const form = useForm({
    defaultValues: { enrollmentNumber: number ?? typed },
    resolver: resolverOf(Asked.check(checkedBy((values) => check(values.enrollmentNumber)))),
  });
  const { errors, isSubmitting } = form.formState;
  const send = async (values: z.output<typeof Asked>) => {
    setProblem(null);
    try {
      await ask.mutateAsync(values.enrollmentNumber);
    } catch (refusal) {
      const sentence = sentenceOf(refusal, text.askFailed);
      notify.refused(sentence);
      setProblem({ text: sentence });
    }
  };
  return (
    <form className={accountFields} noValidate onSubmit={form.handleSubmit(send, notifyFirst)}>
      <FormProblem problem={problem} />
      <p>{text.askText}</p>
      {number === null && (
        <Field label={text.number} error={errors.enrollmentNumber?.message}>
          {(control) => (
            <EnrollmentInput
              {...control}
              {...form.register('enrollmentNumber')}
              defaultValue={typed}
            />
          )}
        </Field>
      )}
      {ask.data !== undefined && <p role="status">{ask.data.message}</p>}
      <Button type="submit" kind="outline" size="large" isPending={isSubmitting}>
        {text.ask}
      </Button>
    </form>
  );
}

export type TypedCode = z.output<typeof Typed>;

interface CodeFormProps {
  number: string | null;
  /** What was typed before somebody came back to correct it. */
  typed?: TypedCode;
  /** No other code can work here: no e-mail was or can be sent. */
  isPrinted?: boolean;
  problem: Problem | null;
  /** It stands in the place of another form, to correct the code. */
  takesFocus?: boolean;
  onSend: (typed: TypedCode) => unknown;
}
const nothing: TypedCode = { enrollmentNumber: '', code: '' };

/** Takes a code: of the e-mail, or a printed one. */
export function CodeForm(props: CodeFormProps) {
  const { number, typed = nothing, isPrinted = false, problem, takesFocus = false } = props;
  const check = useNumberProblem();
  const form = useForm({
    defaultValues: number === null ? typed : { ...typed, enrollmentNumber: number },
    resolver: resolverOf(
      Typed.check(
        checkedBy(({ enrollmentNumber, code }) => ({
          ...check(enrollmentNumber),
          ...(code.trim() === '' && { code: messages.fields.empty }),
        })),
      ),
    ),
  });
  const { errors, isSubmitting } = form.formState;
  const { setFocus } = form;
  useEffect(() => {
    if (takesFocus) setFocus('code');
  }, [takesFocus, setFocus]);
  return (
    <form
      className={accountFields}
      noValidate
      onSubmit={form.handleSubmit(async (values) => void (await props.onSend(values)), notifyFirst)}
    >
      <FormProblem problem={problem} />
      <p>{isPrinted ? text.printedText : text.codeText}</p>
      {number === null && (
        <Field label={text.number} error={errors.enrollmentNumber?.message}>
          {(control) => (
            <EnrollmentInput
              {...control}
              {...form.register('enrollmentNumber')}
              defaultValue={typed.enrollmentNumber}
            />
          )}
        </Field>
      )}
      <Field
        label={text.code}
        hint={isPrinted ? text.printedHint : text.codeHint}
        error={errors.code?.message}
      >
        {(control) => (
          <TextInput
            {...control}
            {...form.register('code')}
            className="type-mono"
            autoComplete="one-time-code"
            autoCapitalize="characters"
            spellCheck={false}
          />
        )}
      </Field>
      <Button type="submit" size="large" isPending={isSubmitting}>
        {text.prove}
      </Button>
    </form>
  );
}
