import { expect, test } from 'vitest';
import { restoredLines } from './restored-lines.ts';

test.each([
  [null, false, { key: 'votes-perhaps-lost' }],
  [0, false, { key: 'votes-lost', count: 0 }],
  [12, false, { key: 'votes-lost', count: 12 }],
  [12, true, { key: 'votes-brought-back' }],
])('a restore that took %j votes, brought back: %j', (missing, isBroughtBack, became) => {
  const restoredAt = new Date('2026-05-02T09:00:00Z');
  const takenAt = new Date('2026-05-01T09:00:00Z');
  expect(restoredLines({ restoredAt, takenAt, missing, isBroughtBack })).toEqual([
    {
      key: 'restored',
      on: { at: '2026-05-02T09:00:00.000Z' },
      of: { at: '2026-05-01T09:00:00.000Z' },
    },
    became,
  ]);
});
