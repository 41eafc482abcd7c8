import type { FieldErrors } from '../kernel/field-errors.ts';

/** Longest texts of an election in characters, and the most positions one may have. */
export const electionLimits = {
  name: 120,
  description: 5_000,
  positionTitle: 80,
  positions: 50,
  /** Numbers on an uploaded roll. */
  roll: 100_000,
} as const;

/** What the desk fills in to organise an election; dates are ISO 8601 in UTC or '' while missing. */
export interface ElectionDraft {
  name: string;
  description: string;
  startDate: string;
  endDate: string;
  nominationsCloseAt?: string | undefined;
  positions: readonly string[];
}

/**
 * Titles compared as people read them: neither case nor outer blanks (contract) tell two apart, nor
 * whether a letter and its accent are one character or two.
 */
export function titleKey(title: string): string {
  return title.trim().replaceAll(/\s+/g, ' ').toLowerCase().normalize('NFC');
}

/** One sentence per wrong field of a draft at `now` in milliseconds (contract, POST /election/create). */
export function checkElectionDraft(
  draft: ElectionDraft,
  now: number,
): FieldErrors<keyof ElectionDraft> {
  const errors: FieldErrors<keyof ElectionDraft> = {};
  if (draft.name.trim() === '') errors.name = 'Election name is required';
  if (draft.description.trim() === '') errors.description = 'Description is required';
  const start = Date.parse(draft.startDate);
  const end = Date.parse(draft.endDate);
  if (Number.isNaN(start)) errors.startDate = 'Opening date is required';
  if (Number.isNaN(end)) errors.endDate = 'Closing date is required';
  else if (end <= start) errors.endDate = 'Closing date must be after the opening date';
  else if (end <= now) errors.endDate = 'Closing date must be in the future';
  const nominationsClose = draft.nominationsCloseAt;
  if (nominationsClose !== undefined && nominationsClose !== '') {
    const close = Date.parse(nominationsClose);
    if (Number.isNaN(close)) errors.nominationsCloseAt = 'Enter a date and time';
    else if (close > end) {
      errors.nominationsCloseAt = 'Nominations must close before voting closes';
    }
  }
  const positions = positionsProblem(draft.positions);
  if (positions !== null) errors.positions = positions;
  return errors;
}

function positionsProblem(positions: readonly string[]): string | null {
  if (positions.length === 0) return 'Add at least one position';
  if (positions.length > electionLimits.positions) {
    return `An election can have at most ${electionLimits.positions} positions`;
  }
  if (positions.some((title) => title.trim() === '')) return 'Every position needs a title';
  const keys = positions.map(titleKey);
  const twice = positions.find((title, index) => keys.indexOf(titleKey(title)) !== index);
  return twice === undefined ? null : `Position "${twice.trim()}" is listed twice`;
}
