import { expect, test } from 'vitest';
import { paceOf, waitFor } from './judge-turn.ts';

const usual = paceOf(30);

/** When each of a crowd that waits together has its turn, in seconds. */
function turnsOf(crowd: number): number[] {
  const turns: number[] = [];
  let now = 0;
  let freeAt = 0;
  for (let who = 0; who < crowd; who += 1) {
    now += waitFor(usual, freeAt - now, 0);
    freeAt = Math.max(freeAt, now) + usual.pause;
    turns.push(now / 1_000);
  }
  return turns;
}

test('thirty have their turn at once, and then one every two seconds', () => {
  expect(turnsOf(33)).toEqual([...Array.from({ length: 30 }, () => 0), 2, 4, 6]);
});

test('a campus of a thousand behind one address is through in about half an hour', () => {
  const minutes = (turnsOf(1_000).at(-1) ?? 0) / 60;
  expect(minutes).toBeGreaterThan(29);
  expect(minutes).toBeLessThan(35);
});

test('who stands behind others is told their time as well', () => {
  const empty = -10_000;
  expect(waitFor(usual, empty, 29)).toBe(0);
  expect(waitFor(usual, empty, 30)).toBe(2_000);
  expect(waitFor(usual, 30 * usual.pause, 13)).toBe(28_000);
});
