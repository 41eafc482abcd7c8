import { afterEach, expect, test, vi } from 'vitest';
import { dateFormat } from './date-format.ts';
import { formatListDate } from './dates.ts';
import { wallClock } from './time-zone.ts';

afterEach(() => {
  vi.restoreAllMocks();
});

test('the formatter of a zone is made once, and each zone has its own', () => {
  const time = dateFormat('en-GB', { timeStyle: 'short' });
  const noon = Date.parse('2026-03-16T12:00:00Z');
  expect(time('Asia/Kolkata').format(noon)).toBe('17:30');
  expect(time('UTC').format(noon)).toBe('12:00');
  expect(time('Asia/Kolkata')).toBe(time('Asia/Kolkata'));
});

test('a list of dates makes no formatter per row', () => {
  const write = (day: number) => {
    const iso = new Date(day * 86_400_000).toISOString();
    return `${formatListDate(iso, 'Asia/Kolkata')} ${wallClock(day, 'Asia/Kolkata').hour}`;
  };
  write(20_000);
  const made = vi.spyOn(Intl, 'DateTimeFormat');
  for (let day = 20_001; day < 20_200; day += 1) write(day);
  expect(made).not.toHaveBeenCalled();
});
