import { nameLength, nameProblem, normalizeName } from '../accounts/person-name.ts';
import { isEmailAddress } from '../text.ts';

/** How long a line may be in which officers name somebody. */
export const enteredLineLength = 254;

/** Why somebody cannot be entered; the officer reads its sentence beside the line (src/texts/en/entered.ts). */
export type EnteredProblem =
  | 'not-found'
  | 'unknown'
  | 'no-name'
  | 'is-nobody'
  | 'standing-unchecked'
  | 'unclear'
  | 'no-number'
  | 'cannot-stand'
  | 'not-for-position'
  | 'not-listed'
  | 'one-post'
  | 'observer'
  | 'is-candidate'
  | 'was-entered'
  | 'has-left'
  | 'was-refused'
  | 'twice';

/** A line in which nobody was found who can be entered, as a refusal tells it. */
export interface LineProblem {
  positionId: string;
  /** The position as it was sent, or its title. */
  position: string;
  line: string;
  problem: EnteredProblem;
  choices: readonly {
    enrollmentNumber: string;
    name: string;
    branch: string | null;
    year: string | null;
  }[];
  asks?: 'by-name' | 'may-stand' | undefined;
}

// As in nomination.ts, which needs the refusals that tell of these.
type Status = 'pending' | 'accepted' | 'rejected' | 'withdrawn' | 'removed';

/** What is known of somebody's way to a position, before they are entered for it. */
interface Before {
  nomination: Status | null;
  wasEntered: boolean;
  /** Took themselves off, or said no under a former release. */
  hasLeft: boolean;
}

/** Why somebody cannot be entered for a position again; null where they can. */
export function enteredBefore({ nomination, wasEntered, hasLeft }: Before): EnteredProblem | null {
  if (nomination === 'accepted') return 'is-candidate';
  if (nomination === 'rejected' || nomination === 'removed') return 'was-refused';
  if (hasLeft) return 'has-left';
  return wasEntered && nomination !== 'withdrawn' ? 'was-entered' : null;
}

/** Where somebody stands who was entered: in a draft that is not published, waiting for supporters, on the ballot, or not. */
export const enteredStatuses = ['draft', 'waits', 'stands', 'off'] as const;
export type EnteredStatus = (typeof enteredStatuses)[number];

/** The status of somebody who was entered, by their nomination and the state of the election. */
export function enteredStatusOf(entered: {
  status: Status | null;
  hasLeft: boolean;
  state: string;
}): EnteredStatus {
  const { status, hasLeft, state } = entered;
  if (status === 'accepted') return 'stands';
  if (status === 'pending') return 'waits';
  return status === null && !hasLeft && state === 'draft' ? 'draft' : 'off';
}

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
