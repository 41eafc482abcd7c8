import { standardSchemaResolver } from '@hookform/resolvers/standard-schema';
import type { FieldErrors, FieldValues, Resolver } from 'react-hook-form';
import type { ZodMiniType } from 'zod/mini';
import { z } from 'zod/mini';
import { normalizeEnrollmentNumber } from '#core/accounts/enrollment-number.ts';
import { emailLength, isEmailAddress, isOneLine, isPlain, textSentences } from '#core/text.ts';
import { notify } from '#web/ui/notify.ts';
import type { BodyOfCall, CallName } from './call.ts';

/**
 * The fields of the form of a call: one for each field of its body, of the type that the contract
 * has there. `Apart` are the fields that nobody types.
 */
export type FormFields<N extends CallName, Apart extends keyof BodyOfCall<N> = never> = {
  [Field in Exclude<keyof BodyOfCall<N>, Apart>]-?: ZodMiniType<BodyOfCall<N>[Field]>;
};

/** A text that is sent as it was typed, such as a password. */
export const typedText = (max: number) =>
  z.string().check(z.maxLength(max, textSentences.tooLong(max)));

/** Text of several lines, trimmed. Whether it may be empty is for a check of core. */
export const longText = (max: number) =>
  z
    .string()
    .check(
      z.trim(),
      z.maxLength(max, textSentences.tooLong(max)),
      z.refine(isPlain, textSentences.notPlain),
    );

/** One line of text, trimmed. */
export const lineOfText = (max: number) =>
  longText(max).check(z.refine(isOneLine, textSentences.notOneLine));

/** An enrollment number, as numbers are compared. */
export const enrollmentNumber = () => z.string().check(z.overwrite(normalizeEnrollmentNumber));

/** An e-mail address, trimmed. */
export const emailAddress = () =>
  lineOfText(emailLength).check(
    z.refine((text) => text === '' || isEmailAddress(text), textSentences.notEmail),
  );

/** One of a list's values; '' until one is chosen, which is refused with the sentence. */
export const chosen = <const Value extends string>(values: readonly Value[], missing: string) =>
  z.pipe(
    // Not z.enum: after its refusal zod would not run the checks of the whole form.
    z.custom<Value | ''>().check(z.refine((value) => isOneOf(values, value), missing)),
    z.transform((value) => value as Value),
  );

const isOneOf = (values: readonly string[], value: string) => values.includes(value);

/** A check of the whole form that gives a sentence for each wrong field. */
export const checkedBy = <Values extends object>(
  check: (values: Values) => Partial<Record<keyof Values, string>>,
) =>
  z.check<Values>(({ value, issues }) => {
    for (const [field, message] of Object.entries(check(value))) {
      issues.push({ code: 'custom', input: value, path: [field], message: String(message) });
    }
  });

/** The resolver of a form with this schema; a valid form removes the toast of its last refusal. */
export function resolverOf<Input extends FieldValues, Output>(
  schema: ZodMiniType<Output, Input>,
): Resolver<Input, unknown, Output> {
  const resolve = standardSchemaResolver<Input, unknown, Output>(schema);
  return async (...given) => {
    const result = await resolve(...given);
    if (Object.keys(result.errors).length === 0) notify.takeBack();
    return result;
  };
}

/** Says the first sentence as a toast too; the others stand beside their fields. */
export function notifyFirst<Form extends FieldValues>(errors: FieldErrors<Form>): void {
  const first = Object.values(errors).find((one) => typeof one?.message === 'string');
  if (typeof first?.message !== 'string') return;
  notify.takeBack();
  notify.refused(first.message);
}
