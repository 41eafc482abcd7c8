import { expect, test } from 'vitest';
import { openFairPlaces } from './fair-places.ts';

/** So many places; each is held by the network that its holder names. */
function open(most: number) {
  const lost: string[] = [];
  const places = openFairPlaces<symbol>(most, (holder) => lost.push(holder.description ?? ''));
  const take = (from: string) => places.take(from, Symbol(from));
  return { places, lost, take };
}

/** One of the networks of an IPv6 /48. */
const inside = (n: number) => `2001:db8:1:${n.toString(16)}::/64`;

test('an IPv6 /48 holds eight times what another network does, however many networks it has', () => {
  const { places, lost, take } = open(100);
  for (let n = 0; n < 100; n += 1) expect(take(inside(n))).toBe(true);
  while (take('203.0.113.7'));
  expect(places.heldBy('203.0.113.7')).toBe(11);
  expect(lost).toHaveLength(11);
  // Another one of the crowd gets none of them; another /48 does.
  expect(take(inside(100))).toBe(false);
  expect(take('2001:db8:2:0::/64')).toBe(true);
  expect(lost.every((from) => from.startsWith('2001:db8:1:'))).toBe(true);
  expect(places.taken()).toBe(100);
});

test('inside of it the network with the most places makes room', () => {
  const { places, lost, take } = open(20);
  for (let n = 0; n < 20; n += 1) take(inside(1));
  for (const n of [2, 3, 4]) expect(take(inside(n))).toBe(true);
  expect(lost).toEqual([inside(1), inside(1), inside(1)]);
  expect(places.heldBy(inside(1))).toBe(17);
});

test('who leaves counts no more, in neither', () => {
  const { places, take } = open(16);
  const held = Array.from({ length: 8 }, (_, n) => [inside(n), Symbol(inside(n))] as const);
  for (const one of held) places.take(...one);
  for (let n = 0; n < 8; n += 1) take('198.51.100.1');
  for (const one of held) places.leave(...one);
  for (let n = 0; n < 8; n += 1) expect(take(`203.0.113.${n}`)).toBe(true);
  expect(take(inside(0))).toBe(true);
  expect([places.heldBy('198.51.100.1'), places.taken()]).toEqual([7, 16]);
});
