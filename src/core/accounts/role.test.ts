import { describe, expect, test } from 'vitest';
import type { Access, Role } from './role.ts';
import {
  accessLevels,
  hasDashboard,
  isOfficer,
  isStaff,
  logInRole,
  mayCall,
  roles,
  usesEnrollmentNumber,
  roleWithoutOffice,
} from './role.ts';

const everybody: readonly Role[] = ['student', 'faculty', 'council', 'admin', 'observer'];

describe('mayCall', () => {
  const allowed: Record<Access, readonly Role[]> = {
    any: everybody,
    user: everybody,
    staff: ['faculty', 'council', 'admin'],
    observers: ['council', 'admin', 'observer'],
    officers: ['council', 'admin'],
    admin: ['admin'],
  };

  test.each(Object.entries(allowed))('%s lets in %j and nobody else', (access, expected) => {
    expect(everybody.filter((role) => mayCall(role, access as Access))).toEqual(expected);
  });

  test('knows every role and every level of access', () => {
    expect(roles).toEqual(everybody);
    expect(accessLevels).toEqual(Object.keys(allowed));
  });
});

test('staff must wait for approval; officers use the dashboard', () => {
  expect(everybody.filter(isStaff)).toEqual(['faculty', 'council', 'admin']);
  expect(everybody.filter(isOfficer)).toEqual(['council', 'admin']);
  expect(everybody.filter(hasDashboard)).toEqual(['council', 'admin', 'observer']);
});

test('whose office is over is a student with an enrollment number, else faculty', () => {
  expect(roleWithoutOffice('0177CS221001')).toBe('student');
  expect(roleWithoutOffice(null)).toBe('faculty');
});

test('everybody logs in with their role, and observers as faculty', () => {
  expect(everybody.map(logInRole)).toEqual(['student', 'faculty', 'council', 'admin', 'faculty']);
});

test('only students sign in with an enrollment number', () => {
  expect(everybody.filter(usesEnrollmentNumber)).toEqual(['student']);
});
