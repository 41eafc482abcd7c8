import type { FieldErrors } from '../kernel/field-errors.ts';
import { sentences } from '../sentences.ts';
import {
  enrollmentPrefix,
  isEnrollmentNumber,
  normalizeEnrollmentNumber,
} from './enrollment-number.ts';
import { passwordProblem } from './password.ts';
import type { Role } from './role.ts';

/** The greatest lengths of what people type about their account, in characters. */
export const accountLimits = { name: 100, enrollmentNumber: 40, password: 1000 } as const;

/**
 * The values of the registration form, as typed (specification, section 2, Register). The role is
 * '' until one is chosen. `enrollmentNumber` is '' for roles that have none.
 */
export interface RegistrationForm {
  role: Role | '';
  name: string;
  email: string;
  enrollmentNumber: string;
  password: string;
}

/**
 * Checks the registration form (specification, section 5). Returns one sentence per wrong field,
 * and an empty object when all is well. Only students must give a valid enrollment number. Council
 * members may give one; the server then checks it (contract, POST /user/register). `prefix` is the
 * four digits with which the campus's enrollment numbers begin.
 */
export function checkRegistration(
  form: RegistrationForm,
  prefix: string = enrollmentPrefix,
): FieldErrors<keyof RegistrationForm> {
  const errors: FieldErrors<keyof RegistrationForm> = {};
  if (form.role === '') errors.role = sentences.fillAllTheFields;
  if (form.name.trim() === '') errors.name = sentences.fillAllTheFields;
  if (form.email.trim() === '') errors.email = sentences.fillAllTheFields;
  if (form.password === '') errors.password = sentences.fillAllTheFields;
  const number = normalizeEnrollmentNumber(form.enrollmentNumber);
  if (form.role === 'student') {
    if (number === '') errors.enrollmentNumber = sentences.enrollmentRequiredForStudents;
    else if (!isEnrollmentNumber(number, prefix)) {
      errors.enrollmentNumber = sentences.invalidEnrollment;
    }
  }
  if (errors.password === undefined) {
    const problem = passwordProblem(form.password, {
      email: form.email.trim(),
      enrollmentNumber: number,
    });
    if (problem !== null) errors.password = problem;
  }
  return errors;
}
