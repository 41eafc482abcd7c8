import type { Bound } from '../../http/bind.ts';
import { deleteUser } from './delete-user.ts';
import { listUnverifiedUsers } from './list-unverified-users.ts';
import { logInStudent } from './log-in-student.ts';
import { logIn } from './log-in.ts';
import { logOut } from './log-out.ts';
import { readMe } from './read-me.ts';
import { registerStudent } from './register-student.ts';
import { register } from './register.ts';
import { unverifyUser } from './unverify-user.ts';
import { verifyUser } from './verify-user.ts';

export const accountRoutes: readonly Bound[] = [
  register,
  registerStudent,
  logIn,
  logInStudent,
  logOut,
  readMe,
  listUnverifiedUsers,
  verifyUser,
  unverifyUser,
  deleteUser,
];
