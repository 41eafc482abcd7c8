import { wrong } from '../core/kernel/wrong.ts';
import { z } from 'zod';
import { accountLimits } from '../core/accounts/check-registration.ts';
import { nameProblem, normalizeName } from '../core/accounts/person-name.ts';
import {
  hasEnrollmentShape,
  normalizeEnrollmentNumber,
} from '../core/accounts/enrollment-number.ts';
import { isMoment, momentShape } from '../core/campus/moment.ts';
import type { ReasonReader } from '../core/kernel/reason.ts';
import { reasonLength, reasonMissing } from '../core/kernel/reason.ts';
import type { Refusal } from '../core/refusal.ts';
import { sentences } from '../core/sentences.ts';
import {
  emailLength,
  isEmailAddress,
  isOneLine,
  isPlain,
  isVisible,
  textSentences,
} from '../core/text.ts';

/**
 * Text of several lines: trimmed, 1 to `max` characters, no control characters (contract,
 * "Conventions"). `missing` is the sentence for an empty or invisible text.
 */
export function longText(max: number, missing: string) {
  return z
    .string({ error: missing })
    .trim()
    .min(1, missing)
    .refine(isVisible, missing)
    .max(max, textSentences.tooLong(max))
    .refine(isPlain, textSentences.notPlain);
}

/** Text of several lines that may be empty. The other rules are those of longText. */
export function optionalText(max: number) {
  return z
    .string({ error: wrong('enter-text') })
    .trim()
    .max(max, textSentences.tooLong(max))
    .refine(isPlain, textSentences.notPlain);
}

/** One line of text. The rules are those of longText, and line breaks are refused. */
export function lineOfText(max: number, missing: string) {
  return longText(max, missing).refine(isOneLine, textSentences.notOneLine);
}

/** A new name of a person: one line, in one script, kept in its composed form. */
export function personName(missing: string) {
  return lineOfText(accountLimits.name, missing)
    .transform(normalizeName)
    .check(({ value, issues }) => {
      const message = nameProblem(value);
      if (message !== null) issues.push({ code: 'custom', input: value, message });
    });
}

/** One line of text that may be empty. The other rules are those of lineOfText. */
export function optionalLine(max: number) {
  return optionalText(max).refine(isOneLine, textSentences.notOneLine);
}

/** The reason of an act that needs one, in one line. */
export function reasonFor(reader: ReasonReader) {
  return lineOfText(reasonLength, reasonMissing[reader]);
}

/** The reason of an act that can do without one: '' for none. */
export function optionalReason() {
  return optionalLine(reasonLength);
}

/** The body of a call that needs a reason only where another officer has to confirm it. */
export const WithReason = z
  .object({ reason: optionalReason().optional().describe('For the officer who confirms it') })
  .nullish();

/** An identifier, `_id` on the wire (contract, "Conventions"). */
export const Id = z.uuid().describe('Identifier');

/** A position by its title in any case, or by its _id (contract, "Elections on the wire"). */
export const PositionRef = z.string().trim().min(1, sentences.selectElectionAndPosition).max(200);

/** A moment in ISO 8601. Requests may use any offset; replies are in UTC (contract, "Conventions"). */
export const Moment = z.iso.datetime({ offset: true, error: wrong('enter-date-and-time') });

/**
 * A date as people send it: a day, a time without a zone, which are the campus's own, or a time with a
 * zone. `problem` is the sentence for anything else. core/campus/moment.ts turns it into an instant.
 */
export function dateAsSent(problem: string, missing = problem) {
  return z
    .string({ error: missing })
    .trim()
    .regex(momentShape, problem)
    .refine(isMoment, problem)
    .describe("A day, or a time; ISO 8601, in the campus's time zone where it names none");
}

/** The date of an election as officers send it. */
export const ElectionDate = dateAsSent(wrong('enter-date-and-time'));

/**
 * An e-mail address of at most 254 characters. It is stored as typed and compared in lower case.
 * `missing` is the sentence for an empty address.
 */
export function emailAddress(missing: string) {
  return lineOfText(emailLength, missing).refine(isEmailAddress, textSentences.notEmail);
}

/**
 * An enrollment number in upper or lower case, of any campus. The use case knows the format of this
 * campus and refuses others with the same sentence (specification, section 5).
 */
export const EnrollmentNumber = z
  .string({ error: sentences.enrollmentRequired })
  .transform(normalizeEnrollmentNumber)
  .refine(hasEnrollmentShape, sentences.invalidEnrollment);

/** What is wrong with a field, in the words of a refusal. */
export const asRefused = (reason: Refusal): string => wrong('refusal', { reason });

/** The token of a link, at most 200 characters; anything else is refused in the words of `reason`. */
export const tokenOr = (reason: Refusal) => {
  const bad = asRefused(reason);
  return z.string({ error: bad }).min(1, bad).max(200, bad);
};

/** The one-time token of a link in an e-mail. */
export const Token = tokenOr('link-invalid');

/** A reply that is one sentence, which the screen shows (contract, "Conventions"). */
export const Done = z.object({ message: z.string() });

/** The path parameter :id. */
export const ById = z.object({ id: Id });

/** A person as others see them: no e-mail address and no enrollment number (contract). */
export const Person = z
  .object({
    _id: Id,
    name: z.string(),
    profileImg: z.string().describe('Address of the profile picture; empty when there is none'),
  })
  .meta({ id: 'Person', description: 'A person as others see them' });

/** Somebody who stands on a ballot. */
export const BallotPerson = Person.extend({
  formerName: z
    .string()
    .optional()
    .describe('The name before the last correction of it; left out where none was corrected'),
  apart: z
    .string()
    .optional()
    .describe(
      'The line that tells them apart from somebody of the same name in the election; empty where it is missing, and left out where nobody else has the name',
    ),
}).meta({ id: 'BallotPerson', description: 'Somebody who stands on a ballot' });

/** The number of a page of a list. */
export const pageNumber = z.coerce
  .number({ error: wrong('enter-number-page') })
  .int()
  .min(1)
  .max(100_000);
