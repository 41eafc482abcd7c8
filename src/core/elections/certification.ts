import type { Refusal } from '../refusal.ts';
import type { PostOutcome } from './decide-post.ts';

/** How a position came out. A question is decided by its numbers alone. */
export type OutcomeKind = PostOutcome['kind'] | 'question';

/** Where an election stands after its close, as far as certifying it goes. */
export interface Settling {
  /** All that is due at the close is done. */
  isCounted: boolean;
  /** ISO 8601; null where nobody can complain. */
  complaintsUntil: string | null;
  positions: readonly {
    outcome: OutcomeKind;
    /** A run-off or another vote on it was prepared, which decides instead. */
    isFollowed: boolean;
  }[];
}

/**
 * What stands in the way of certifying an election, in the order in which it is done; empty where
 * nothing does. That nobody is elected, for want of votes or voters or because of those for nobody, is an outcome.
 */
export function certificationBlockers(settling: Settling, now: number): Refusal[] {
  const { isCounted, complaintsUntil, positions } = settling;
  const undecided = positions.filter(({ isFollowed }) => !isFollowed);
  const is = (kind: OutcomeKind) => undecided.some((one) => one.outcome === kind);
  const blockers: [boolean, Refusal][] = [
    [!isCounted, 'not-counted'],
    [is('tie'), 'tie-undecided'],
    [is('vote-again'), 'vote-again-due'],
    [is('no-majority'), 'second-round-due'],
    [complaintsUntil !== null && now < Date.parse(complaintsUntil), 'complaints-open'],
  ];
  return blockers.flatMap(([blocks, reason]) => (blocks ? [reason] : []));
}

/**
 * For so many days after the time for complaints officers are reminded to certify. A council that has left an election
 * uncertified for longer has decided to, and a year's elections would hide what is new; its page still offers it.
 */
const certifyReminderDays = 90;

/** Whether officers are still reminded to certify an election that could be certified since then. */
export const isCertifyingDue = (since: number, now: number): boolean =>
  now - since <= certifyReminderDays * 86_400_000;

/**
 * The smallest number of ballots that would change the outcome by saying something else, of the margin in
 * votes: with a margin of two, one makes a tie.
 */
export const ballotsToChange = (margin: number): number => Math.max(1, Math.ceil(margin / 2));
