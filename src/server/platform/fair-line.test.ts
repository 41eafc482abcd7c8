import { expect, test } from 'vitest';
import type { Turn } from './fair-line.ts';
import { openFairLine } from './fair-line.ts';

/** A line of one slot, whose works end when the test says so. */
function open(longest = 100) {
  const line = openFairLine({
    slots: 1,
    longest,
    full: (waiting) => new Error(`full: ${waiting}`),
  });
  const begun: string[] = [];
  const ends: (() => void)[] = [];
  const join = (name: string, turn: Turn) =>
    line.inTurn(turn, async () => {
      begun.push(name);
      await new Promise<void>((resolve) => ends.push(resolve));
      return name;
    });
  const settle = () => new Promise((resolve) => setImmediate(resolve));
  const endAll = async () => {
    await settle();
    for (let end = ends.shift(); end !== undefined; end = ends.shift()) {
      end();
      await settle();
    }
  };
  return { line, begun, join, endAll, settle };
}

test('addresses take turns, and those of one keep their order', async () => {
  const { begun, join, endAll, line } = open();
  const works = ['a1', 'a2', 'a3', 'a4', 'b1', 'b2', 'c1'].map((name) =>
    join(name, { from: name.slice(0, 1) }),
  );
  expect(line.waiting()).toBe(6);
  await endAll();
  expect(begun).toEqual(['a1', 'a2', 'b1', 'c1', 'a3', 'b2', 'a4']);
  expect(await Promise.all(works)).toContain('a4');
  expect(line.waiting()).toBe(0);
});

test('whoever hangs up leaves the line, wherever they stand', async () => {
  const { begun, join, endAll, line } = open();
  const gone = new AbortController();
  const first = join('a1', { from: 'a' });
  const second = join('a2', { from: 'a', gone: gone.signal });
  const third = join('a3', { from: 'a' });
  gone.abort();
  await expect(second).rejects.toThrow('full');
  expect(line.waiting()).toBe(1);
  await expect(join('a4', { from: 'a', gone: gone.signal })).rejects.toThrow('full');
  await endAll();
  expect(await Promise.all([first, third])).toEqual(['a1', 'a3']);
  expect(begun).toEqual(['a1', 'a3']);
});

test('a full line refuses, and one address cannot fill it for the others', async () => {
  const { begun, join, endAll, line } = open(3);
  const crowd = ['a1', 'a2', 'a3', 'a4'].map((name) => join(name, { from: 'a' }));
  await expect(join('a5', { from: 'a' })).rejects.toThrow('full: 3');
  const newcomer = join('b1', { from: 'b' });
  await expect(crowd[3]).rejects.toThrow('full');
  expect(line.waiting()).toBe(3);
  await endAll();
  expect(await newcomer).toBe('b1');
  expect(begun).toEqual(['a1', 'a2', 'b1', 'a3']);
});

test('work that fails gives its slot to the next', async () => {
  const { line } = open();
  const failing = line.inTurn({ from: 'a' }, () => Promise.reject(new Error('wrong')));
  const next = line.inTurn({ from: 'a' }, async () => 'done');
  await expect(failing).rejects.toThrow('wrong');
  expect(await next).toBe('done');
  expect(await line.inTurn({ from: 'a' }, async () => 'again')).toBe('again');
});
