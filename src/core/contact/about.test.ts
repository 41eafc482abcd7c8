import { expect, test } from 'vitest';
import { readAbout } from './about.ts';

test('ids and offices are told apart, each once', () => {
  expect(readAbout(['council', 'a', 'b', 'a', 'council'])).toEqual({
    ids: ['a', 'b'],
    offices: ['council'],
  });
});
