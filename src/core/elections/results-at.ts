import { wrong } from '../kernel/wrong.ts';

/**
 * When the results of an election are shown: as soon as the votes are counted, or when its officers
 * release them, and by a date at the latest (contract, "Results at the close or when released").
 */
export const resultsAtModes = ['close', 'release'] as const;
export type ResultsAt = (typeof resultsAtModes)[number];

/** How many days after the close results that are released are shown at the latest. */
export const mostDaysHeld = 14;

/** By when they are shown until an officer says otherwise, in days after the close. */
export const usualDaysHeld = 7;

const dayLength = 86_400_000;

/** What is said of a choice of when results are shown that cannot be. */
export const resultsAtSentences = {
  hiddenOnly: wrong('results-can-released-only-where'),
  missing: wrong('say-by-when-results-shown'),
  notADate: wrong('enter-date-and-time-2'),
  tooEarly: wrong('results-shown-after-voting-closes'),
  tooLate: wrong('results-shown-at-most-days', { count: mostDaysHeld }),
  surplus: wrong('results-shown-at-close-have'),
} as const;

/** When results are shown, as officers fill it in; dates are ISO 8601 in UTC, or '' while missing. */
interface ResultsAtDraft {
  resultsAt: ResultsAt;
  showBy: string;
  standings: string;
  endDate: string;
}

/** One sentence for each wrong field; a draft may still be without its dates. */
export function resultsAtProblems(
  { resultsAt, showBy, standings, endDate }: ResultsAtDraft,
  isDraft: boolean,
): { resultsAt?: string; showBy?: string } {
  if (resultsAt === 'close') return showBy === '' ? {} : { showBy: resultsAtSentences.surplus };
  const late = showByProblem(showBy, endDate, isDraft);
  return {
    ...(standings !== 'after-close' && { resultsAt: resultsAtSentences.hiddenOnly }),
    ...(late !== null && { showBy: late }),
  };
}

function showByProblem(showBy: string, endDate: string, isDraft: boolean): string | null {
  if (showBy === '') return isDraft ? null : resultsAtSentences.missing;
  const [moment, end] = [Date.parse(showBy), Date.parse(endDate)];
  if (Number.isNaN(moment)) return resultsAtSentences.notADate;
  if (moment <= end) return resultsAtSentences.tooEarly;
  return moment > end + mostDaysHeld * dayLength ? resultsAtSentences.tooLate : null;
}

/** By when results are shown until an officer says otherwise; '' where voting has no end yet. */
export function usualShowBy(endDate: string): string {
  const end = Date.parse(endDate);
  return Number.isNaN(end) ? '' : new Date(end + usualDaysHeld * dayLength).toISOString();
}

/** By when the results of a copy are shown: as long after its end as in the election that it copies. */
export function showByOfCopy(of: { endDate: string; showBy: string }, endDate: string): string {
  const later = Date.parse(of.showBy) - Date.parse(of.endDate);
  const moment = Date.parse(endDate) + Math.min(later, mostDaysHeld * dayLength);
  // A pause or an extension may have moved the end past it.
  return later > 0 && !Number.isNaN(moment) ? new Date(moment).toISOString() : '';
}
