/** The four roles of an account that people register for (specification, section 6). */
export const registeredRoles = ['student', 'faculty', 'council', 'admin'] as const;
/** A role that people register for. */
export type RegisteredRole = (typeof registeredRoles)[number];
/**
 * All roles. An observer, such as a faculty adviser or a scrutineer, reads what officers do and
 * changes nothing; only an admin gives this role.
 */
export const roles = [...registeredRoles, 'observer'] as const;
export type Role = (typeof roles)[number];

/**
 * Who may make a call (contract, "The calls"): anybody, anybody who is signed in, everybody but
 * students and observers, officers (council and admin) with observers, officers, admins alone.
 */
export const accessLevels = ['any', 'user', 'staff', 'observers', 'officers', 'admin'] as const;
/** The access level of one call. */
export type Access = (typeof accessLevels)[number];

/**
 * True for faculty, council and admin. An admin must approve these accounts before their first
 * log-in (contract, "Roles and accounts").
 */
export function isStaff(role: Role): boolean {
  return role === 'faculty' || isOfficer(role);
}

/** True for the officers, who are council and admin. They use the dashboard (contract, "The calls"). */
export function isOfficer(role: Role): boolean {
  return role === 'council' || role === 'admin';
}

/** What an account becomes whose office is over: a student where it has an enrollment number, else faculty. */
export const roleWithoutOffice = (enrollmentNumber: string | null): Role =>
  enrollmentNumber === null ? 'faculty' : 'student';

/** True for those whose dashboard has sections. */
export const hasDashboard = (role: Role): boolean => isOfficer(role) || role === 'observer';

/**
 * The role that somebody chooses to log in. The list at the log-in has the four roles of the
 * specification (section 3), so an observer chooses faculty.
 */
export const logInRole = (role: Role): RegisteredRole => (role === 'observer' ? 'faculty' : role);

/** True when a signed-in person with this role may make a call of this access level (contract). */
export function mayCall(role: Role, access: Access): boolean {
  switch (access) {
    case 'any':
    case 'user':
      return true;
    case 'staff':
      return isStaff(role);
    case 'observers':
      return isOfficer(role) || role === 'observer';
    case 'officers':
      return isOfficer(role);
    case 'admin':
      return role === 'admin';
  }
}

/**
 * True when this role logs in with an enrollment number, false when it logs in with an e-mail
 * address (specification, section 5).
 */
export function usesEnrollmentNumber(role: Role): boolean {
  return role === 'student';
}
