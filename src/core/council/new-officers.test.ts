import { expect, test } from 'vitest';
import { confirmsFrom } from './new-officers.ts';

const now = new Date('2026-03-16T08:00:00.000Z');

test('a new officer confirms after 72 hours, one of long ago at once', () => {
  expect(confirmsFrom(null, now)).toBeNull();
  expect(confirmsFrom(now, now)).toEqual(new Date('2026-03-19T08:00:00.000Z'));
  expect(confirmsFrom(new Date('2026-03-13T08:00:00.001Z'), now)).not.toBeNull();
  expect(confirmsFrom(new Date('2026-03-13T08:00:00.000Z'), now)).toBeNull();
});
