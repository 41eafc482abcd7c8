import { expect, test } from 'vitest';
import { formatWhen } from './when.ts';

const now = Date.parse('2026-03-20T06:30:00.000Z'); // 12:00 on the campus

test.each([
  ['2026-03-20T06:29:30.000Z', 'Just now'],
  ['2026-03-20T06:31:00.000Z', 'Just now'],
  ['2026-03-20T06:18:00.000Z', '12 min ago'],
  ['2026-03-20T04:30:00.000Z', '2 h ago'],
  ['2026-03-19T18:31:00.000Z', '11 h ago'],
  ['2026-03-19T18:29:00.000Z', 'Yesterday'],
  ['2026-03-18T18:30:00.000Z', 'Yesterday'],
  ['2026-03-18T18:29:00.000Z', '18/03/2026'],
])('%s reads %s', (at, text) => {
  expect(formatWhen(at, now, 'Asia/Kolkata')).toBe(text);
});
