import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { keepForLogIn, takeBallot } from './kept-ballot.ts';
import type { KeptBallot } from './kept-ballot.ts';

// The choices of somebody whose session ended in the middle of a ballot: theirs alone, and for ten minutes.

const ballot: KeptBallot = {
  electionId: 'e1',
  voterId: 'v1',
  positionIds: ['p1'],
  chosen: {},
  place: { at: 'review' },
};
const minutes = (count: number, seconds: number) => (count * 60 + seconds) * 1_000;

beforeEach(() => {
  vi.useFakeTimers();
  keepForLogIn(ballot);
});
afterEach(() => {
  vi.useRealTimers();
});

test('after 9:59 it is there, once', () => {
  vi.advanceTimersByTime(minutes(9, 59));
  expect(takeBallot('e1', 'v1')).toEqual(ballot);
  expect(takeBallot('e1', 'v1')).toBeNull();
});

test('after 10:01 it is gone, also where a device slept and its timers are late', () => {
  vi.advanceTimersByTime(minutes(10, 1));
  expect(takeBallot('e1', 'v1')).toBeNull();
  keepForLogIn(ballot);
  vi.setSystemTime(Date.now() + minutes(10, 1));
  expect(takeBallot('e1', 'v1')).toBeNull();
});

test('another voter gets nothing, and neither does another election; it stays whose it is', () => {
  expect(takeBallot('e1', 'v2')).toBeNull();
  expect(takeBallot('e2', 'v1')).toBeNull();
  expect(takeBallot('e1', 'v1')).toEqual(ballot);
});
