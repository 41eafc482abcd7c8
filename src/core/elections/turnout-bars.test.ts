import { expect, test } from 'vitest';
import { barsOf, joinLastPart, topOf } from './turnout-bars.ts';

const at = (time: string) => `2026-03-16T${time}:00.000Z`;
const hour = (from: string, until: string, votes: number) => ({
  from: at(from),
  until: at(until),
  votes,
});

test('the last part of an hour goes with the hour before', () => {
  expect(
    joinLastPart([
      hour('09:00', '10:00', 30),
      hour('10:00', '11:00', 24),
      hour('11:00', '11:02', 25),
    ]),
  ).toEqual([hour('09:00', '10:00', 30), hour('10:00', '11:02', 49)]);
  const whole = [hour('09:00', '10:00', 30), hour('10:00', '11:00', 24)];
  expect(joinLastPart(whole)).toEqual(whole);
  expect(joinLastPart([hour('09:00', '09:10', 30)])).toEqual([hour('09:00', '09:10', 30)]);
  expect(joinLastPart([])).toEqual([]);
});

test.each([
  [1, 2],
  [2, 2],
  [25, 40],
  [61, 80],
  [80, 80],
  [81, 100],
  [300, 400],
])('an hour with %i votes has an axis to %i', (votes, top) => {
  expect(topOf([hour('09:00', '10:00', votes)])).toBe(top);
});

test('a bar is as wide as its time, and as high as its votes in an hour', () => {
  const hours = [hour('04:00', '05:00', 30), hour('05:00', '09:00', 24)];
  const bars = barsOf(hours, { top: 40, width: 1000, height: 160 });
  expect(bars).toEqual([
    { x: 0, y: 40, width: 198, height: 120 },
    { x: 200, y: 136, width: 798, height: 24 },
  ]);
});

test('a first part of an hour is no rush', () => {
  const [part] = barsOf([hour('09:50', '10:00', 20), hour('10:00', '11:00', 20)], {
    top: 40,
    width: 1000,
    height: 160,
  });
  expect(part?.height).toBe(80);
});
