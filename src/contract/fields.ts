import { z } from 'zod';
import {
  hasEnrollmentShape,
  normalizeEnrollmentNumber,
} from '../core/accounts/enrollment-number.ts';
import { sentences } from '../core/sentences.ts';

// Everything below U+0020, from U+007F to U+009F, and what turns text around or hides in it.
const control =
  /[\u0000-\u0008\u000B\u000C\u000E-\u001F\u007F-\u009F\u2028\u2029\u202A-\u202E\u2066-\u2069]/;
const lineBreak = /[\r\n\t]/;
const loneSurrogate = /[\uD800-\uDFFF]/u;

// Something to see: blanks, joiners and marks alone would be a name that nobody can read.
const ink = /[^\s\p{Cc}\p{Cf}\p{Mn}\p{Me}\u034F\u115F\u1160\u2800\u3164\uFFA0]/u;

const isPlain = (text: string) => !control.test(text) && !loneSurrogate.test(text);

/** Many lines of text: trimmed, 1 to `max` characters, no control characters (contract, Conventions). */
export function longText(max: number, missing: string) {
  return z
    .string({ error: missing })
    .trim()
    .min(1, missing)
    .refine((text) => ink.test(text), missing)
    .max(max, `Please use at most ${max} characters`)
    .refine(isPlain, 'Please use plain text');
}

/** Many lines of text that may be empty: as longText otherwise. */
export function optionalText(max: number) {
  return z
    .string({ error: 'Please enter text' })
    .trim()
    .max(max, `Please use at most ${max} characters`)
    .refine(isPlain, 'Please use plain text');
}

/** One line of text: as longText, without line breaks. */
export function lineOfText(max: number, missing: string) {
  return longText(max, missing).refine((text) => !lineBreak.test(text), 'Please use one line');
}

/** One line of text that may be empty: as lineOfText otherwise. */
export function optionalLine(max: number) {
  return optionalText(max).refine((text) => !lineBreak.test(text), 'Please use one line');
}

/** An identifier, `_id` on the wire. */
export const Id = z.uuid().describe('Identifier');

/** A moment, ISO 8601 in UTC on the wire; any offset is read. */
export const Moment = z.iso.datetime({ offset: true, error: 'Enter a date and time' });

/** An e-mail address of at most 254 characters, kept as typed; compared without case. */
export function emailAddress(missing: string) {
  return lineOfText(254, missing).refine(
    (text) => z.email().safeParse(text).success,
    'Please enter a valid e-mail address',
  );
}

/**
 * An enrollment number in any case, with the prefix of whatever campus; the use case knows which
 * prefix is ours and refuses others with the same sentence (spec 5).
 */
export const EnrollmentNumber = z
  .string({ error: sentences.enrollmentRequired })
  .transform(normalizeEnrollmentNumber)
  .refine(hasEnrollmentShape, sentences.invalidEnrollment);

/** A reply that is one sentence. */
export const Done = z.object({ message: z.string() });

/** The path parameter :id. */
export const ById = z.object({ id: Id });
