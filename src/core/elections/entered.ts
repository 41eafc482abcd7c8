import { nameLength, nameProblem, normalizeName } from '../accounts/person-name.ts';
import { isEmailAddress } from '../text.ts';

/** The most people that officers enter at once. */
export const mostEntered = 100;

/** How long a line may be in which officers name somebody. */
export const enteredLineLength = 254;

/** Why somebody cannot be entered, as the officer reads it beside the line. */
export const enteredProblems = {
  'not-found': 'Nobody was found. Enter somebody who has an account or is on the voter list.',
  unknown: 'Nobody was found. If this person has no account, enter them by name.',
  'no-name':
    'Nobody with this address was found. Write the name before it: Mina Iyer <mina@campus.example>.',
  'is-nobody': 'This is the name of the choice against all candidates.',
  'standing-unchecked':
    'This person has no enrollment number, so nobody can see whether they may stand. Check it.',
  unclear: 'Several people have this name. Choose one of them.',
  'no-number': 'This person has no enrollment number, so they cannot be a candidate.',
  'cannot-stand': 'Candidates from their branch, year or group cannot stand in this election.',
  'not-for-position': 'Candidates from their branch, year or group cannot stand for this position.',
  'not-listed':
    'This person is not on the voter list of this election, so they cannot stand for this position.',
  'one-post': 'This person wants another position already, and each person can have one only.',
  observer: 'Observers cannot be candidates.',
  'no-way-to-register':
    'Candidates ask for supporters from an account here. Add an e-mail or a number with which this person can register.',
  'is-candidate': 'This person is a candidate for this position already.',
  'was-entered': 'This person was entered for this position already.',
  'said-no': 'This person was asked for this position and said no.',
  'was-refused':
    'The nomination of this person was rejected or taken off. An admin can take that back.',
  twice: 'This person is on the list twice.',
} as const;
export type EnteredProblem = keyof typeof enteredProblems;

/** A line in which nobody was found who can be entered, as a refusal tells it. */
export interface LineProblem {
  positionId: string;
  /** The position as it was sent, or its title. */
  position: string;
  line: string;
  problem: string;
  choices: readonly {
    enrollmentNumber: string;
    name: string;
    branch: string | null;
    year: string | null;
  }[];
  asks?: 'by-name' | 'may-stand' | undefined;
}

/** What is known of somebody's way to a position, before they are entered for it. */
interface Before {
  nomination: 'pending' | 'accepted' | 'rejected' | 'withdrawn' | 'removed' | null;
  /** What they were asked before: null where nobody asked. */
  asked: 'waits' | 'yes' | 'no' | null;
}

/** Why somebody cannot be entered for a position again; null where they can. */
export function enteredBefore({ nomination, asked }: Before): EnteredProblem | null {
  if (nomination === 'accepted') return 'is-candidate';
  if (nomination === 'rejected' || nomination === 'removed') return 'was-refused';
  if (asked === 'waits') return nomination === 'withdrawn' ? null : 'was-entered';
  return asked === 'no' ? 'said-no' : null;
}

/** For how long before voting opens officers are told who has not answered, in milliseconds. */
export const answersDueWithin = 3 * 24 * 60 * 60_000;

/** What somebody said to being entered. */
export const answerOf = (saysYes: boolean | null): 'waits' | 'yes' | 'no' => {
  if (saysYes === null) return 'waits';
  return saysYes ? 'yes' : 'no';
};

/** Somebody whom officers enter by name, who has no account and is on no voter list. */
export interface Newcomer {
  name: string;
  /** Null where the link has to be handed over. */
  email: string | null;
}

const addressed = /^(.*?)[\s,;]*<?([^\s<>,;]+@[^\s<>,;]+)>?$/u;

/**
 * Whom a line names that names nobody known: a name, with or without an e-mail behind it ("Mina Iyer
 * <mina@campus.example>"). What has digits is a mistyped enrollment number, and names nobody.
 */
export function readNewcomer(
  line: string,
): Newcomer | Extract<EnteredProblem, 'not-found' | 'no-name'> {
  const [, before = '', email = ''] = addressed.exec(line.trim()) ?? [];
  if (email !== '' && !isEmailAddress(email)) return 'not-found';
  const name = normalizeName(email === '' ? line : before);
  if (name === '') return email === '' ? 'not-found' : 'no-name';
  const isName = !/[\d@]/u.test(name) && name.length <= nameLength && nameProblem(name) === null;
  if (!isName) return 'not-found';
  return { name, email: email === '' ? null : email.toLowerCase() };
}

/** Whether a line is a whole name, first and last, so that whoever is unknown by it can be entered by it. */
export function isFullName(line: string): boolean {
  const newcomer = readNewcomer(line);
  return typeof newcomer !== 'string' && newcomer.name.includes(' ');
}
