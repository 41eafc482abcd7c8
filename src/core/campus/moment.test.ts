import fc from 'fast-check';
import { expect, test } from 'vitest';
import { endMomentOf, isMoment, momentOf, momentShape } from './moment.ts';
import { toLocalTime } from './time-zone.ts';

const kolkata = 'Asia/Kolkata';

test.each([
  ['a day', '2027-03-05', '2027-03-04T18:30:00.000Z'],
  ['a leap day', '2028-02-29', '2028-02-28T18:30:00.000Z'],
  ['a local time', '2027-03-05T10:00', '2027-03-05T04:30:00.000Z'],
  ['a local time with seconds', '2027-03-05T10:00:30', '2027-03-05T04:30:00.000Z'],
  ['a local time with a fraction', '2027-03-05T10:00:30.123', '2027-03-05T04:30:00.000Z'],
  ['a moment in UTC', '2027-03-05T10:00:01.5Z', '2027-03-05T10:00:01.500Z'],
  ['a moment with an offset', '2027-03-05T10:00+02:00', '2027-03-05T08:00:00.000Z'],
  ['an offset without a colon', '2027-03-05T10:00-0530', '2027-03-05T15:30:00.000Z'],
])('reads %s', (_, text, moment) => expect(momentOf(text, kolkata)).toBe(moment));

test.each([
  '',
  'soon',
  '05/03/2027',
  '2027-3-5',
  '2027-02-30',
  '2027-02-29T10:00',
  '2027-02-30T10:00Z',
  '2027-13-01',
  '2027-13-01T10:00Z',
  '2027-03-05T24:30',
  '2027-03-05T10:00+99:99',
  '2027-03-05 10:00',
  '0999-03-05',
])('%j is no moment, as a start and as an end', (text) => {
  expect(momentOf(text, kolkata)).toBeNull();
  expect(endMomentOf(text, kolkata)).toBeNull();
  expect(isMoment(text)).toBe(false);
});

test('an end that is a day is its last minute, and a time stays as it is', () => {
  expect(endMomentOf('2027-03-05', kolkata)).toBe('2027-03-05T18:29:00.000Z');
  expect(endMomentOf('2027-03-05T18:00', kolkata)).toBe('2027-03-05T12:30:00.000Z');
  expect(endMomentOf('2027-03-05T18:00Z', kolkata)).toBe('2027-03-05T18:00:00.000Z');
  expect(endMomentOf('9999-12-31', 'UTC')).toBe('9999-12-31T23:59:00.000Z');
});

test.each([
  // Clocks go from 00:00 to 01:00: the day begins at one.
  ['begins late', 'Africa/Cairo', '2027-04-30', '2027-04-29T22:00:00.000Z', '2027-04-30T20:59'],
  // Clocks go from 24:00 back to 23:00: the last hour comes twice, and the day ends with the second.
  ['ends late', 'Africa/Cairo', '2027-10-28', '2027-10-27T21:00:00.000Z', '2027-10-28T21:59'],
  // Clocks go from 01:00 back to 00:00: the first hour comes twice, and the day begins with the first.
  [
    'has its first hour twice',
    'America/Havana',
    '2026-11-01',
    '2026-11-01T04:00:00.000Z',
    '2026-11-02T04:59',
  ],
])('where clocks change, a day that %s is whole', (_, zone, text, start, end) => {
  expect(momentOf(text, zone)).toBe(start);
  expect(endMomentOf(text, zone)).toBe(`${end}:00.000Z`);
});

test('a day is one day of the campus, from its first minute to its last, in every zone', () => {
  const zones = ['Asia/Kolkata', 'Africa/Cairo', 'America/Santiago', 'Pacific/Chatham', 'UTC'];
  const days = fc.date({
    min: new Date('1970-01-02'),
    max: new Date('2199-12-31'),
    noInvalidDate: true,
  });
  fc.assert(
    fc.property(days, fc.constantFrom(...zones), (date, zone) => {
      const text = date.toISOString().slice(0, 10);
      const [start, end] = [momentOf(text, zone) ?? '', endMomentOf(text, zone) ?? ''];
      expect(momentShape.test(text)).toBe(true);
      expect(toLocalTime(start, zone).slice(0, 10)).toBe(text);
      expect(toLocalTime(end, zone)).toBe(`${text}T23:59`);
      const next = new Date(Date.parse(end) + 60_000).toISOString();
      expect(toLocalTime(next, zone).slice(0, 10) > text).toBe(true);
    }),
  );
});
