import type { NumberFormat } from '#core/accounts/number-format.ts';
import type { Db, Tx } from '../platform/db/client.ts';
import { findNumberFormat, shareNumberFormat } from './store.ts';
import { isEnrollmentNumber, partsOf } from '#core/accounts/enrollment-number.ts';
import type { EnrollmentParts } from '#core/accounts/enrollment-number.ts';
import { usualFormat } from '#core/accounts/number-format.ts';
import { invalidInput } from '#core/refusal.ts';
import { sentences } from '#core/sentences.ts';

/**
 * Answers how enrollment numbers are made, which stays so until the transaction ends. Whoever writes a
 * number or a limit by branch or year asks first of all: before other locks, so that nobody waits for
 * each other.
 */
export async function holdNumberFormat(tx: Tx): Promise<NumberFormat> {
  await shareNumberFormat(tx);
  return findNumberFormat(tx);
}

/** The same for whoever only reads. */
export const readNumberFormat = (db: Db): Promise<NumberFormat> => findNumberFormat(db);

/** The columns of branch and year beside a number that is being written; the caller holds the format. */
export async function findParts(tx: Tx, number: string | null): Promise<EnrollmentParts> {
  return partsOf(number, number === null ? usualFormat : await findNumberFormat(tx));
}

/** Refuses a number that does not fit the format (specification, section 5). */
export function refuseMisfit(number: string, format: NumberFormat): void {
  if (!isEnrollmentNumber(number, format)) {
    throw invalidInput({ enrollmentNumber: sentences.invalidEnrollment });
  }
}

/** Refuses a number that is none of this campus, for a call that only asks about it. */
export async function refuseOtherCampus(
  { campus }: { campus: { settings(): Promise<{ numberFormats: NumberFormat }> } },
  number: string,
): Promise<void> {
  refuseMisfit(number, (await campus.settings()).numberFormats);
}
