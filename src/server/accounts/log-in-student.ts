import { normalizeEnrollmentNumber } from '#core/accounts/enrollment-number.ts';
import { api } from '#contract/api.ts';
import { handle } from '../http/bind.ts';
import { signIn } from './log-in.ts';
import { findByEnrollmentNumber } from './store.ts';

/** Signs in a student by enrollment number, in any case (contract, POST /user/login-student). */
export const logInStudent = handle(api.logInStudent, async (call) => {
  const number = normalizeEnrollmentNumber(call.body.enrollmentNumber);
  const row = await findByEnrollmentNumber(call.ctx.db, number);
  const account = row !== null && row.role === 'student' ? row : null;
  return signIn(call, account, `number:${number}`);
});
