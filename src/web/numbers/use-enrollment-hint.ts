import { enrollmentHint } from '#core/accounts/enrollment-number.ts';
import { useNumberFormat } from '#web/campus/use-number-format.ts';

/** The live hint: what is wrong with the number as far as it is typed; null when nothing is. */
export function useEnrollmentHint(value: string): string | null {
  return enrollmentHint(value, useNumberFormat());
}
