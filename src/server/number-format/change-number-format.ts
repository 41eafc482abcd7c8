import { isEnrollmentNumber, normalizeEnrollmentNumber } from '#core/accounts/enrollment-number.ts';
import type { NumberFormat } from '#core/accounts/number-format.ts';
import {
  formatExample,
  formatProblem,
  isSamePlace,
  usualPrefix,
  withPrefix,
} from '#core/accounts/number-format.ts';
import { misfitSentence, settingsSentences } from '#core/campus/settings.ts';
import { invalidInput, Refused } from '#core/refusal.ts';
import type { CampusSettingsChange } from '#contract/campus-settings.ts';
import type { Tx } from '../platform/db/client.ts';
import { countLimited, countMisfits, forgetMisfits, lockNumberFormat } from './store.ts';

/** The format that a change asks for; the present one where it asks for none. */
export function formatAfter(
  present: NumberFormat,
  { numberFormat: given, enrollmentPrefix: prefix }: CampusSettingsChange,
): NumberFormat {
  if (given === undefined) return withOtherPrefix(present, prefix);
  const format = { pieces: given.pieces };
  const problem = formatProblem(format);
  if (problem !== null) throw invalidInput({ numberFormat: problem });
  const tried = normalizeEnrollmentNumber(given.example ?? '');
  if (tried !== '' && !isEnrollmentNumber(tried, format)) {
    const sentence = settingsSentences.exampleMisfit(tried, formatExample(format));
    throw invalidInput({ 'numberFormat.example': sentence });
  }
  return format;
}

/** Clients of earlier releases know four digits in front, and nothing else of a number. */
function withOtherPrefix(present: NumberFormat, prefix: string | undefined): NumberFormat {
  if (prefix === undefined || prefix === usualPrefix(present)) return present;
  if (usualPrefix(present) !== null) return withPrefix(prefix);
  throw invalidInput({ enrollmentPrefix: settingsSentences.otherFormat });
}

/** The first thing of a change: whoever writes a number or a limit by branch or year waits for its end. */
export const holdBackNumbers = (tx: Tx): Promise<void> => lockNumberFormat(tx);

/**
 * Refuses a format that numbers or limits which stand would no longer fit, and takes away what would
 * prove a number that does not fit it; the caller holds back numbers.
 */
export async function leaveNumberFormat(
  tx: Tx,
  from: NumberFormat,
  to: NumberFormat,
): Promise<void> {
  const misfits = await countMisfits(tx, to);
  const limited = await countLimited(tx);
  const message = misfitSentence({
    ...misfits,
    byBranch: isSamePlace(from, to, 'branch') ? 0 : limited.branch,
    byYear: isSamePlace(from, to, 'year') ? 0 : limited.year,
  });
  if (message !== null) {
    throw new Refused('number-format-in-use', { message, fields: { numberFormat: message } });
  }
  await forgetMisfits(tx, to);
}
