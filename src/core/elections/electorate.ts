import { parseEnrollmentNumber } from '../accounts/enrollment-number.ts';
import type { Role } from '../accounts/role.ts';

/**
 * Who may vote in an election (contract, "Elections on the wire"). `some` limits by role, branch and
 * year; an empty list sets no limit. `roll` is a voter list that officers uploaded.
 */
export type Electorate =
  | { kind: 'everyone' }
  | { kind: 'some'; roles: readonly Role[]; branches: readonly string[]; years: readonly string[] }
  | { kind: 'roll' };

/** What the rule needs to know about a voter. */
export interface Voter {
  role: Role;
  enrollmentNumber: string | null;
  /** True when the number is on the election's voter list. Only an electorate `roll` reads it. */
  isOnVoterList: boolean;
}

/**
 * True when the voter belongs to the electorate. Branch and year are read from the enrollment
 * number, so a voter without a number belongs to no branch and no year (contract).
 */
export function isInElectorate(voter: Voter, electorate: Electorate): boolean {
  switch (electorate.kind) {
    case 'everyone':
      return true;
    case 'roll':
      return voter.isOnVoterList;
    case 'some': {
      if (electorate.roles.length > 0 && !electorate.roles.includes(voter.role)) return false;
      if (electorate.branches.length === 0 && electorate.years.length === 0) return true;
      const number = voter.enrollmentNumber ?? '';
      // Any prefix is accepted, so that a campus that changes its prefix keeps its voters.
      const parts = parseEnrollmentNumber(number, number.slice(0, 4));
      if (parts === null) return false;
      const isBranch =
        electorate.branches.length === 0 || electorate.branches.includes(parts.branch);
      const isYear = electorate.years.length === 0 || electorate.years.includes(parts.year);
      return isBranch && isYear;
    }
  }
}
