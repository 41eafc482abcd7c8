import { expect, test } from 'vitest';
import { eventEnd, eventMoment, isWholeDay } from './event-moment.ts';

const zone = 'Asia/Kolkata';

test.each([
  ['a day', '2026-03-28', '2026-03-27T18:30:00.000Z'],
  ['a leap day', '2028-02-29', '2028-02-28T18:30:00.000Z'],
  ['a local time', '2026-03-28T18:00', '2026-03-28T12:30:00.000Z'],
  ['a local time with seconds', '2026-03-28T18:00:00', '2026-03-28T12:30:00.000Z'],
  ['a moment in UTC', '2026-03-28T18:00:00.000Z', '2026-03-28T18:00:00.000Z'],
  ['a moment without seconds', '2026-03-28T18:00Z', '2026-03-28T18:00:00.000Z'],
  ['a moment with an offset', '2026-03-28T18:00+02:00', '2026-03-28T16:00:00.000Z'],
  ['an offset without a colon', '2026-03-28T18:00:30-0530', '2026-03-28T23:30:30.000Z'],
])('reads %s', (_, date, moment) => {
  expect(eventMoment(date, zone)).toBe(moment);
});

test.each([
  '',
  'soon',
  '28/03/2026',
  '2026-3-28',
  '2026-02-30',
  '2026-13-01',
  '2026-02-30T18:00',
  '2026-02-30T18:00Z',
  '2026-02-29T10:00+05:30',
  '2026-03-28T25:00',
  '2026-03-28T25:00Z',
  '2026-03-28T18:00+99:99',
  '0026-03-28',
  '0000-01-01T00:00Z',
  '1000-01-01',
  '1000-01-01T00:00+12:00',
  '9999-12-31T23:59-12:00',
])('%j is no date', (date) => {
  expect(eventMoment(date, zone)).toBeNull();
});

test('a day as an end means its last minute, and a time is read as it is', () => {
  expect(eventEnd('2031-03-28', zone)).toBe('2031-03-28T18:29:00.000Z');
  expect(eventEnd('2031-03-28T20:00', zone)).toBe('2031-03-28T14:30:00.000Z');
  expect(eventEnd('', zone)).toBeNull();
});

test.each([
  ['2031-03-27T18:30:00.000Z', '', true],
  ['2031-03-27T18:30:00.000Z', '2031-03-29T18:29:00.000Z', true],
  ['2031-03-27T18:30:00.000Z', '2031-03-28T10:00:00.000Z', false],
  ['2031-03-28T12:30:00.000Z', '', false],
])('%s to %s is a whole day: %s', (date, endDate, isWhole) => {
  expect(isWholeDay(date, endDate, zone)).toBe(isWhole);
});
