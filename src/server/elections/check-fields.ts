import type { z } from 'zod';
import { isEnrollmentNumber } from '#core/accounts/enrollment-number.ts';
import { checkElectionDraft } from '#core/elections/election-draft.ts';
import type { ElectionDraft } from '#core/elections/election-draft.ts';
import { sentences } from '#core/sentences.ts';
import type { ElectorateSetting } from '#contract/election-shapes.ts';
import type { ElectionRow } from './store.ts';

/** The dates that the database and the wire can both say, in milliseconds since 1970. */
const [earliestDate, latestDate] = ['1000-01-01T00:00:00.000Z', '9999-12-31T23:59:59.999Z'].map(
  Date.parse,
) as [number, number];

interface Given {
  now: number;
  /** The dates of a draft may be past: they are looked at when it is published. */
  isDraft: boolean;
  electorate: z.output<typeof ElectorateSetting> | undefined;
  /** With which the campus begins its enrollment numbers. */
  prefix: string;
}

/** One sentence for each wrong field of an election, by its name on the wire. */
export function wrongFields(
  draft: ElectionDraft,
  { now, isDraft, electorate, prefix }: Given,
): Record<string, string> {
  const fields: Record<string, string> = checkElectionDraft(draft, isDraft ? -Infinity : now);
  if (isTooFar(draft.endDate)) fields['endDate'] = tooFar;
  for (const field of ['startDate', 'nominationsCloseAt'] as const) {
    const date = draft[field] ?? draft.endDate;
    if (Date.parse(date) < earliestDate) fields[field] = 'This date is too long ago';
  }
  const numbers = electorate?.kind === 'roll' ? electorate.numbers : [];
  const foreign = numbers.find((number) => !isEnrollmentNumber(number, prefix));
  if (foreign !== undefined) {
    fields['electorate'] = `${sentences.invalidEnrollment}: ${foreign}`;
  }
  return fields;
}

export const tooFar = 'Closing date is too far ahead';
export const isTooFar = (date: string): boolean => Date.parse(date) > latestDate;

type Dates = Pick<ElectionRow, 'starts_at' | 'ends_at' | 'nominations_close_at'>;

/** When nominations close once the end has moved: with it where they closed with it before. */
export function followEnd({ ends_at, nominations_close_at }: Dates, end: Date): Date {
  return nominations_close_at.getTime() === ends_at.getTime() ? end : nominations_close_at;
}

/** The same where both dates may have moved. */
export function followDates(dates: Dates, start: Date, end: Date): Date {
  const { starts_at, nominations_close_at } = dates;
  return nominations_close_at.getTime() === starts_at.getTime() ? start : followEnd(dates, end);
}
