import { wrong } from '../kernel/wrong.ts';
import { describe, expect, test } from 'vitest';
import type { RegistrationForm } from './check-registration.ts';
import { checkRegistration as check } from './check-registration.ts';
import { usualFormat, withPrefix } from './number-format.ts';
import { roles } from './role.ts';

const checkRegistration = (form: RegistrationForm) => check(form, usualFormat);
const fillAll = 'Please fill all the fields';
const empty: RegistrationForm = {
  role: '',
  name: '',
  email: '',
  enrollmentNumber: '',
  password: '',
};
const asha: RegistrationForm = {
  role: 'student',
  name: 'Asha Rao',
  email: 'asha@campus.example',
  enrollmentNumber: '0177CS240001',
  password: 'a lamp by the sea',
};

test('a full form has no error, for every role', () => {
  for (const role of roles) expect(checkRegistration({ ...asha, role })).toEqual({});
});

describe('what everybody fills in', () => {
  test('is asked for in the order role, name, e-mail, password', () => {
    expect(Object.entries(checkRegistration(empty))).toEqual([
      ['role', fillAll],
      ['name', fillAll],
      ['email', fillAll],
      ['password', fillAll],
    ]);
  });

  test.each(['role', 'name', 'email', 'password'] as const)('%s alone can be missing', (field) => {
    expect(checkRegistration({ ...asha, [field]: '' })).toEqual({ [field]: fillAll });
  });

  test.each(['name', 'email'] as const)('blanks are no %s', (field) => {
    expect(checkRegistration({ ...asha, [field]: ' \t ' })).toEqual({ [field]: fillAll });
  });
});

describe('the enrollment number', () => {
  test('comes after the four fields that everybody fills in', () => {
    expect(Object.entries(checkRegistration({ ...empty, role: 'student' }))).toEqual([
      ['name', fillAll],
      ['email', fillAll],
      ['password', fillAll],
      ['enrollmentNumber', 'Enrollment number is required for students'],
    ]);
  });

  test.each(['', '   '])('is required of students: %j', (enrollmentNumber) => {
    expect(checkRegistration({ ...asha, enrollmentNumber })).toEqual({
      enrollmentNumber: 'Enrollment number is required for students',
    });
  });

  test.each(['0177CS24000', '0178CS240001', '0177CS2400011', 'hello world!'])(
    'must be valid for students: %j',
    (enrollmentNumber) => {
      expect(checkRegistration({ ...asha, enrollmentNumber })).toEqual({
        enrollmentNumber: 'Please enter a valid enrollment number',
      });
    },
  );

  test('may be typed in any case and with blanks around it', () => {
    expect(checkRegistration({ ...asha, enrollmentNumber: ' 0177cs240001 ' })).toEqual({});
  });

  test.each(['council', 'faculty', 'admin', ''] as const)(
    'is not looked at when the role is %j',
    (role) => {
      for (const enrollmentNumber of ['', 'hello']) {
        const errors = checkRegistration({ ...asha, role, enrollmentNumber });
        expect(errors.enrollmentNumber).toBeUndefined();
      }
    },
  );
});

test('a campus with another prefix takes its own numbers', () => {
  const theirs = { ...asha, enrollmentNumber: '0288CS240001' };
  expect(check(theirs, withPrefix('0288'))).toEqual({});
  expect(check(asha, withPrefix('0288'))).toEqual({
    enrollmentNumber: 'Please enter a valid enrollment number',
  });
});

describe('the password', () => {
  test('must be long enough', () => {
    expect(checkRegistration({ ...asha, password: 'lamp' })).toEqual({
      password: wrong('password-must-have-at-least', { count: 8 }),
    });
  });

  test.each([' ASHA@campus.example ', 'asha@campus.example'])(
    'must not be the e-mail, however that is typed: %j',
    (email) => {
      expect(checkRegistration({ ...asha, email, password: 'asha@campus.example' })).toEqual({
        password: wrong('password-must-not-your-e'),
      });
    },
  );

  test('must not be the enrollment number', () => {
    const form = { ...asha, enrollmentNumber: ' 0177cs240001', password: '0177CS240001' };
    expect(checkRegistration(form)).toEqual({
      password: wrong('password-must-not-your-e'),
    });
  });

  test('is called missing rather than too short when it is empty', () => {
    expect(checkRegistration({ ...asha, password: '' })).toEqual({ password: fillAll });
  });
});
