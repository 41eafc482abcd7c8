import { wrong } from '../kernel/wrong.ts';
import type { Refusal } from '../refusal.ts';
import type { ElectionTimes } from './phase.ts';
import { phaseOf } from './phase.ts';

/**
 * The states of a nomination. An admin accepts or rejects it (specification, section 4); the nominee
 * withdraws it; an accepted candidate can be removed by the officers.
 */
export const nominationStatuses = [
  'pending',
  'accepted',
  'rejected',
  'withdrawn',
  'removed',
] as const;
/** The state of one nomination. */
export type NominationStatus = (typeof nominationStatuses)[number];

/** The reason why a person cannot be nominated (contract, POST /nomination/create). */
export type NominationBlocker =
  | 'is-observer'
  | 'no-enrollment-number'
  | 'cannot-stand'
  | 'nominations-closed';

/**
 * The first reason why a person cannot be nominated, or null when they can. Rules that need other
 * nominations, such as one nomination per position, are not checked here.
 */
export function nominationBlocker(given: {
  isObserver: boolean;
  hasEnrollmentNumber: boolean;
  /** Whether the election asks for candidates like them. */
  isAskedFor: boolean;
  areNominationsOpen: boolean;
}): NominationBlocker | null {
  if (given.isObserver) return 'is-observer';
  if (!given.hasEnrollmentNumber) return 'no-enrollment-number';
  if (!given.isAskedFor) return 'cannot-stand';
  return given.areNominationsOpen ? null : 'nominations-closed';
}

/** What stands on the ballot of what a candidate says in words, and how it stands where they say nothing. */
export const blankBallotTexts = { statement: '', link: '' } as const;
/**
 * What a candidate can say in words: the one list of it. What is too long for the ballot has a page, and `apart` stands
 * under the name where somebody else has the same (told-apart.ts).
 */
export const blankTexts = { ...blankBallotTexts, manifesto: '', apart: '' } as const;
/** What a candidate says on the ballot. */
export type BallotTexts = { [Name in keyof typeof blankBallotTexts]: string };
/** What a candidate says in words. */
export type CandidateTexts = { [Name in keyof typeof blankTexts]: string };

/** The longest texts of a candidate, in characters. */
export const candidateLimits = { statement: 500, link: 200, manifesto: 2_000, apart: 40 } as const;

/** The paragraphs of a text: a line without words parts them. Lines within one stay as they are. */
export const paragraphsOf = (text: string): string[] =>
  text.split(/\r?\n(?:[^\S\n]*\r?\n)+/).filter((one) => one.trim() !== '');

/** How many conditions an election has for its candidates, and the length of one in characters. */
export const conditionLimits = { count: 10, length: 120 } as const;

/** What is wrong with the conditions of an election, in a sentence; null when all is well. */
export function conditionsProblem(conditions: readonly string[]): string | null {
  const { count, length } = conditionLimits;
  if (conditions.length > count) return wrong('election-has-at-most-conditions', { count });
  const long = conditions.find((one) => [...one].length > length);
  if (long !== undefined) return wrong('condition-has-at-most-characters', { count: length });
  const twice = conditions.find((one, index) => conditions.indexOf(one) !== index);
  return twice === undefined ? null : wrong('condition-listed-twice', { condition: twice });
}

/** The conditions that nobody has ticked yet. A tick names its condition, for the list may change. */
export const uncheckedConditions = (
  conditions: readonly string[],
  checked: readonly string[],
): string[] => conditions.filter((one) => !checked.includes(one));

/** What can be done with a nomination until its position's candidates are fixed. */
export type NominationAct = 'accepted' | 'rejected' | 'pending' | 'withdrawn' | 'removed' | 'edit';

/**
 * The reason why a nomination in this state cannot be accepted, rejected, reopened (`pending`),
 * withdrawn, removed or edited; null when it can. To repeat what was done is no mistake.
 */
export function nominationActBlocker(
  status: NominationStatus,
  act: NominationAct,
): Extract<Refusal, 'nomination-withdrawn' | 'nomination-over' | 'not-a-candidate'> | null {
  if (status === act) return null;
  if (act === 'removed') return status === 'accepted' ? null : 'not-a-candidate';
  if (act === 'withdrawn' || act === 'edit') {
    return status === 'pending' || status === 'accepted' ? null : 'nomination-over';
  }
  return status === 'withdrawn' ? 'nomination-withdrawn' : null;
}

/** Whether an entry of an election's list is a person: nobody, and the answers of a question, say what they are. */
export const isPerson = ({ kind }: { kind?: string | undefined }): boolean => kind === undefined;

/**
 * Whether the candidates of a position are fixed, as far as everybody may know: by the first vote, and
 * where counts are held back from the opening on. `now` is in milliseconds since 1970.
 */
export function areCandidatesFixed(
  election: ElectionTimes & {
    standings: string;
    nominations: readonly { positionId: string; votes: number | null }[];
  },
  positionId: string,
  now: number,
): boolean {
  const phase = phaseOf(election, now);
  if (phase === 'closed' || phase === 'cancelled') return true;
  if (phase === 'draft' || phase === 'upcoming') return false;
  const candidates = election.nominations.filter((one) => one.positionId === positionId);
  return candidates.some(({ votes }) => election.standings !== 'live' || votes !== 0);
}
