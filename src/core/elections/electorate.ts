import { parseEnrollmentNumber } from '../accounts/enrollment-number.ts';
import type { Role } from '../accounts/role.ts';

/**
 * How a voter is known (contract, "What the second release adds"): who registers; whose address is
 * confirmed; whose number is on the voter list; who proved besides that the number is theirs.
 */
export const voterKinds = ['anybody', 'confirmed', 'listed', 'proved'] as const;
export type VoterKind = (typeof voterKinds)[number];

/**
 * Who may vote in an election (contract, "Elections on the wire"). `some` limits by role, branch,
 * year and group; an empty list sets no limit. `roll` is the election's own voter list; where voters
 * are listed or proved otherwise, it is the one of the campus.
 */
export type Electorate =
  | { kind: 'everyone' }
  | ({ kind: 'some'; roles: readonly Role[] } & Limits)
  | { kind: 'roll' };

/** Branches and years of the enrollment number, and groups of the voter list. */
export interface Limits {
  branches: readonly string[];
  years: readonly string[];
  groups: readonly string[];
}

/** Who may vote in an election, and how they are known. */
export interface VoterRules {
  electorate: Electorate;
  voters: VoterKind;
  /** Where voters are confirmed: the only domains of an address that count; empty for any. */
  mailDomains: readonly string[];
}

/** What the rule needs to know about a voter. */
export interface Voter {
  role: Role;
  enrollmentNumber: string | null;
  email: string;
  isEmailConfirmed: boolean;
  /** True when the number was proved to be theirs. */
  isProved: boolean;
  /** The groups of their number on the election's voter list; null where it is not on it. */
  listGroups: readonly string[] | null;
}

/** Why somebody is no voter of an election, or of a position of it. */
export const voterBarriers = [
  'not-on-roll',
  'not-in-group',
  'number-not-proved',
  'email-not-confirmed',
  'email-domain',
] as const;
export type VoterBarrier = (typeof voterBarriers)[number];

/** Whether voters have to be on a voter list. */
export const needsList = ({ electorate, voters }: Pick<VoterRules, 'electorate' | 'voters'>) =>
  electorate.kind === 'roll' || voters === 'listed' || voters === 'proved';

/**
 * The first reason why somebody is no voter of an election; null for a voter. Its twin in SQL judges
 * votes (src/server/elections/electorate-sql.ts); a test holds the two against each other.
 */
export function voterBarrier(voter: Voter, rules: VoterRules): VoterBarrier | null {
  const { electorate, voters, mailDomains } = rules;
  if (electorate.kind === 'some' && !fitsNumber(voter, electorate)) return 'not-on-roll';
  if (needsList(rules) && voter.listGroups === null) return 'not-on-roll';
  if (electorate.kind === 'some' && !isInGroup(voter, electorate)) return 'not-in-group';
  if (voters === 'proved' && !voter.isProved) return 'number-not-proved';
  if (voters !== 'confirmed') return null;
  if (!voter.isEmailConfirmed) return 'email-not-confirmed';
  const isWelcome = mailDomains.length === 0 || mailDomains.includes(domainOf(voter.email));
  return isWelcome ? null : 'email-domain';
}

/** The reason why a voter of the election does not vote for one of its positions. */
export function positionBarrier(voter: Voter, limits: Limits): 'not-in-group' | null {
  const isVoter = fitsNumber(voter, { roles: [], ...limits }) && isInGroup(voter, limits);
  return isVoter ? null : 'not-in-group';
}

/** The domain of an address in lower case; empty where there is none. */
export const domainOf = (email: string): string =>
  email.slice(email.lastIndexOf('@') + 1).toLowerCase();

const isInGroup = ({ listGroups }: Voter, { groups }: Pick<Limits, 'groups'>) =>
  groups.length === 0 || groups.some((group) => listGroups?.includes(group) === true);

/**
 * True where role and number fit. Branch and year are read from the enrollment number, so a voter
 * without a number belongs to no branch and no year (contract).
 */
export function fitsNumber(
  voter: Pick<Voter, 'role' | 'enrollmentNumber'>,
  { roles, branches, years }: { roles: readonly Role[] } & Pick<Limits, 'branches' | 'years'>,
): boolean {
  if (roles.length > 0 && !roles.includes(voter.role)) return false;
  if (branches.length === 0 && years.length === 0) return true;
  const number = voter.enrollmentNumber ?? '';
  // Any prefix is accepted, so that a campus that changes its prefix keeps its voters.
  const parts = parseEnrollmentNumber(number, number.slice(0, 4));
  if (parts === null) return false;
  const isBranch = branches.length === 0 || branches.includes(parts.branch);
  return isBranch && (years.length === 0 || years.includes(parts.year));
}
