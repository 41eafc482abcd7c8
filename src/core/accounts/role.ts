/** The four roles of a campus account (spec 3). */
export const roles = ['student', 'faculty', 'council', 'admin'] as const;
export type Role = (typeof roles)[number];

/** How much a caller must be to make a call (contract, "The calls"). */
export const accessLevels = ['any', 'user', 'staff', 'desk', 'admin'] as const;
export type Access = (typeof accessLevels)[number];

/** True for faculty, council and admin: all who wait for approval (contract, "Roles and accounts"). */
export function isStaff(role: Role): boolean {
  return role !== 'student';
}

/** True for council and admin, who run the dashboard (contract, "The calls"). */
export function isDesk(role: Role): boolean {
  return role === 'council' || role === 'admin';
}

/** True when a signed-in caller of this role may make a call of this access level. */
export function mayCall(role: Role, access: Access): boolean {
  switch (access) {
    case 'any':
    case 'user':
      return true;
    case 'staff':
      return isStaff(role);
    case 'desk':
      return isDesk(role);
    case 'admin':
      return role === 'admin';
  }
}

/** True when a role signs in and registers with an enrollment number instead of an e-mail (spec 5). */
export function usesEnrollmentNumber(role: Role): boolean {
  return role === 'student';
}
