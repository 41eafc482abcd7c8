import { useState } from 'react';
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
export function AskForm({ number }: { number: string | null }) {
  const { ask } = useNumberActs();
  const check = useNumberProblem();
  const [problem, setProblem] = useState<Problem | null>(null);
  const form = useForm({
    defaultValues: { enrollmentNumber: number ?? '' },
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
      {number !== null && <p className="type-mono text-lede">{number}</p>}
      <p>{text.askText}</p>
      {number === null && (
        <Field label={text.number} error={errors.enrollmentNumber?.message}>
          {(control) => <EnrollmentInput {...control} {...form.register('enrollmentNumber')} />}
        </Field>
      )}
      {ask.data !== undefined && <p role="status">{ask.data.message}</p>}
      <Button type="submit" kind="outline" size="large" isPending={isSubmitting}>
        {text.ask}
      </Button>
    </form>
  );
}

interface CodeFormProps {
  number: string | null;
  problem: Problem | null;
  onSend: (typed: { enrollmentNumber: string; code: string }) => unknown;
}

/** Takes a code: of the e-mail, or a printed one. */
export function CodeForm({ number, problem, onSend }: CodeFormProps) {
  const check = useNumberProblem();
  const form = useForm({
    defaultValues: { enrollmentNumber: number ?? '', code: '' },
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
  return (
    <form
      className={`${accountFields} border-t border-line pt-4`}
      noValidate
      onSubmit={form.handleSubmit(async (values) => void (await onSend(values)), notifyFirst)}
    >
      <FormProblem problem={problem} />
      <p>{text.codeText}</p>
      {number === null && (
        <Field label={text.number} error={errors.enrollmentNumber?.message}>
          {(control) => <EnrollmentInput {...control} {...form.register('enrollmentNumber')} />}
        </Field>
      )}
      <Field label={text.code} hint={text.codeHint} error={errors.code?.message}>
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
