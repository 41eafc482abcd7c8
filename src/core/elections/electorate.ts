import { wrong } from '../kernel/wrong.ts';
import { branchOf, yearOf } from '../accounts/enrollment-number.ts';
import type { NumberFormat } from '../accounts/number-format.ts';
import type { RegisteredRole, Role } from '../accounts/role.ts';

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
  | ({ kind: 'some'; roles: readonly RegisteredRole[] } & Limits)
  | { kind: 'roll' };

/** Branches and years of the enrollment number, and groups of the voter list. */
export interface Limits {
  branches: readonly string[];
  years: readonly string[];
  groups: readonly string[];
  /** True where somebody has to be in all of the groups, not in any of them: of a position alone. */
  allGroups?: boolean | undefined;
}

/** True where limits limit something. */
export const isLimited = ({ branches, years, groups }: Limits): boolean =>
  branches.length + years.length + groups.length > 0;

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
  /** Named the returning officer of the election. */
  isNamed?: boolean;
  /** True when the number was proved to be theirs. */
  isProved: boolean;
  /** The groups of their number on the election's voter list; null where it is not on it. */
  listGroups: readonly string[] | null;
  /** The groups that single sign-on says, where the campus lets them count. */
  signOnGroups: readonly string[];
}

/** Why somebody is no voter of an election, or of a position of it. */
export const voterBarriers = [
  'is-observer',
  'not-on-roll',
  'not-in-group',
  'number-not-proved',
  'email-not-confirmed',
  'email-domain',
] as const;
export type VoterBarrier = (typeof voterBarriers)[number];

/** The one thing to do about it. */
export const barrierActions = {
  'is-observer': 'ask-council',
  'not-on-roll': 'ask-council',
  'not-in-group': 'ask-council',
  'number-not-proved': 'prove-number',
  'email-not-confirmed': 'confirm-email',
  'email-domain': 'change-email',
} as const satisfies Record<VoterBarrier, string>;

/** Whether voters have to be on a voter list. */
export const needsList = ({
  electorate,
  voters,
}: {
  electorate: Pick<Electorate, 'kind'>;
  voters: VoterKind;
}) => electorate.kind === 'roll' || voters === 'listed' || voters === 'proved';

/**
 * The first reason why somebody is no voter of an election; null for a voter. Its twin in SQL judges
 * votes (src/server/conditions/electorate-sql.ts); a test holds the two against each other.
 */
export function voterBarrier(
  voter: Voter,
  rules: VoterRules,
  format: NumberFormat,
): VoterBarrier | null {
  const { electorate, voters, mailDomains } = rules;
  if (voter.role === 'observer' || voter.isNamed === true) return 'is-observer';
  if (electorate.kind === 'some' && !fitsNumber(voter, electorate, format)) return 'not-on-roll';
  if (needsList(rules) && voter.listGroups === null) return 'not-on-roll';
  if (electorate.kind === 'some' && !isInGroup(voter, electorate)) return 'not-in-group';
  if (voters === 'proved' && !voter.isProved) return 'number-not-proved';
  if (voters !== 'confirmed') return null;
  if (!voter.isEmailConfirmed) return 'email-not-confirmed';
  const isWelcome = mailDomains.length === 0 || mailDomains.includes(domainOf(voter.email));
  return isWelcome ? null : 'email-domain';
}

/** The reason why a voter of the election does not vote for one of its positions. */
export function positionBarrier(
  voter: Pick<Voter, 'role' | 'enrollmentNumber' | 'listGroups' | 'signOnGroups'>,
  limits: Limits,
  format: NumberFormat,
): 'not-in-group' | null {
  const isVoter = fitsNumber(voter, { roles: [], ...limits }, format) && isInGroup(voter, limits);
  return isVoter ? null : 'not-in-group';
}

/** A mail domain in lower case, such as campus.example. */
export const domainPattern =
  /^(?=.{4,253}$)([a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?\.)+[a-z][a-z0-9-]*[a-z0-9]$/;

/** The domain of an address in lower case; empty where there is none. */
export const domainOf = (email: string): string =>
  email.slice(email.lastIndexOf('@') + 1).toLowerCase();

/**
 * How voters are known where a change says nothing of it: as before, and by their list where they get
 * one of their own.
 */
export function votersAfter(
  given: { voters?: VoterKind | undefined; electorate?: Electorate['kind'] | undefined },
  before: { voters: VoterKind; electorate: Electorate['kind'] },
): VoterKind {
  if (given.voters !== undefined) return given.voters;
  const isListed = before.voters === 'listed' || before.voters === 'proved';
  if ((given.electorate ?? before.electorate) === 'roll')
    return isListed ? before.voters : 'listed';
  return before.electorate === 'roll' ? 'anybody' : before.voters;
}

/** What is wrong with how voters are known, in a sentence; null when all is well. */
export function votersProblem(
  rules: Pick<VoterRules, 'electorate' | 'voters'>,
  positions: readonly Limits[],
): string | null {
  const { electorate, voters } = rules;
  if (voters === 'listed' || voters === 'proved') return null;
  if (electorate.kind === 'roll') return wrong('people-on-voter-list-known');
  const limits = electorate.kind === 'some' ? [electorate, ...positions] : positions;
  const isWithGroup = limits.some(({ groups }) => groups.length > 0);
  return isWithGroup ? wrong('groups-on-voter-list-choose') : null;
}

const isInGroup = (
  { listGroups, signOnGroups }: Pick<Voter, 'listGroups' | 'signOnGroups'>,
  { groups, allGroups = false }: Pick<Limits, 'groups' | 'allGroups'>,
) => {
  const isIn = (group: string) =>
    listGroups?.includes(group) === true || signOnGroups.includes(group);
  return groups.length === 0 || (allGroups ? groups.every(isIn) : groups.some(isIn));
};

/**
 * True where role and number fit. Branch and year are read from the enrollment number, so a voter
 * without a number belongs to no branch and no year (contract).
 */
export function fitsNumber(
  voter: Pick<Voter, 'role' | 'enrollmentNumber'>,
  {
    roles,
    branches,
    years,
  }: { roles: readonly RegisteredRole[] } & Pick<Limits, 'branches' | 'years'>,
  format: NumberFormat,
): boolean {
  if (roles.length > 0 && !roles.some((role) => role === voter.role)) return false;
  if (branches.length === 0 && years.length === 0) return true;
  const number = voter.enrollmentNumber ?? '';
  // By the place alone: a campus may still have numbers from before its fixed text changed.
  const isBranch = branches.length === 0 || branches.includes(branchOf(number, format) ?? '');
  return isBranch && (years.length === 0 || years.includes(yearOf(number, format) ?? ''));
}
