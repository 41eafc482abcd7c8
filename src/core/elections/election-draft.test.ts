import { wrong } from '../kernel/wrong.ts';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { ElectionDraft } from './election-draft.ts';
import { checkElectionDraft, electionLimits, titleKey } from './election-draft.ts';

const now = Date.parse('2026-03-01T00:00:00.000Z');
const draft: ElectionDraft = {
  name: 'Student council 2026',
  description: 'Three posts, one day.',
  startDate: '2026-03-16T04:30:00.000Z',
  endDate: '2026-03-18T12:30:00.000Z',
  positions: ['President', 'Vice President'],
};
const check = (changes: Partial<ElectionDraft>, at = now) =>
  checkElectionDraft({ ...draft, ...changes }, at);

test('a full draft has no error', () => {
  expect(check({})).toEqual({});
});

test('an empty draft has a sentence for everything that is missing', () => {
  const empty = { name: '', description: '', startDate: '', endDate: '', positions: [] };
  expect(Object.entries(checkElectionDraft(empty, now))).toEqual([
    ['name', wrong('enter-name')],
    ['startDate', wrong('say-when-voting-opens')],
    ['endDate', wrong('say-when-voting-closes')],
    ['positions', wrong('enter-at-least-one-position')],
  ]);
});

test('a draft needs a name alone, and may have dates that are past', () => {
  const empty = { name: 'Autumn', description: '', startDate: '', endDate: '', positions: [] };
  expect(checkElectionDraft(empty, null)).toEqual({});
  expect(checkElectionDraft({ ...empty, name: ' ' }, null)).toEqual({
    name: wrong('enter-name'),
  });
  const past = { ...draft, startDate: '2020-01-01T00:00:00Z', endDate: '2020-01-02T00:00:00Z' };
  expect(checkElectionDraft(past, null)).toEqual({});
  expect(Object.keys(checkElectionDraft({ ...past, endDate: past.startDate }, null))).toEqual([
    'endDate',
  ]);
});

test('blanks are no name, and a description may be empty', () => {
  expect(check({ name: ' \n ' })).toEqual({ name: wrong('enter-name') });
  expect(check({ description: '' })).toEqual({});
});

describe('the dates', () => {
  const notAfter = { endDate: wrong('voting-must-close-after-opens') };
  const notAhead = { endDate: wrong('voting-must-close-in-future') };
  const start = Date.parse(draft.startDate);
  const at = (instant: number) => new Date(instant).toISOString();

  test.each(['', 'soon', '2026-13-01T00:00:00.000Z'])('%j is none', (nonsense) => {
    expect(check({ startDate: nonsense })).toEqual({ startDate: wrong('say-when-voting-opens') });
    expect(check({ endDate: nonsense })).toEqual({ endDate: wrong('say-when-voting-closes') });
  });

  test('voting closes after it opens, by a millisecond at least', () => {
    expect(check({ endDate: at(start - 1) })).toEqual(notAfter);
    expect(check({ endDate: draft.startDate })).toEqual(notAfter);
    expect(check({ endDate: at(start + 1) })).toEqual({});
  });

  test('voting closes in the future, also when it has opened already', () => {
    const end = Date.parse(draft.endDate);
    expect(check({}, end - 1)).toEqual({});
    expect(check({}, end)).toEqual(notAhead);
    expect(check({}, end + 1)).toEqual(notAhead);
  });

  test('an end in the past is told even while the start is missing', () => {
    expect(check({ startDate: '' }, Date.parse(draft.endDate))).toEqual({
      startDate: wrong('say-when-voting-opens'),
      ...notAhead,
    });
  });
});

test('an hour for the reminder is while voting is open', () => {
  expect(check({ remindAt: 'soon' }).remindAt).toBe(wrong('enter-date-and-time-2'));
});

describe('the close of nominations', () => {
  test.each([undefined, ''])('may be left open: %j', (nominationsCloseAt) => {
    expect(check({ nominationsCloseAt })).toEqual({});
  });

  test.each(['2026-03-10T00:00:00.000Z', '2026-03-17T00:00:00.000Z', draft.endDate])(
    'may be any moment until voting closes: %s',
    (nominationsCloseAt) => {
      expect(check({ nominationsCloseAt })).toEqual({});
    },
  );

  test('is not after voting closes', () => {
    expect(check({ nominationsCloseAt: '2026-03-18T12:30:00.001Z' })).toEqual({
      nominationsCloseAt: wrong('nominations-must-close-before-voting'),
    });
  });

  test('is a date', () => {
    expect(check({ nominationsCloseAt: 'soon' })).toEqual({
      nominationsCloseAt: wrong('enter-date-and-time-2'),
    });
  });

  test('is not compared with an end that is missing', () => {
    expect(check({ endDate: '', nominationsCloseAt: '2026-03-10T00:00:00.000Z' })).toEqual({
      endDate: wrong('say-when-voting-closes'),
    });
  });
});

describe('the end of withdrawals', () => {
  const nominationsCloseAt = '2026-03-10T00:00:00.000Z';
  const withdrawals = (withdrawalsCloseAt: string, more: Partial<typeof draft> = {}) =>
    check({ nominationsCloseAt, withdrawalsCloseAt, ...more }).withdrawalsCloseAt;

  test('is from the close of nominations to the opening, both included', () => {
    for (const moment of ['', nominationsCloseAt, draft.startDate]) {
      expect(withdrawals(moment)).toBeUndefined();
    }
    expect(withdrawals('2026-03-09T23:59:59.999Z')).toBe(
      wrong('withdrawals-must-close-when-nominations'),
    );
    expect(withdrawals('2026-04-30T00:00:00.000Z')).toBe(
      wrong('withdrawals-must-close-before-voting'),
    );
    expect(withdrawals('soon')).toBe(wrong('enter-date-and-time-2'));
  });

  test('is compared with the opening where nominations close then, and not with what is missing', () => {
    const earlier = { withdrawalsCloseAt: '2026-03-10T00:00:00.000Z' };
    expect(check(earlier).withdrawalsCloseAt).toBe(
      wrong('withdrawals-must-close-when-nominations'),
    );
    expect(withdrawals('2026-03-11T00:00:00.000Z', { startDate: '', endDate: '' })).toBeUndefined();
  });
});

describe('the positions', () => {
  const titles = (count: number) =>
    Array.from({ length: count }, (_, index) => `Post ${index + 1}`);

  test('are 250 at most', () => {
    expect(electionLimits.positions).toBe(250);
    expect(check({ positions: titles(250) })).toEqual({});
    expect(check({ positions: titles(251) })).toEqual({
      positions: wrong('election-can-have-at-most', { count: 250 }),
    });
  });

  test.each(['', '   '])('have a title each: %j', (title) => {
    expect(check({ positions: ['President', title] })).toEqual({
      positions: wrong('every-position-needs-title'),
    });
  });

  test.each(['president', 'PRESIDENT', '  President  ', 'President'])(
    'have a title of their own: %j is one that is there',
    (title) => {
      expect(check({ positions: ['President', 'Treasurer', title] })).toEqual({
        positions: wrong('on-list-twice', { title: title.trim() }),
      });
    },
  );
});

describe('the key of a title', () => {
  test('knows neither case nor blanks', () => {
    expect(titleKey('  Vice \t PRESIDENT ')).toBe('vice president');
  });

  test('takes an accent that stands apart for the letter that has it', () => {
    expect(titleKey('Cafe\u0301 Secretary')).toBe(titleKey('CAF\u00C9 Secretary'));
    const positions = ['Caf\u00E9', 'Cafe\u0301'];
    expect(check({ positions }).positions).toContain('on-list-twice');
  });

  test('is its own key, and that of the title in any case', () => {
    const letters = fc.constantFrom('a', 'B', 'é', '\u0301', 'Σ', 'क', ' ', '\t', '-', '7');
    fc.assert(
      fc.property(fc.string({ unit: letters, maxLength: 12 }), (title) => {
        const key = titleKey(title);
        expect(titleKey(key)).toBe(key);
        expect(titleKey(` ${title}\n`)).toBe(key);
        expect(titleKey(key.toUpperCase())).toBe(key);
      }),
    );
  });
});
