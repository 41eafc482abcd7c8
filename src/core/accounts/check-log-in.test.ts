import { describe, expect, test } from 'vitest';
import type { LogInForm } from './check-log-in.ts';
import { checkLogIn } from './check-log-in.ts';

const empty: LogInForm = { role: '', email: '', enrollmentNumber: '', password: '' };
const staff = ['faculty', 'council', 'admin'] as const;

describe('without a role', () => {
  test('asks for it first, and for the password; what else is needed is not known yet', () => {
    expect(Object.entries(checkLogIn(empty))).toEqual([
      ['role', 'Please select a role'],
      ['password', 'Password field cannot be empty'],
    ]);
  });

  test('asks for nothing but the role when a password is there', () => {
    expect(checkLogIn({ ...empty, password: 'lamp' })).toEqual({ role: 'Please select a role' });
  });
});

describe('a student', () => {
  test('is told of the password before the number, in the order of the specification', () => {
    expect(Object.entries(checkLogIn({ ...empty, role: 'student' }))).toEqual([
      ['password', 'Password field cannot be empty'],
      ['enrollmentNumber', 'Enrollment number is required'],
    ]);
  });

  test('needs a number, and no e-mail', () => {
    const form: LogInForm = { ...empty, role: 'student', password: 'lamp' };
    expect(checkLogIn({ ...form, email: 'asha@campus.example', enrollmentNumber: '  ' })).toEqual({
      enrollmentNumber: 'Enrollment number is required',
    });
    expect(checkLogIn({ ...form, enrollmentNumber: '0177CS240001' })).toEqual({});
  });

  test('may type any number: whether it is right is for the server to say', () => {
    const form: LogInForm = { ...empty, role: 'student', password: 'lamp' };
    expect(checkLogIn({ ...form, enrollmentNumber: 'nonsense' })).toEqual({});
  });
});

describe.each(staff)('%s', (role) => {
  test('is told of the password before the e-mail, in the order of the specification', () => {
    expect(Object.entries(checkLogIn({ ...empty, role }))).toEqual([
      ['password', 'Password field cannot be empty'],
      ['email', 'Email is required'],
    ]);
  });

  test('needs an e-mail, and no number', () => {
    const form: LogInForm = { ...empty, role, password: 'lamp' };
    expect(checkLogIn({ ...form, enrollmentNumber: '0177CS240001', email: ' ' })).toEqual({
      email: 'Email is required',
    });
    expect(checkLogIn({ ...form, email: 'asha@campus.example' })).toEqual({});
  });
});

test('a password of blanks is a password', () => {
  const form: LogInForm = { ...empty, role: 'admin', email: 'asha@campus.example' };
  expect(checkLogIn({ ...form, password: '   ' })).toEqual({});
});
