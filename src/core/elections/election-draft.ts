import { reminderProblem } from './reminder.ts';
import { wrong } from '../kernel/wrong.ts';
import type { FieldErrors } from '../kernel/field-errors.ts';

/**
 * The limits of an election (contract, "Conventions": every text has a length limit). Lengths are
 * in characters.
 */
export const electionLimits = {
  name: 120,
  description: 5_000,
  positionTitle: 80,
  /** The greatest number of positions: two posts of each of 120 classes, and some more. */
  positions: 250,
  /** The greatest number of people whom officers enter in one call. */
  entered: 800,
  /** The greatest number of enrollment numbers on a voter list. */
  roll: 100_000,
  /** The length of the name of a group of the voter list, with that of its column. */
  group: 262,
  mailDomains: 20,
  /** Votes for a position that are shown together, where standings are shown in batches. */
  smallestBatch: 2,
  usualBatch: 20,
  largestBatch: 1_000,
} as const;

/**
 * An election as officers fill it in (contract, POST /election/create). Dates are ISO 8601 in UTC,
 * or '' while they are missing. `positions` are titles.
 */
export interface ElectionDraft {
  name: string;
  description: string;
  startDate: string;
  endDate: string;
  nominationsCloseAt?: string | undefined;
  /** Until when candidates may withdraw, where that is a moment of its own; '' or left out without. */
  withdrawalsCloseAt?: string | undefined;
  remindAt?: string | undefined;
  positions: readonly string[];
}

/**
 * The form in which titles of positions are compared. Upper and lower case are the same (contract),
 * and so are several spaces and one, and the two ways in which Unicode writes an accented letter.
 */
export function titleKey(title: string): string {
  return title.trim().replaceAll(/\s+/g, ' ').toLowerCase().normalize('NFC');
}

/** What is said of an election without a name. */
export const missingName = wrong('enter-name');

/** What is said of a field that an election needs to be published. */
export const missing = {
  startDate: wrong('say-when-voting-opens'),
  endDate: wrong('say-when-voting-closes'),
  positions: wrong('enter-at-least-one-position'),
} as const;

/** The fields that an election needs to be published and does not have. */
export function missingIn(given: {
  startDate?: string;
  endDate?: string;
  positions?: readonly unknown[];
}): FieldErrors<keyof typeof missing> {
  const { startDate = '', endDate = '', positions = [] } = given;
  return {
    ...(Number.isNaN(Date.parse(startDate)) && { startDate: missing.startDate }),
    ...(Number.isNaN(Date.parse(endDate)) && { endDate: missing.endDate }),
    ...(positions.length === 0 && { positions: missing.positions }),
  };
}

/**
 * Checks a new election (contract, POST /election/create). `now` is in milliseconds since 1970, or
 * null for a draft: it needs a name alone, and its dates are looked at when it is published.
 * Returns one sentence per wrong field, and an empty object when all is well.
 */
export function checkElectionDraft(
  draft: ElectionDraft,
  now: number | null,
): FieldErrors<keyof ElectionDraft> {
  const errors: FieldErrors<keyof ElectionDraft> = {};
  if (draft.name.trim() === '') errors.name = missingName;
  if (now !== null) Object.assign(errors, missingIn(draft));
  const end = Date.parse(draft.endDate);
  if (end <= Date.parse(draft.startDate)) {
    errors.endDate = wrong('voting-must-close-after-opens');
  } else if (now !== null && end <= now) errors.endDate = wrong('voting-must-close-in-future');
  const nominationsClose = draft.nominationsCloseAt;
  if (nominationsClose !== undefined && nominationsClose !== '') {
    const close = Date.parse(nominationsClose);
    if (Number.isNaN(close)) errors.nominationsCloseAt = wrong('enter-date-and-time-2');
    else if (close > end) {
      errors.nominationsCloseAt = wrong('nominations-must-close-before-voting');
    }
  }
  const withdrawals = withdrawalsProblem(draft);
  if (withdrawals !== null) errors.withdrawalsCloseAt = withdrawals;
  const reminder = reminderProblem({ ...draft, remindAt: draft.remindAt ?? '' });
  if (reminder !== null) errors.remindAt = reminder;
  const positions = positionsProblem(draft.positions);
  if (positions !== null) errors.positions = positions;
  return errors;
}

/** A date that a draft does not have yet is compared with once it is there. */
function withdrawalsProblem(draft: ElectionDraft): string | null {
  const { withdrawalsCloseAt = '', nominationsCloseAt = '', startDate } = draft;
  if (withdrawalsCloseAt === '') return null;
  const close = Date.parse(withdrawalsCloseAt);
  if (Number.isNaN(close)) return wrong('enter-date-and-time-2');
  // Left out, nominations close at the opening (defaultNominationsClose).
  const nominations = nominationsCloseAt === '' ? startDate : nominationsCloseAt;
  if (close < Date.parse(nominations)) return wrong('withdrawals-must-close-when-nominations');
  if (close > Date.parse(startDate)) return wrong('withdrawals-must-close-before-voting');
  return null;
}

function positionsProblem(positions: readonly string[]): string | null {
  if (positions.length > electionLimits.positions) {
    return wrong('election-can-have-at-most', { count: electionLimits.positions });
  }
  if (positions.some((title) => title.trim() === '')) return wrong('every-position-needs-title');
  const keys = positions.map(titleKey);
  const twice = positions.find((title, index) => keys.indexOf(titleKey(title)) !== index);
  return twice === undefined ? null : wrong('on-list-twice', { title: twice.trim() });
}
