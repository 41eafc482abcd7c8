import { isEnrollmentNumber } from '#core/accounts/enrollment-number.ts';
import type { NumberFormat } from '#core/accounts/number-format.ts';
import { invalidInput } from '#core/refusal.ts';
import { sentences } from '#core/sentences.ts';
import type { Services } from '../services.ts';

/** Refuses a number that does not fit the format (specification, section 5). */
export function refuseMisfit(number: string, format: NumberFormat): void {
  if (!isEnrollmentNumber(number, format)) {
    throw invalidInput({ enrollmentNumber: sentences.invalidEnrollment });
  }
}

/** Refuses a number that is none of this campus, for a call that only asks about it. */
export async function refuseOtherCampus(
  { campus }: Pick<Services, 'campus'>,
  number: string,
): Promise<void> {
  refuseMisfit(number, (await campus.settings()).numberFormat);
}
