import { expect, test } from 'vitest';
import { nominationBlocker, nominationStatuses } from './nomination.ts';

test('a nomination waits, and is accepted or rejected', () => {
  expect(nominationStatuses).toEqual(['pending', 'accepted', 'rejected']);
});

test.each([
  { hasEnrollmentNumber: true, areNominationsOpen: true, blocker: null },
  { hasEnrollmentNumber: true, areNominationsOpen: false, blocker: 'nominations-closed' },
  { hasEnrollmentNumber: false, areNominationsOpen: true, blocker: 'no-enrollment-number' },
  // Waiting for the next election would not help either: the lasting reason comes first.
  { hasEnrollmentNumber: false, areNominationsOpen: false, blocker: 'no-enrollment-number' },
])(
  'number: $hasEnrollmentNumber, still open: $areNominationsOpen → $blocker',
  ({ blocker, ...given }) => {
    expect(nominationBlocker(given)).toBe(blocker);
  },
);
