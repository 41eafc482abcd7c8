import type { Role } from './accounts/role.ts';

/** Who is calling, as the session says; read from the database, never from the payload. */
export interface Actor {
  id: string;
  role: Role;
  name: string;
  email: string;
  enrollmentNumber: string | null;
  profileImg: string;
  isEmailConfirmed: boolean;
  /** True for an officer who lacks the second step that the campus asks for; it only gets that. */
  needsSecondFactor: boolean;
  /** Which session it is: the hash of its token, in base64. */
  session: string;
}
