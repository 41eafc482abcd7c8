import { describe, expect, test } from 'vitest';
import { resultsAtProblems, resultsAtSentences, showByOfCopy, usualShowBy } from './results-at.ts';

const end = '2026-12-04T17:00:00.000Z';
const at = (showBy: string) => ({
  resultsAt: 'release' as const,
  showBy,
  standings: 'after-close',
  endDate: end,
});

describe('when results are shown', () => {
  test('at the close there is no date', () => {
    const close = { ...at(''), resultsAt: 'close' as const, standings: 'live' };
    expect(resultsAtProblems(close, false)).toEqual({});
    expect(resultsAtProblems({ ...close, showBy: end }, false)).toEqual({
      showBy: resultsAtSentences.surplus,
    });
  });

  test.each(['live', 'in-batches'])('released results do not go with %s counts', (standings) => {
    const given = { ...at('2026-12-09T17:00:00.000Z'), standings };
    expect(resultsAtProblems(given, true)).toEqual({ resultsAt: resultsAtSentences.hiddenOnly });
  });

  test.each([
    ['2026-12-04T17:00:00.001Z', undefined],
    ['2026-12-18T17:00:00.000Z', undefined],
    ['2026-12-18T17:00:00.001Z', resultsAtSentences.tooLate],
    [end, resultsAtSentences.tooEarly],
    ['2026-12-03T17:00:00.000Z', resultsAtSentences.tooEarly],
    ['soon', resultsAtSentences.notADate],
    ['', resultsAtSentences.missing],
  ])('by %s: %s', (showBy, problem) => {
    const told = resultsAtProblems(at(showBy), false);
    expect(told.showBy).toBe(problem);
    expect(told.resultsAt).toBeUndefined();
  });

  test('a draft may be without its dates', () => {
    expect(resultsAtProblems(at(''), true)).toEqual({});
    expect(resultsAtProblems({ ...at('2026-12-09T17:00:00.000Z'), endDate: '' }, true)).toEqual({});
  });
});

describe('the date of a copy', () => {
  const of = { endDate: end, showBy: '2026-12-09T17:00:00.000Z' };

  test('is as long after its own end', () => {
    expect(showByOfCopy(of, '2027-12-03T17:00:00.000Z')).toBe('2027-12-08T17:00:00.000Z');
  });

  test('is never longer than results may be held', () => {
    const long = { ...of, showBy: '2027-12-09T17:00:00.000Z' };
    expect(showByOfCopy(long, end)).toBe('2026-12-18T17:00:00.000Z');
  });

  test('is missing where a date is, or where the end was moved past it', () => {
    expect(showByOfCopy(of, '')).toBe('');
    expect(showByOfCopy({ ...of, showBy: '' }, end)).toBe('');
    expect(showByOfCopy({ ...of, showBy: end }, end)).toBe('');
  });
});

test('results that officers release are shown a week after the close, until one says otherwise', () => {
  expect(usualShowBy('2026-12-03T17:00:00.000Z')).toBe('2026-12-10T17:00:00.000Z');
  expect(usualShowBy('')).toBe('');
});
