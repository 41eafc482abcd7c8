import type { AddedTime } from './added-time.ts';
import { termOf } from './outcome-rules.ts';
import type { OutcomeRules } from './outcome-rules.ts';
import type { ElectionDates } from './phase.ts';

/** What has a time of its own in an election, in its order (issue 23, "A timetable of the election"). */
export type TimetableStep =
  | 'nominations'
  | 'withdrawals'
  | 'voting'
  | 'added-time'
  | 'results'
  | 'complaints'
  | 'certification';

/** One row of a timetable; a null is a time that nobody has set. */
export interface TimetableRow {
  step: TimetableStep;
  from: string | null;
  until: string | null;
  /** `next` is the first of what has not begun. */
  state: 'over' | 'now' | 'next' | 'later';
}

/** What a timetable is made of; all moments are ISO 8601 in UTC. */
export interface TimetableOf {
  election: ElectionDates & {
    publishedAt?: string | undefined;
    /** Left out where withdrawals have no moment of their own. */
    withdrawalsCloseAt?: string | undefined;
    /** Live counts: the candidates of a position are fixed by its first vote, else by the opening. */
    standings: string;
    rehearsal: boolean;
    /** Results wait for officers, until `showBy` at the latest; `releasedAt` once they are shown. */
    resultsAt?: 'release' | undefined;
    showBy?: string | undefined;
    releasedAt?: string | undefined;
    /** Some had more time than all others, in an election of a former release. */
    addedTime?: AddedTime | undefined;
    rules?: Pick<OutcomeRules, 'complaints'>;
  };
  /** What stands once the votes are counted; null before. */
  closed: { complaintsUntil: string | null; certifiedAt: string | null } | null;
}

type Times = Pick<TimetableRow, 'step' | 'from' | 'until'>;

/**
 * What comes when in an election, and until when. A cancelled one has nothing before it, and a rehearsal
 * ends with its voting. `now` is in milliseconds since 1970.
 */
export function timetableOf(given: TimetableOf, now: number): TimetableRow[] {
  const { election } = given;
  if (election.state === 'cancelled') return [];
  const rows = [...beforeVoting(election), ...votingOf(election)];
  if (!election.rehearsal) rows.push(...afterVoting(given));
  const told = rows.map((row) => ({ ...row, state: stateOf(row, given, now) }));
  const next = told.find(({ state }) => state === 'later');
  return told.map((row) => (row === next ? { ...row, state: 'next' as const } : row));
}

function votingOf(election: TimetableOf['election']): Times[] {
  const { startDate, endDate, addedTime } = election;
  const until = addedTime?.othersEndDate ?? endDate;
  const voting: Times = { step: 'voting', from: startDate, until };
  return addedTime === undefined
    ? [voting]
    : [voting, { step: 'added-time', from: until, until: endDate }];
}

/**
 * Nobody asks to stand, or leaves, once the candidates are fixed. No date is known for the first vote of a
 * position, but by the end of voting it is over.
 */
function beforeVoting(election: TimetableOf['election']): Times[] {
  const { publishedAt, startDate, endDate, nominationsCloseAt, withdrawalsCloseAt } = election;
  const from = publishedAt ?? null;
  const isLive = election.standings === 'live';
  const fixed = isLive ? endDate : startDate;
  const asked = isBefore(nominationsCloseAt, fixed) ? nominationsCloseAt : fixed;
  const steps: Times[] = [];
  if (from === null || isBefore(from, asked))
    steps.push({ step: 'nominations', from, until: asked });
  const left = withdrawalsCloseAt ?? fixed;
  if (from === null || isBefore(from, left)) {
    const until = isLive ? (withdrawalsCloseAt ?? null) : left;
    steps.push({ step: 'withdrawals', from, until });
  }
  return steps;
}

function afterVoting({ election, closed }: TimetableOf): Times[] {
  const shown = shownAt(election);
  const { hours, after } = termOf(election.rules ?? {});
  const start = after === 'close' ? election.endDate : shown;
  const complaintsUntil =
    closed === null ? hoursAfter(start, hours) : (closed.complaintsUntil ?? start);
  const results: Times = { step: 'results', from: shown, until: null };
  // People complain from publishing on.
  const from = election.publishedAt ?? null;
  const complaints: Times = { step: 'complaints', from, until: complaintsUntil };
  const isLater = isBefore(shown, complaintsUntil);
  const certification: Times = {
    step: 'certification',
    from: closed?.certifiedAt ?? (isLater ? complaintsUntil : shown),
    until: null,
  };
  if (!isBefore(start, complaintsUntil)) return [results, certification];
  return isLater ? [results, complaints, certification] : [complaints, results, certification];
}

/** When results are shown: at the close, or when they were released, by their date at the latest. */
const shownAt = ({ endDate, resultsAt, showBy, releasedAt }: TimetableOf['election']): string =>
  resultsAt === 'release' ? (releasedAt ?? showBy ?? endDate) : endDate;

/** Without an end of its own, what is done is over: voting, the count, the certificate. */
function stateOf(
  { step, from, until }: Times,
  given: TimetableOf,
  now: number,
): TimetableRow['state'] {
  const { election, closed } = given;
  const isEarly = ['nominations', 'withdrawals', 'complaints'].includes(step);
  const isDone: Partial<Record<TimetableStep, boolean>> = {
    withdrawals: Date.parse(election.endDate) <= now,
    results: closed !== null,
  };
  const isOver =
    until === null ? (isDone[step] ?? closed?.certifiedAt != null) : Date.parse(until) <= now;
  if (isOver) return 'over';
  // What nobody knows the beginning of has begun before voting, and not after it.
  return (from === null ? isEarly : Date.parse(from) <= now) ? 'now' : 'later';
}

const hoursAfter = (date: string, hours: number) =>
  new Date(Date.parse(date) + hours * 3_600_000).toISOString();

/** Whether one moment is before another; nobody knows of one that is not set. */
const isBefore = (one: string, other: string | null) =>
  other === null || Date.parse(one) < Date.parse(other);
