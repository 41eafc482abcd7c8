import { wrong } from '../kernel/wrong.ts';
import { describe, expect, test } from 'vitest';
import type { NominationAct, NominationStatus } from './nomination.ts';
import {
  areCandidatesFixed,
  conditionsProblem,
  isPerson,
  nominationActBlocker,
  nominationBlocker,
  nominationStatuses,
  paragraphsOf,
  uncheckedConditions,
} from './nomination.ts';

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
  ['', []],
  ['One line', ['One line']],
  ['One line\nand the next', ['One line\nand the next']],
  ['First\n\nsecond\n \t\n\nthird', ['First', 'second', 'third']],
  ['First\r\n\r\nsecond\r\nline', ['First', 'second\r\nline']],
])('lines without words part the paragraphs of %j', (text, paragraphs) => {
  expect(paragraphsOf(text)).toEqual(paragraphs);
});

test('an observer does not stand, whatever else holds', () => {
  const all = { hasEnrollmentNumber: true, isAskedFor: true, areNominationsOpen: true };
  expect(nominationBlocker({ isObserver: true, ...all })).toBe('is-observer');
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
    expect(nominationBlocker({ isObserver: false, ...given })).toBe(blocker);
  },
);

test('conditions are few, short and different', () => {
  const lines = (count: number) => Array.from({ length: count }, (_, index) => `Line ${index}`);
  expect(conditionsProblem(lines(10))).toBeNull();
  expect(conditionsProblem(lines(11))).toBe(
    wrong('election-has-at-most-conditions', { count: 10 }),
  );
  expect(conditionsProblem(['é'.repeat(120)])).toBeNull();
  expect(conditionsProblem(['é'.repeat(121)])).toBe(
    wrong('condition-has-at-most-characters', { count: 120 }),
  );
  expect(conditionsProblem(['Here', 'Here'])).toBe(
    wrong('condition-listed-twice', { condition: 'Here' }),
  );
});

test('a tick counts for the condition that it names', () => {
  expect(uncheckedConditions(['One', 'Two'], ['Two', 'Three'])).toEqual(['One']);
  expect(uncheckedConditions([], [])).toEqual([]);
});

describe('the candidates of a position are fixed', () => {
  const hour = 3_600_000;
  const now = Date.parse('2026-03-16T09:00:00.000Z');
  const at = (hours: number) => new Date(now + hours * hour).toISOString();
  const fixed = (given: {
    startsIn?: number;
    endsIn?: number;
    state?: 'draft' | 'published' | 'paused' | 'cancelled';
    standings?: string;
    votes?: (number | null)[];
  }) =>
    areCandidatesFixed(
      {
        startDate: at(given.startsIn ?? -1),
        endDate: at(given.endsIn ?? 1),
        state: given.state ?? 'published',
        standings: given.standings ?? 'live',
        nominations: [
          ...(given.votes ?? [0]).map((votes) => ({ positionId: 'President', votes })),
          { positionId: 'Treasurer', votes: 3 },
        ],
      },
      'President',
      now,
    );

  test.each([
    ['before voting opens', { startsIn: 1, votes: [2] }, false],
    ['in a draft', { state: 'draft', votes: [2] }, false],
    ['while nobody has voted for it', {}, false],
    ['by the first vote', { votes: [0, 1] }, true],
    ['by the first vote, paused', { state: 'paused', votes: [1] }, true],
    ['from the opening on where counts are held back', { standings: 'after-close' }, true],
    ['without a count', { votes: [null] }, true],
    ['not without a candidate', { standings: 'after-close', votes: [] }, false],
    ['after the close', { endsIn: -0.5, votes: [] }, true],
    ['once cancelled', { state: 'cancelled', votes: [] }, true],
  ] as const)('%s', (_, given, expected) => {
    expect(fixed({ ...given, votes: [...('votes' in given ? given.votes : [0])] })).toBe(expected);
  });
});

test('nobody and the answers of a question are no people', () => {
  const entries = [{ kind: 'nobody' }, { kind: 'yes' }, { kind: 'no' }, { kind: undefined }, {}];
  expect(entries.map(isPerson)).toEqual([false, false, false, true, true]);
});
