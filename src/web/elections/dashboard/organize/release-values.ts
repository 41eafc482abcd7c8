import { z } from 'zod/mini';
import { fromLocalTime } from '#core/campus/time-zone.ts';
import { resultsAtModes } from '#core/elections/results-at.ts';
import type { ResultsAt } from '#core/elections/results-at.ts';
import { draftField, draftText } from '#web/app/draft-fields.ts';

/** When results are shown, as the form has it; the date is on the clock of the campus. */
interface ReleaseValues {
  standings: string;
  resultsAt: ResultsAt;
  showBy: string;
}

/** The same of an election, which says it only where it is not at the close. */
export interface ReleaseSetting {
  resultsAt: ResultsAt | undefined;
  showBy: string | undefined;
}
/** The setting of an election as its form has it. */
export const releaseFrom = (
  { resultsAt = 'close', showBy = '' }: Partial<ReleaseSetting>,
  local: (iso: string) => string,
) => ({ resultsAt, showBy: local(showBy) });

/** Its fields; what an earlier release kept on this device has none. */
export const releaseShape = {
  resultsAt: draftField(z.enum(resultsAtModes), 'close'),
  showBy: draftText,
};
export const atTheClose = { resultsAt: 'close' as const, showBy: '' };

/** When results are shown, where that is not at the close; with other standings it is. */
export function releaseOf(
  { standings, resultsAt, showBy }: ReleaseValues,
  timeZone: string,
): { resultsAt?: 'release'; showBy?: string } {
  if (standings !== 'after-close' || resultsAt === 'close') return {};
  const by = fromLocalTime(showBy, timeZone) ?? showBy;
  return { resultsAt, ...(by !== '' && { showBy: by }) };
}

/** What an edit says of it; nothing where it stays. */
export function changedRelease(values: ReleaseValues, before: ReleaseValues, timeZone: string) {
  const [is, was] = [releaseOf(values, timeZone), releaseOf(before, timeZone)];
  const isSame = is.resultsAt === was.resultsAt && is.showBy === was.showBy;
  return isSame ? {} : { resultsAt: 'close' as const, ...is };
}
