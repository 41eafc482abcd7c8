import { expect, test } from 'vitest';
import {
  awaitsAnswer,
  checkContact,
  contactCategories,
  contactCodes,
  contactStatus,
  referenceOf,
} from './contact-request.ts';

const filled = {
  name: 'Zoya Rahman',
  email: 'zoya@campus.example',
  category: 'query',
  message: 'When does the library open?',
} as const;

test('the categories are those of the specification', () => {
  expect(contactCategories).toEqual(['query', 'grievances', 'suggestion']);
});

test('1 is resolved, 0 rejected, 2 and every other value in progress', () => {
  expect(contactCodes).toEqual({ resolved: 1, rejected: 0, 'in-progress': 2 });
  expect(contactStatus(1)).toBe('resolved');
  expect(contactStatus(0)).toBe('rejected');
  for (const code of [2, 3, -1, Number.NaN]) expect(contactStatus(code)).toBe('in-progress');
});

test('an answer is awaited of a grievance with a due time, until it is answered or settled', () => {
  const waits = { resolved: 2, dueAt: '2026-03-20T10:00:00.000Z', isAnswered: false };
  expect(awaitsAnswer(waits)).toBe(true);
  for (const more of [{ resolved: 1 }, { resolved: 0 }, { dueAt: null }, { isAnswered: true }]) {
    expect(awaitsAnswer({ ...waits, ...more })).toBe(false);
  }
});

test('a message needs all four fields', () => {
  expect(checkContact(filled)).toEqual({});
  for (const field of ['name', 'email', 'category', 'message'] as const) {
    expect(checkContact({ ...filled, [field]: '' })).toEqual({ [field]: 'Please fill all fields' });
  }
  expect(checkContact({ ...filled, message: ' \n ' })).toEqual({
    message: 'Please fill all fields',
  });
});

test('a message is called by the beginning of its id', () => {
  expect(referenceOf('7f2c9e0a-77aa-4c1e-9f30-a8b2c7d10e42')).toBe('7F2C9E0A');
});
