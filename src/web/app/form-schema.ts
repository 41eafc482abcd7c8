import type { ZodMiniType } from 'zod/mini';
import { z } from 'zod/mini';
import { normalizeEnrollmentNumber } from '#core/accounts/enrollment-number.ts';
import type { ReasonReader } from '#core/kernel/reason.ts';
import { reasonLength, reasonMissing } from '#core/kernel/reason.ts';
import {
  emailLength,
  isEmailAddress,
  isOneLine,
  isPlain,
  isVisible,
  textSentences,
} from '#core/text.ts';
import { withoutIsolates } from '#core/kernel/isolates.ts';
import type { BodyOfCall, CallName } from './call.ts';

/**
 * The fields of the form of a call: one for each field of its body, of the type that the contract
 * has there. `Apart` are the fields that nobody types.
 */
export type FormFields<N extends CallName, Apart extends keyof BodyOfCall<N> = never> = {
  [Field in Exclude<keyof BodyOfCall<N>, Apart>]-?: ZodMiniType<BodyOfCall<N>[Field]>;
};

// As in contract/fields.ts: what has to be there says with which sentence it is missing, the sentence of
// the contract, from core; `optional…` may be empty. A form that core judges whole (`checkContact`) has
// the optional ones, and that check in `checkedBy`.

/** A text that is sent as it was typed, such as a password; it may be empty where nothing is said of that. */
export const typedText = (max: number, missing?: string) =>
  z.string().check(
    z.refine((text) => missing === undefined || text !== '', missing),
    z.maxLength(max, textSentences.tooLong(max)),
  );

/** Who copies a name out of a sentence copies the signs around it along, which nobody sees and no text may have. */
const seen = () => z.overwrite(withoutIsolates);

const trimmed = () => z.string().check(seen(), z.trim());
const present = (missing: string) => z.refine<string>(isVisible, missing);
const plain = (max: number) => [
  z.maxLength(max, textSentences.tooLong(max)),
  z.refine<string>(isPlain, textSentences.notPlain),
];
const oneLine = () => z.refine<string>(isOneLine, textSentences.notOneLine);
/** An e-mail address, or nothing. */
export const isAddress = () =>
  z.refine<string>((text) => text === '' || isEmailAddress(text), textSentences.notEmail);

/** Text of several lines, trimmed. */
export const longText = (max: number, missing: string) =>
  trimmed().check(present(missing), ...plain(max));

/** Text of several lines, trimmed; it may be empty. */
export const optionalText = (max: number) => trimmed().check(...plain(max));

/** One line of text, trimmed. */
export const lineOfText = (max: number, missing: string) => longText(max, missing).check(oneLine());

/** One line of text, trimmed; it may be empty. */
export const optionalLine = (max: number) => optionalText(max).check(oneLine());

/** An e-mail address, trimmed. */
export const emailAddress = (missing: string) =>
  lineOfText(emailLength, missing).check(isAddress());

/** An e-mail address, trimmed; it may be empty. */
export const optionalEmail = () => optionalLine(emailLength).check(isAddress());

const joined = () =>
  z.string().check(
    seen(),
    z.overwrite((text) => text.replaceAll(/\s+/g, ' ')),
  );

/** The reason of an act, for who reads it; a line break is a space. */
export const reasonFor = (reader: ReasonReader) =>
  joined().check(z.trim(), present(reasonMissing[reader]), ...plain(reasonLength));

/** The reason of an act that can do without one. */
export const optionalReason = () => joined().check(z.trim(), ...plain(reasonLength));

/** An enrollment number, as numbers are compared; it may be empty where nothing is said of that. */
export const enrollmentNumber = (missing?: string) =>
  z.string().check(
    z.overwrite(normalizeEnrollmentNumber),
    z.refine((number) => missing === undefined || number !== '', missing),
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
