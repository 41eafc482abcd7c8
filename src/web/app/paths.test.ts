import { expect, test } from 'vitest';
import { readArrival } from './paths.ts';

test('an arrival is read as far as it is ours', () => {
  expect(readArrival({ cameFrom: 'login', from: '/elections/7' })).toEqual({
    cameFrom: 'login',
    from: '/elections/7',
  });
  expect(readArrival({ cameFrom: 'mars', awaitingEmail: 7 })).toEqual({});
  expect(readArrival(null)).toEqual({});
  expect(readArrival('text')).toEqual({});
});

test.each(['//evil.example', 'https://evil.example', '/\\evil.example', 'elections'])(
  'nobody is sent to %s after log-in',
  (from) => {
    expect(readArrival({ from })).toEqual({});
  },
);
