import type { FieldErrors } from '../kernel/field-errors.ts';
import { sentences } from '../sentences.ts';
import {
  enrollmentPrefix,
  isEnrollmentNumber,
  normalizeEnrollmentNumber,
} from './enrollment-number.ts';
import { passwordProblem } from './password.ts';
import type { Role } from './role.ts';

/** What the registration form holds; role is '' until one is chosen (spec 2, Register). */
export interface RegistrationForm {
  role: Role | '';
  name: string;
  email: string;
  enrollmentNumber: string;
  password: string;
}

/**
 * Checks the registration form (spec 5). A valid number is demanded of students only;
 * council may give one, and the server checks it when given (contract, POST /user/register).
 * `prefix` is what the campus's numbers begin with.
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
