import { parseEnrollmentNumber } from '../accounts/enrollment-number.ts';
import type { Role } from '../accounts/role.ts';

/** Who may vote (contract, optional settings). An empty list of a kind means "any". */
export type Electorate =
  | { kind: 'everyone' }
  | { kind: 'some'; roles: readonly Role[]; branches: readonly string[]; years: readonly string[] }
  | { kind: 'roll' };

/** What is known of a voter when the electorate is applied. */
export interface Voter {
  role: Role;
  enrollmentNumber: string | null;
  /** Whether the number stands on the election's uploaded roll; read only for `roll`. */
  isOnUploadedRoll: boolean;
}

/** True when the voter belongs to the electorate; branches and years are read from the number. */
export function isOnRoll(voter: Voter, electorate: Electorate): boolean {
  switch (electorate.kind) {
    case 'everyone':
      return true;
    case 'roll':
      return voter.isOnUploadedRoll;
    case 'some': {
      if (electorate.roles.length > 0 && !electorate.roles.includes(voter.role)) return false;
      if (electorate.branches.length === 0 && electorate.years.length === 0) return true;
      const number = voter.enrollmentNumber ?? '';
      // Whatever it begins with: a campus that changes its prefix keeps its voters.
      const parts = parseEnrollmentNumber(number, number.slice(0, 4));
      if (parts === null) return false;
      const isBranch =
        electorate.branches.length === 0 || electorate.branches.includes(parts.branch);
      const isYear = electorate.years.length === 0 || electorate.years.includes(parts.year);
      return isBranch && isYear;
    }
  }
}
