import type { FieldErrors } from '../kernel/field-errors.ts';
import { sentences } from '../sentences.ts';
import { isEnrollmentNumber, normalizeEnrollmentNumber } from './enrollment-number.ts';
import type { NumberFormat } from './number-format.ts';
import { nameLength } from './person-name.ts';
import { passwordProblem } from './password.ts';
import type { Role } from './role.ts';

/** The greatest lengths of what people type about their account, in characters. */
export const accountLimits = { name: nameLength, enrollmentNumber: 40, password: 1000 } as const;

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
 * members may give one; the server then checks it (contract, POST /user/register). `format` is how the
 * campus's enrollment numbers are made.
 */
export function checkRegistration(
  form: RegistrationForm,
  format: NumberFormat,
): FieldErrors<keyof RegistrationForm> {
  const errors: FieldErrors<keyof RegistrationForm> = {};
  if (form.role === '') errors.role = sentences.fillAllTheFields;
  if (form.name.trim() === '') errors.name = sentences.fillAllTheFields;
  if (form.email.trim() === '') errors.email = sentences.fillAllTheFields;
  if (form.password === '') errors.password = sentences.fillAllTheFields;
  const number = normalizeEnrollmentNumber(form.enrollmentNumber);
  if (form.role === 'student') {
    if (number === '') errors.enrollmentNumber = sentences.enrollmentRequiredForStudents;
    else if (!isEnrollmentNumber(number, format)) {
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
