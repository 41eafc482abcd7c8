import { useEffect } from 'react';
import { z } from 'zod/mini';
import { codeLength } from '#core/accounts/second-step.ts';
import { isEnrollmentNumber } from '#core/accounts/enrollment-number.ts';
import { textSentences } from '#core/text.ts';
import { accountFields } from './account-frame.tsx';
import { EnrollmentInput } from '#web/numbers/enrollment-input.tsx';
import { checkedBy, enrollmentNumber as numberField, lineOfText } from '#web/app/form-schema.ts';
import { useCall } from '#web/app/use-call.ts';
import { useNumberFormat } from '#web/campus/queries.ts';
import { CallForm, useCallForm } from '#web/kit/call-form.tsx';
import { TextField } from '#web/kit/text-field.tsx';
import { numberMessages } from '#texts/en/numbers.ts';
import { messages } from '#texts/en/site.ts';

const text = numberMessages;
const Asked = z.object({ enrollmentNumber: numberField() });
const Typed = z.object({
  enrollmentNumber: numberField(),
  code: lineOfText(codeLength, textSentences.empty),
});

/** The sentence for a number that is none of this campus. */
function useNumberProblem() {
  const format = useNumberFormat();
  return (number: string) =>
    isEnrollmentNumber(number, format)
      ? {}
      : { enrollmentNumber: messages.fixed.invalidEnrollment };
}

const NumberField = () => (
  <TextField as={EnrollmentInput} name="enrollmentNumber" label={text.number} />
);

interface AskFormProps {
  number: string | null;
  typed?: string;
  /** What the button says. */
  press?: string;
}

/** Has the e-mail sent: about the own number, or about one that is typed. */
export function AskForm({ number, typed = '', press = text.ask }: AskFormProps) {
  const ask = useCall('askNumberProof');
  const check = useNumberProblem();
  const form = useCallForm(Asked.check(checkedBy((values) => check(values.enrollmentNumber))), {
    enrollmentNumber: number ?? typed,
  });
  return (
    <CallForm
      form={form}
      send={(body) => ask.mutateAsync({ body })}
      failed={text.askFailed}
      done={null}
      submit={press}
      kind="outline"
      look={{ size: 'large' }}
      className={accountFields}
    >
      <p>{text.askText}</p>
      {number === null && <NumberField />}
      {ask.data !== undefined && <p role="status">{ask.data.message}</p>}
    </CallForm>
  );
}

export type TypedCode = z.output<typeof Typed>;

interface CodeFormProps<Answer> {
  number: string | null;
  /** What was typed before somebody came back to correct it. */
  typed?: TypedCode;
  /** No other code can work here: no e-mail was or can be sent. */
  isPrinted?: boolean;
  /** It stands in the place of another form, to correct the code. */
  takesFocus?: boolean;
  send: (typed: TypedCode) => Promise<Answer>;
  onDone: (typed: TypedCode) => void;
}
const nothing: TypedCode = { enrollmentNumber: '', code: '' };

/** Takes a code: of the e-mail, or a printed one. */
export function CodeForm<Answer>(props: CodeFormProps<Answer>) {
  const { number, typed = nothing, isPrinted = false, takesFocus = false, send, onDone } = props;
  const check = useNumberProblem();
  const form = useCallForm(
    Typed.check(checkedBy((values) => check(values.enrollmentNumber))),
    number === null ? typed : { ...typed, enrollmentNumber: number },
  );
  const { setFocus } = form;
  useEffect(() => {
    if (takesFocus) setFocus('code');
  }, [takesFocus, setFocus]);
  return (
    <CallForm
      form={form}
      send={send}
      failed={text.codeFailed}
      onDone={(_answer, given) => onDone(given)}
      submit={text.prove}
      className={accountFields}
    >
      <p>{isPrinted ? text.printedText : text.codeText}</p>
      {number === null && <NumberField />}
      <TextField
        name="code"
        label={text.code}
        hint={isPrinted ? text.printedHint : text.codeHint}
        className="type-mono"
        autoComplete="one-time-code"
        autoCapitalize="characters"
        spellCheck={false}
      />
    </CallForm>
  );
}
