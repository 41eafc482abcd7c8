import { expect, test } from 'vitest';
import { inBatches } from './in-batches.ts';

function open(largest: number) {
  const asked: string[][] = [];
  const find = inBatches(async (keys: readonly string[]) => {
    asked.push([...keys]);
    if (keys.includes('bad')) throw new Error('lost');
    return keys.map((key) => key.toUpperCase());
  }, largest);
  return { asked, find };
}

test('who comes together shares a question, who comes while it is asked the next, each with the own answer', async () => {
  const { asked, find } = open(3);
  const together = ['a', 'b', 'c', 'd'].map((key) => find(key));
  await together[0];
  expect(await Promise.all([...together, find('e')])).toEqual(['A', 'B', 'C', 'D', 'E']);
  expect(asked).toEqual([['a', 'b', 'c'], ['d'], ['e']]);
  expect(await find('f')).toBe('F');
});

test('a question that fails fails for those in it, and the next is asked', async () => {
  const { asked, find } = open(2);
  const settled = await Promise.allSettled(['a', 'bad', 'b', 'c'].map((key) => find(key)));
  expect(settled.map(({ status }) => status)).toEqual([
    'rejected',
    'rejected',
    'fulfilled',
    'fulfilled',
  ]);
  expect(asked).toHaveLength(2);
});
