import type { FieldErrors } from '../kernel/field-errors.ts';
import { sentences } from '../sentences.ts';
import type { Role } from './role.ts';
import { usesEnrollmentNumber } from './role.ts';

/**
 * The values of the log-in form, as typed (specification, section 2, Login). The role is '' until
 * one is chosen. Students fill in `enrollmentNumber`, all other roles fill in `email`.
 */
export interface LogInForm {
  role: Role | '';
  email: string;
  enrollmentNumber: string;
  password: string;
}

/**
 * Checks the log-in form (specification, section 5). Returns one sentence per wrong field, and an
 * empty object when all is well. The entries are in the order of the specification, so the screen
 * shows the first one as a toast.
 */
export function checkLogIn(form: LogInForm): FieldErrors<keyof LogInForm> {
  const errors: FieldErrors<keyof LogInForm> = {};
  if (form.role === '') errors.role = sentences.selectRole;
  if (form.password === '') errors.password = sentences.emptyPassword;
  // The role decides whether the e-mail or the enrollment number is needed.
  if (form.role === '') return errors;
  if (usesEnrollmentNumber(form.role)) {
    if (form.enrollmentNumber.trim() === '') errors.enrollmentNumber = sentences.enrollmentRequired;
  } else if (form.email.trim() === '') errors.email = sentences.emailRequired;
  return errors;
}
