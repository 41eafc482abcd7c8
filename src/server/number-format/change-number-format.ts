import type { NumberFormat } from '#core/accounts/number-format.ts';
import { formatProblem, keepsPlaces } from '#core/accounts/number-format.ts';
import { wrong } from '#core/kernel/wrong.ts';
import { invalidInput, Refused } from '#core/refusal.ts';
import type { Tx } from '../platform/db/client.ts';
import {
  countLimited,
  countMisfits,
  forgetMisfits,
  lockNumberFormat,
  rewriteParts,
} from './store.ts';

/** Refuses lines that are no format. */
export function refuseNoFormat(format: NumberFormat): void {
  const problem = formatProblem(format);
  if (problem === null) return;
  const { at, why } = problem;
  throw invalidInput({ [at === null ? 'numberFormats' : `numberFormats.${at}`]: why });
}

/** The first thing of a change: whoever writes a number or a limit by branch or year waits for its end. */
export const holdBackNumbers = (tx: Tx): Promise<void> => lockNumberFormat(tx);

/**
 * Refuses a format that numbers or limits which stand would no longer fit, takes away what would prove a
 * number that does not fit it, and writes anew what the numbers say; the caller holds back numbers.
 */
export async function leaveNumberFormat(
  tx: Tx,
  from: NumberFormat,
  to: NumberFormat,
): Promise<void> {
  const misfits = await countMisfits(tx, to);
  const limited = await countLimited(tx);
  const counts = {
    ...misfits,
    byBranch: keepsPlaces(from, to, 'branch') ? 0 : limited.branch,
    byYear: keepsPlaces(from, to, 'year') ? 0 : limited.year,
  };
  if (Object.values(counts).some((count) => count > 0)) {
    const message = wrong('format-misfits', counts);
    throw new Refused('number-format-in-use', { message, fields: { numberFormats: message } });
  }
  await forgetMisfits(tx, to);
  await rewriteParts(tx, to);
}
