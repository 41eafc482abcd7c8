import { expect, test } from 'vitest';
import { chooseToClose } from './choose-to-close.ts';
import type { Held } from './choose-to-close.ts';

type Fake = { bytesRead: number; name: string };
const now = 100_000;

function one(
  name: string,
  given: Partial<Held<Fake>> & { seconds?: number; bytes?: number } = {},
): Held<Fake> {
  const { seconds = 10, bytes = 0, ...held } = given;
  return {
    socket: { name, bytesRead: bytes },
    network: 'a',
    state: 'arriving',
    since: now - seconds * 1_000,
    bytesBefore: 0,
    ...held,
  };
}
const newcomer = one('new', { network: 'n', seconds: 0 });
const chosen = (held: Held<Fake>[], who = newcomer) =>
  chooseToClose([...held, who], who, now).map(({ socket }) => socket.name);

test('slow bodies go first, the slowest of the network with the most', () => {
  const slow = ['s1', 's2', 's3'].map((name, index) => one(name, { bytes: 3 - index }));
  const others = [
    one('a slow phone elsewhere', { network: 'b' }),
    one('a picture that comes', { bytes: 500_000 }),
    one('idle', { state: 'idle' }),
    one('busy', { state: 'busy' }),
    one('just began', { seconds: 1 }),
  ];
  expect(chosen([...others, ...slow])).toEqual(['s3', 's2', 's1']);
  expect(chosen([...slow, ...others, one('own', { network: 'n' })])).toEqual(['s3', 's2', 's1']);
});

test('then idle ones, then who has not asked yet, the oldest first', () => {
  const idle = [one('i1', { state: 'idle', seconds: 1 }), one('i2', { state: 'idle', seconds: 5 })];
  const young = [one('y1', { seconds: 0.1 }), one('y2', { seconds: 0.2 })];
  expect(chosen([...young, ...idle])).toEqual(['i2', 'i1']);
  expect(chosen(young)).toEqual(['y2']);
});

test('while all are served, a campus keeps its share, and the newcomer of the largest goes', () => {
  const campus = ['c1', 'c2', 'c3'].map((name, index) =>
    one(name, { state: 'busy', seconds: 9 - index }),
  );
  const stranger = one('x', { network: 'x', state: 'busy' });
  expect(chosen([...campus, stranger])).toEqual(['c3']);
  expect(chosen([...campus, stranger], one('c4', { seconds: 0 }))).toEqual(['c4']);
});

test('streams never make room, and count for nobody', () => {
  const streams = ['t1', 't2', 't3'].map((name) => one(name, { state: 'stream' }));
  expect(chosen(streams)).toEqual(['new']);
  expect(chosen([...streams, one('b1', { network: 'b', state: 'idle' })])).toEqual(['b1']);
});

test('an IPv6 /48 holds as many as eight networks, however many it has', () => {
  const inside = (n: number) => `2001:db8:1:${n}::/64`;
  const crowd = Array.from({ length: 17 }, (_, n) =>
    one(`c${n}`, { network: inside(n), state: 'busy', seconds: 99 - n }),
  );
  const campus = ['k1', 'k2'].map((name) => one(name, { network: 'k', state: 'busy' }));
  expect(chosen([...crowd, ...campus])).toEqual(['c16']);
  expect(chosen([...crowd, ...campus], one('c17', { network: inside(17), seconds: 0 }))).toEqual([
    'c17',
  ]);
  // Sixteen weigh as much as the two of the campus, which were here before.
  expect(chosen([...campus, ...crowd.slice(1)])).toEqual(['k2']);
});
