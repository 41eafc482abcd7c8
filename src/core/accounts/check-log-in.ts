import type { FieldErrors } from '../kernel/field-errors.ts';
import { sentences } from '../sentences.ts';
import type { Role } from './role.ts';
import { usesEnrollmentNumber } from './role.ts';

/** What the log-in form holds; role is '' until one is chosen (spec 2, Login). */
export interface LogInForm {
  role: Role | '';
  email: string;
  enrollmentNumber: string;
  password: string;
}

/** Checks the log-in form in the order of spec 5; the first entry is the one to show as a toast. */
export function checkLogIn(form: LogInForm): FieldErrors<keyof LogInForm> {
  const errors: FieldErrors<keyof LogInForm> = {};
  if (form.role === '') errors.role = sentences.selectRole;
  if (form.password === '') errors.password = sentences.emptyPassword;
  // Which of the two is asked for depends on the role.
  if (form.role === '') return errors;
  if (usesEnrollmentNumber(form.role)) {
    if (form.enrollmentNumber.trim() === '') errors.enrollmentNumber = sentences.enrollmentRequired;
  } else if (form.email.trim() === '') errors.email = sentences.emailRequired;
  return errors;
}
