import { describe, expect, test } from 'vitest';
import { answerHours, dueAfter, readComplaintNumber } from './complaint.ts';

const due = (from: string, hours: number, timeZone = 'UTC') =>
  new Date(dueAfter(Date.parse(from), hours, timeZone)).toISOString();

describe('hours from 9:00 to 21:00', () => {
  test.each([
    ['within a day', '2026-11-26T10:00:00.000Z', 5, '2026-11-26T15:00:00.000Z'],
    ['up to the last minute of a day', '2026-11-26T10:00:00.000Z', 11, '2026-11-26T21:00:00.000Z'],
    ['on the next day', '2026-11-26T20:30:00.000Z', 1, '2026-11-27T09:30:00.000Z'],
    ['from the morning, at night', '2026-11-26T02:00:00.000Z', 2, '2026-11-26T11:00:00.000Z'],
    ['from the next morning, late', '2026-11-26T23:00:00.000Z', 2, '2026-11-27T11:00:00.000Z'],
    ['over months', '2026-12-31T20:00:00.000Z', 13, '2027-01-01T21:00:00.000Z'],
    ['two days', '2026-11-26T15:00:00.000Z', answerHours, '2026-11-28T15:00:00.000Z'],
  ])('pass %s', (_, from, hours, moment) => {
    expect(due(from, hours)).toBe(moment);
  });

  test('are those of the campus, and 12 also on the day on which clocks change', () => {
    // 02:00 in Kolkata.
    expect(due('2026-11-25T20:30:00.000Z', 24, 'Asia/Kolkata')).toBe('2026-11-27T15:30:00.000Z');
    // Clocks go back in the night to 25 October.
    expect(due('2026-10-24T17:00:00.000Z', 3, 'Europe/Berlin')).toBe('2026-10-25T09:00:00.000Z');
  });
});

test('a number of 0.3.0 is read however it was typed', () => {
  expect(readComplaintNumber(' bcdf 2345-ghjk 6789')).toBe('BCDF-2345-GHJK-6789');
});
