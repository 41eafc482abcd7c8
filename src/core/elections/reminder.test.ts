import { expect, test } from 'vitest';
import { wrong } from '../kernel/wrong.ts';
import { isShortVoting, reminderAt, reminderProblem } from './reminder.ts';

const day = { startDate: '2026-10-24T09:00:00.000Z', endDate: '2026-10-24T17:00:00.000Z' };
const problem = (remindAt: string, more: Partial<typeof day> = {}) =>
  reminderProblem({ ...day, ...more, remindAt });
const isClosed = wrong('reminder-while-voting-open');

test.each<[string, string | null]>([
  ['', null],
  ['2026-10-24T09:00:00.001Z', null],
  ['2026-10-24T16:59:59.999Z', null],
  [day.startDate, isClosed],
  [day.endDate, isClosed],
  ['2026-10-23T15:00:00.000Z', isClosed],
  ['2026-10-25T15:00:00.000Z', isClosed],
  ['soon', wrong('enter-date-and-time-2')],
])('%s: %s', (remindAt, why) => {
  expect(problem(remindAt)).toBe(why);
});

test('a draft without a date is not judged yet', () => {
  expect(problem('2026-10-25T15:00:00.000Z', { startDate: '' })).toBeNull();
  expect(problem('2026-10-25T15:00:00.000Z', { endDate: '' })).toBeNull();
});

test('from 36 hours on there is the usual one', () => {
  const until = (endDate: string) => problem('2026-10-24T15:00:00.000Z', { endDate });
  expect(until('2026-10-25T20:59:59.999Z')).toBeNull();
  expect(until('2026-10-25T21:00:00.000Z')).toBe(wrong('reminder-of-short-voting', { hours: 36 }));
  expect(isShortVoting({ startDate: '', endDate: '' })).toBe(false);
});

const zone = 'Europe/Berlin';
test.each<[string, string, string, string]>([
  ['that day', '15:00', day.startDate, '2026-10-24T13:00:00.000Z'],
  ['the next day, after clocks went back', '10:00', day.startDate, '2026-10-25T09:00:00.000Z'],
  [
    'an hour that comes twice: the first',
    '02:30',
    '2026-10-24T20:00:00.000Z',
    '2026-10-25T00:30:00.000Z',
  ],
  [
    'an hour that no clock shows: later by the gap',
    '02:30',
    '2026-03-28T20:00:00.000Z',
    '2026-03-29T01:30:00.000Z',
  ],
])('an hour is the first one after the opening: %s', (_, time, startDate, at) => {
  const endDate = new Date(Date.parse(startDate) + 24 * 3_600_000).toISOString();
  expect(reminderAt(time, { startDate, endDate }, zone)).toBe(at);
});

test('without an hour, or for voting of days, there is none', () => {
  expect(reminderAt('', day, zone)).toBe('');
  expect(reminderAt('15:00', { ...day, endDate: '2026-10-27T17:00:00.000Z' }, zone)).toBe('');
  expect(reminderAt('15:00', { startDate: '', endDate: '' }, zone)).toBe('');
});
