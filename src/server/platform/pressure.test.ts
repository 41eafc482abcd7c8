import { setTimeout as wait } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { nextLevel, openPressure, shareOf } from './pressure.ts';

/** Periods until a level is reached under a strain; never, when it settles before. */
function periodsUntil(isThere: (level: number) => boolean, from: number, strain: number): number {
  let level = from;
  for (let periods = 1; periods <= 1_000; periods += 1) {
    level = nextLevel(level, strain, 1);
    if (isThere(level)) return periods;
  }
  return Number.POSITIVE_INFINITY;
}

test('a short stumble sends nobody away, and a lasting one does within a second', () => {
  const periods = periodsUntil((level) => level > 0, -1, 10);
  expect(periods).toBeGreaterThan(8);
  expect(periods).toBeLessThanOrEqual(20);
});

test('it lets people in again by itself, more slowly than it sent them away', () => {
  expect(periodsUntil((level) => level >= 3, -1, 20)).toBeLessThan(
    periodsUntil((level) => level <= 0, 3, 0.5),
  );
  expect(periodsUntil((level) => level <= -1, 3, 0)).toBeLessThan(1_000);
  expect(nextLevel(3, 20, 10)).toBe(3);
});

test('ballots are taken in until it is ten times as late as it may be', () => {
  const nowAndThen = periodsUntil((level) => shareOf('ballot', level) < 1, -1, 10);
  expect(nowAndThen).toBe(Number.POSITIVE_INFINITY);
  expect(periodsUntil((level) => shareOf('ballot', level) < 1, -1, 12)).toBeLessThan(100);
});

test('those outside wait first, then those inside, ballots last', () => {
  const shares = (level: number) =>
    (['outside', 'inside', 'ballot'] as const).map((rank) => shareOf(rank, level));
  expect(shares(-1)).toEqual([1, 1, 1]);
  expect(shares(0.25)).toEqual([0.75, 1, 1]);
  expect(shares(1.5)).toEqual([0, 0.5, 1]);
  expect(shares(2.5)).toEqual([0, 0, 0.5]);
});

test('a full line closes the door at once, and to each rank at its own length', () => {
  const lines = { votes: 0, queries: 0 };
  const pressure = openPressure(() => lines);
  const answers = () => [
    pressure.admits('outside'),
    pressure.admits('inside'),
    pressure.admits('ballot'),
  ];
  expect(answers()).toEqual([true, true, true]);
  lines.queries = 250;
  expect(answers()).toEqual([false, true, true]);
  lines.queries = 10_000;
  expect(answers()).toEqual([false, false, true]);
  lines.queries = 0;
  lines.votes = 12_000;
  expect(answers()).toEqual([false, true, true]);
  lines.votes = 20_000;
  expect(answers()).toEqual([false, false, false]);
  lines.votes = 0;
  expect(answers()).toEqual([true, true, true]);
  pressure.close();
});

/** Keeps this process busy, turn after turn, until it has had enough. */
async function bother(until: () => boolean, arrivals: () => void): Promise<void> {
  while (!until()) {
    arrivals();
    const begun = performance.now();
    while (performance.now() - begun < 150);
    await wait(1);
  }
}

test('an event loop that is kept busy by arrivals is noticed, and one that is slow without is not', async () => {
  const pressure = openPressure(() => ({ votes: 0, queries: 0 }));
  let turns = 0;
  await bother(
    () => (turns += 1) > 12,
    () => {},
  );
  expect(pressure.level()).toBe(-1);
  await bother(
    () => pressure.level() >= 1,
    () => Array.from({ length: 100 }, () => pressure.admits('ballot')),
  );
  expect(pressure.admits('outside')).toBe(false);
  expect(pressure.admits('ballot')).toBe(true);
  pressure.close();
});
