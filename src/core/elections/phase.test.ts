import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { ElectionDates } from './phase.ts';
import { areNominationsOpen, defaultNominationsClose, nextPhaseChange, phaseOf } from './phase.ts';

const startDate = '2026-03-16T04:30:00.000Z';
const endDate = '2026-03-18T12:30:00.000Z';
const start = Date.parse(startDate);
const end = Date.parse(endDate);
const dates = { startDate, endDate };

describe('the phase', () => {
  test.each([
    ['a millisecond before the start', start - 1, 'upcoming'],
    ['at the start', start, 'open'],
    ['a millisecond before the end', end - 1, 'open'],
    ['at the end', end, 'closed'],
    ['long after', end + 1e12, 'closed'],
  ])('%s', (_, now, phase) => {
    expect(phaseOf(dates, now)).toBe(phase);
  });

  test.each(['draft', 'paused', 'cancelled'] as const)('is %s whatever the dates say', (state) => {
    for (const now of [start - 1, start, end]) {
      expect(phaseOf({ ...dates, state }, now)).toBe(state);
    }
    expect(phaseOf({ ...dates, state: 'published' }, end)).toBe('closed');
  });

  test('only ever moves forward', () => {
    const order = ['upcoming', 'open', 'closed'];
    const moments = fc.integer({ min: start - 1e9, max: end + 1e9 });
    fc.assert(
      fc.property(moments, moments, (one, other) => {
        const earlier = order.indexOf(phaseOf(dates, Math.min(one, other)));
        const later = order.indexOf(phaseOf(dates, Math.max(one, other)));
        expect(earlier).toBeLessThanOrEqual(later);
      }),
    );
  });
});

describe('the day on which nominations close when nobody says', () => {
  test('is the start while that is ahead', () => {
    expect(defaultNominationsClose(dates, start - 1)).toBe(startDate);
  });

  test.each([start, start + 1])('is the end from the start on', (now) => {
    expect(defaultNominationsClose(dates, now)).toBe(endDate);
  });

  test('leaves nominations open at the moment the election is made', () => {
    fc.assert(
      fc.property(fc.integer({ min: start - 1e9, max: end - 1 }), (now) => {
        const nominationsCloseAt = defaultNominationsClose(dates, now);
        expect(areNominationsOpen({ ...dates, nominationsCloseAt }, now)).toBe(true);
      }),
    );
  });
});

describe('nominations', () => {
  const closesAt = (nominationsCloseAt: string): ElectionDates => ({
    ...dates,
    nominationsCloseAt,
  });

  test('are open until the moment they close', () => {
    const early = closesAt('2026-03-10T00:00:00.000Z');
    const close = Date.parse(early.nominationsCloseAt);
    expect(areNominationsOpen(early, close - 1)).toBe(true);
    expect(areNominationsOpen(early, close)).toBe(false);
  });

  test('may stay open while people vote, but not after', () => {
    const late = closesAt('2026-03-20T00:00:00.000Z');
    expect(areNominationsOpen(late, start)).toBe(true);
    expect(areNominationsOpen(late, end - 1)).toBe(true);
    expect(areNominationsOpen(late, end)).toBe(false);
  });

  test('are closed in a draft, in a pause and once the election is cancelled', () => {
    const late = closesAt(endDate);
    for (const state of ['draft', 'paused', 'cancelled'] as const) {
      expect(areNominationsOpen({ ...late, state }, start)).toBe(false);
    }
  });
});

describe('the next phase change', () => {
  const nominationsCloseAt = '2026-03-15T00:00:00.000Z';
  const closing = Date.parse(nominationsCloseAt);
  const all = [{ ...dates, nominationsCloseAt }];

  test.each([
    ['nominations close first', closing - 1, closing],
    ['at that moment it is the start', closing, start],
    ['then the end', start, end],
    ['after which there is none', end, null],
  ])('%s', (_, now, change) => {
    expect(nextPhaseChange(all, now)).toBe(change);
  });

  test('is none of an election that is not open to its dates', () => {
    for (const state of ['draft', 'paused', 'cancelled'] as const) {
      expect(nextPhaseChange([{ ...dates, nominationsCloseAt, state }], 0)).toBeNull();
    }
  });

  test('is the earliest of all elections', () => {
    const earlier = { ...all[0], nominationsCloseAt: '2026-03-10T00:00:00.000Z' } as ElectionDates;
    expect(nextPhaseChange([...all, earlier], 0)).toBe(Date.parse(earlier.nominationsCloseAt));
    expect(nextPhaseChange([], 0)).toBeNull();
  });
});
