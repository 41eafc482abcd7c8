import type { Bound } from '../http/bind.ts';
import { askConfirmation } from './ask-confirmation.ts';
import { changePassword } from './change-password.ts';
import { confirmEmail } from './confirm-email.ts';
import { editStudent } from './edit-student.ts';
import { editUser } from './edit-user.ts';
import { forgotPassword } from './forgot-password.ts';
import { logOutEverywhere } from './log-out-everywhere.ts';
import { resetPassword } from './reset-password.ts';
import { deleteUser } from './delete-user.ts';
import { listUnverifiedUsers } from './list-unverified-users.ts';
import { logInStudent } from './log-in-student.ts';
import { logIn } from './log-in.ts';
import { logOut } from './log-out.ts';
import { readLogInLine } from './read-log-in-line.ts';
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
  readLogInLine,
  logOut,
  readMe,
  listUnverifiedUsers,
  verifyUser,
  unverifyUser,
  deleteUser,
  askConfirmation,
  changePassword,
  confirmEmail,
  editStudent,
  editUser,
  forgotPassword,
  logOutEverywhere,
  resetPassword,
];
