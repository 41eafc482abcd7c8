import { expect, test } from 'vitest';
import {
  readResultCode,
  resultBallots,
  resultCodeOf,
  resultPosition,
  resultStart,
} from './result-code.ts';

test('a code is the first 60 bits of a hash, in groups of four', () => {
  expect(resultCodeOf('0'.repeat(64))).toBe('2222-2222-2222');
  expect(resultCodeOf('f'.repeat(64))).toBe('ZZZZ-ZZZZ-ZZZZ');
  // One bit of the first sixty changes it, and none behind them.
  expect(resultCodeOf(`000000000000001${'0'.repeat(49)}`)).toBe('2222-2222-2223');
  expect(resultCodeOf(`000000000000000f${'0'.repeat(48)}`)).toBe('2222-2222-2222');
  expect(resultCodeOf(`08${'0'.repeat(62)}`)).toBe('3222-2222-2222');
});

test('a code is read however it is typed, and nothing else is', () => {
  expect(readResultCode(' kx4m7q2p 9tba')).toBe('KX4M-7Q2P-9TBA');
  expect(readResultCode('\u2068KX4M-7Q2P-9TBA\u2069')).toBe('KX4M-7Q2P-9TBA');
  for (const other of [
    '',
    'KX4M-7Q2P-9TB',
    'KX4M-7Q2P-9TBA2',
    'KX4M-7Q2P-9TB0',
    'KX4M-7Q2P-9TBO',
  ]) {
    expect(readResultCode(other)).toBeNull();
  }
});

test('the text tells apart whatever titles and names say, and no order of candidates', () => {
  const candidates = [
    { id: 'b', name: 'Ravi\nballot x y', votes: 1 },
    { id: 'a', name: 'Asha "A"', votes: 2 },
  ];
  const text = resultPosition({ id: 'p', title: 'President', candidates });
  expect(text).toBe(
    'position p "President"\ncandidate a 2 "Asha \\"A\\""\ncandidate b 1 "Ravi\\nballot x y"\n',
  );
  expect(resultPosition({ id: 'p', title: 'President', candidates: candidates.toReversed() })).toBe(
    text,
  );
  expect(resultBallots([{ id: '1', candidate: 'a' }])).toBe('ballot 1 a\n');
  expect(resultStart('00')).toBe('hustings-result 1\nnonce 00\n');
});
