import { expect, test } from 'vitest';
import { byUrgency, readsWaiting } from './waiting-kinds.ts';
import type { WaitingKind } from './waiting-kinds.ts';

const of = (kind: WaitingKind, until?: string | null, whyNot: string | null = null) => ({
  kind,
  whyNot,
  ...(until !== undefined && { until }),
});

test('at once comes before due, due before a step, by deadline within; what one cannot do comes last', () => {
  const things = [
    of('tie', undefined, 'candidate'),
    of('first-election'),
    of('certify'),
    of('grievances', null),
    of('release', '2026-03-18T09:00:00.000Z'),
    of('grievances', '2026-03-10T09:00:00.000Z'),
    of('late-emails'),
  ];
  expect(things.toSorted(byUrgency).map(({ kind }) => kind)).toEqual([
    'late-emails',
    'grievances',
    'release',
    'certify',
    'grievances',
    'first-election',
    'tie',
  ]);
});

test('what only admins can do is read by them alone', () => {
  expect(readsWaiting('admin', 'backup')).toBe(true);
  expect(readsWaiting('council', 'backup')).toBe(false);
  expect(readsWaiting('council', 'tie')).toBe(true);
});
