import { expect, test } from 'vitest';
import type { NominationAct, NominationStatus } from './nomination.ts';
import { nominationActBlocker, nominationBlocker, nominationStatuses } from './nomination.ts';

test('a nomination waits, is accepted or rejected, withdrawn or removed', () => {
  expect(nominationStatuses).toEqual(['pending', 'accepted', 'rejected', 'withdrawn', 'removed']);
});

test.each<[NominationAct, Partial<Record<NominationStatus, string>>]>([
  ['accepted', { withdrawn: 'nomination-withdrawn' }],
  ['rejected', { withdrawn: 'nomination-withdrawn' }],
  ['pending', { withdrawn: 'nomination-withdrawn' }],
  ['withdrawn', { rejected: 'nomination-over', removed: 'nomination-over' }],
  [
    'edit',
    { rejected: 'nomination-over', removed: 'nomination-over', withdrawn: 'nomination-over' },
  ],
  [
    'removed',
    { pending: 'not-a-candidate', rejected: 'not-a-candidate', withdrawn: 'not-a-candidate' },
  ],
])('%s cannot follow on %o, and on every other state it can', (act, refused) => {
  for (const status of nominationStatuses) {
    expect(nominationActBlocker(status, act), status).toBe(refused[status] ?? null);
  }
});

test.each([
  { hasEnrollmentNumber: true, isAskedFor: true, areNominationsOpen: true, blocker: null },
  {
    hasEnrollmentNumber: true,
    isAskedFor: true,
    areNominationsOpen: false,
    blocker: 'nominations-closed',
  },
  {
    hasEnrollmentNumber: false,
    isAskedFor: true,
    areNominationsOpen: true,
    blocker: 'no-enrollment-number',
  },
  {
    hasEnrollmentNumber: true,
    isAskedFor: false,
    areNominationsOpen: false,
    blocker: 'cannot-stand',
  },
  // Waiting for the next election would not help either: the lasting reason comes first.
  {
    hasEnrollmentNumber: false,
    isAskedFor: true,
    areNominationsOpen: false,
    blocker: 'no-enrollment-number',
  },
])(
  'number: $hasEnrollmentNumber, asked for: $isAskedFor, still open: $areNominationsOpen → $blocker',
  ({ blocker, ...given }) => {
    expect(nominationBlocker(given)).toBe(blocker);
  },
);
