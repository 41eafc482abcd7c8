import { expect, test } from 'vitest';
import { readHistoryState } from './paths.ts';

test('an arrival is read as far as it is ours', () => {
  expect(readHistoryState({ cameFrom: 'login', from: '/elections/7' })).toEqual({
    cameFrom: 'login',
    from: '/elections/7',
  });
  expect(readHistoryState({ cameFrom: 'mars', awaitingEmail: 7 })).toEqual({});
  expect(readHistoryState(null)).toEqual({});
  expect(readHistoryState('text')).toEqual({});
});

test.each(['//evil.example', 'https://evil.example', '/\\evil.example', 'elections'])(
  'nobody is sent to %s after log-in',
  (from) => {
    expect(readHistoryState({ from })).toEqual({});
  },
);
