import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  formatBannerDate,
  formatEventDate,
  formatListDate,
  formatTime,
  formatYear,
  formatNearDay,
  formatZone,
} from './dates.ts';

const months = [
  'January',
  'February',
  'March',
  'April',
  'May',
  'June',
  'July',
  'August',
  'September',
  'October',
  'November',
  'December',
];
const india = 'Asia/Kolkata';

describe('the three shapes of the specification', () => {
  test('on a day of two digits', () => {
    const date = '2026-03-16T04:30:00.000Z';
    expect(formatEventDate(date, india)).toBe('16 March 2026');
    expect(formatBannerDate(date, india)).toBe('16 March 2026');
    expect(formatListDate(date, india)).toBe('16/03/2026');
  });

  test('on a day of one digit: two in the banner and the list, one on the events page', () => {
    const date = '2026-11-06T04:30:00.000Z';
    expect(formatEventDate(date, india)).toBe('6 November 2026');
    expect(formatBannerDate(date, india)).toBe('06 November 2026');
    expect(formatListDate(date, india)).toBe('06/11/2026');
  });

  test('keep the zero at the end of a day', () => {
    expect(formatEventDate('2026-03-10T04:30:00.000Z', india)).toBe('10 March 2026');
    expect(formatEventDate('2026-03-20T04:30:00.000Z', india)).toBe('20 March 2026');
  });

  test('on every day of the calendar', () => {
    const days = fc.date({
      min: new Date('1000-01-01'),
      max: new Date('9999-12-31'),
      noInvalidDate: true,
    });
    fc.assert(
      fc.property(days, (day) => {
        const iso = day.toISOString();
        const [year = '', month = '', date = ''] = iso.slice(0, 10).split('-');
        const name = months[Number(month) - 1];
        expect(formatBannerDate(iso, 'UTC')).toBe(`${date} ${name} ${year}`);
        expect(formatEventDate(iso, 'UTC')).toBe(`${Number(date)} ${name} ${year}`);
        expect(formatListDate(iso, 'UTC')).toBe(`${date}/${month}/${year}`);
      }),
    );
  });

  test('show the day of the campus, not that of Greenwich', () => {
    const evening = '2026-12-31T20:00:00.000Z';
    expect(formatListDate(evening, india)).toBe('01/01/2027');
    expect(formatEventDate(evening, india)).toBe('1 January 2027');
    expect(formatBannerDate(evening, 'America/New_York')).toBe('31 December 2026');
    expect(formatYear(evening, india)).toBe('2027');
    expect(formatYear(evening, 'America/New_York')).toBe('2026');
  });
});

describe('the time of day', () => {
  test.each([
    ['2026-03-16T09:02:59.999Z', india, '14:32'],
    ['2026-03-15T18:30:00.000Z', india, '00:00'],
    ['2026-07-01T10:05:00.000Z', 'Europe/Berlin', '12:05'],
    ['2026-01-01T10:05:00.000Z', 'Europe/Berlin', '11:05'],
  ])('%s in %s is %s', (iso, zone, time) => {
    expect(formatTime(iso, zone)).toBe(time);
  });
});

test.each([
  ['2026-03-16T09:00:00.000Z', india, 'GMT+5:30'],
  ['2026-01-01T09:00:00.000Z', 'Europe/Berlin', 'CET'],
  ['2026-07-01T09:00:00.000Z', 'Europe/Berlin', 'CEST'],
  ['2026-07-01T09:00:00.000Z', 'Europe/London', 'BST'],
  ['2026-07-01T09:00:00.000Z', 'UTC', 'UTC'],
])('at %s the zone of %s is called %s', (iso, zone, name) => {
  expect(formatZone(iso, zone)).toBe(name);
});

test.each([
  ['2026-12-05T11:30:00.000Z', 'Saturday 5 December'],
  ['2026-12-05T19:30:00.000Z', 'Sunday 6 December'],
])('at %s a near day of the campus is %s', (iso, day) => {
  expect(formatNearDay(iso, india)).toBe(day);
});
