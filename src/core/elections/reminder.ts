import { nextTimeOfDay } from '../campus/time-zone.ts';
import { wrong } from '../kernel/wrong.ts';

/** Voting of so many hours or more has its reminder a day before the end, to those who have not voted. */
export const longVotingHours = 36;

interface Voting {
  /** ISO 8601 in UTC, or '' while missing. */
  startDate: string;
  endDate: string;
}

/** Whether voting is too short for the usual reminder, so that it can have one at an hour of its own. */
export const isShortVoting = ({ startDate, endDate }: Voting): boolean =>
  Date.parse(endDate) - Date.parse(startDate) < longVotingHours * 3_600_000;

/** What is wrong with the moment at which everybody is reminded; null for none. A draft may be without dates. */
export function reminderProblem({
  remindAt,
  ...voting
}: Voting & { remindAt: string }): string | null {
  if (remindAt === '') return null;
  const [at, start, end] = [remindAt, voting.startDate, voting.endDate].map(Date.parse) as [
    number,
    number,
    number,
  ];
  if (Number.isNaN(at)) return wrong('enter-date-and-time-2');
  if (Number.isNaN(start) || Number.isNaN(end)) return null;
  if (!isShortVoting(voting)) return wrong('reminder-of-short-voting', { hours: longVotingHours });
  return at > start && at < end ? null : wrong('reminder-while-voting-open');
}

/**
 * When everybody is reminded at an hour such as "15:00": the first time that clocks of the campus show it while voting
 * is open. '' without an hour, and where voting has no such reminder.
 */
export function reminderAt(time: string, voting: Voting, timeZone: string): string {
  if (time === '' || !isShortVoting(voting)) return '';
  return new Date(nextTimeOfDay(Date.parse(voting.startDate), time, timeZone)).toISOString();
}
