import { expect, test } from 'vitest';
import { unreachable } from './unreachable.ts';

test('a case that the compiler ruled out is named when it comes all the same', () => {
  expect(() => unreachable('archived' as never)).toThrow('unreachable: archived');
});
