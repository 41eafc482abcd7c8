import { describe, expect, test } from 'vitest';
import type { TimetableOf } from './timetable.ts';
import { timetableOf } from './timetable.ts';

const day = (number: number) => `2026-12-${String(number).padStart(2, '0')}T12:00:00.000Z`;
const at = (number: number) => Date.parse(day(number));

const election: TimetableOf['election'] = {
  publishedAt: day(1),
  nominationsCloseAt: day(4),
  startDate: day(5),
  endDate: day(7),
  state: 'published',
  standings: 'at-close',
  rehearsal: false,
};
const before: TimetableOf = { election, closed: null };
const rows = (given: Partial<TimetableOf>, now: number) =>
  timetableOf({ ...before, ...given }, now).map(
    ({ step, from, until, state }) =>
      `${step} ${from?.slice(8, 10) ?? '?'}-${until?.slice(8, 10) ?? '?'} ${state}`,
  );

describe('a timetable', () => {
  test('says what is now, what is next and until when', () => {
    expect(rows({}, at(2))).toEqual([
      'nominations 01-04 now',
      'withdrawals 01-05 now',
      'voting 05-07 next',
      'results 07-? later',
      'complaints 01-10 now',
      'certification 10-? later',
    ]);
  });

  test('says until when candidates can withdraw, where that is a moment of its own', () => {
    const own = { ...election, nominationsCloseAt: day(3), withdrawalsCloseAt: day(4) };
    expect(rows({ election: own }, at(2))[1]).toBe('withdrawals 01-04 now');
    const live = { ...own, standings: 'live' };
    expect(rows({ election: live }, at(2))[1]).toBe('withdrawals 01-04 now');
    expect(rows({ election: live }, at(4))[1]).toBe('withdrawals 01-04 over');
  });

  test('says who votes on once voting is over for all others', () => {
    const added = { ...election, addedTime: { othersEndDate: day(6), people: 51 } };
    const given = { election: added };
    expect(rows(given, at(5)).slice(2, 5)).toEqual([
      'voting 05-06 now',
      'added-time 06-07 next',
      'results 07-? later',
    ]);
    expect(rows(given, at(6)).slice(2, 4)).toEqual(['voting 05-06 over', 'added-time 06-07 now']);
  });

  test('moves on with the millisecond of a date', () => {
    expect(rows({}, at(5) - 1)[2]).toBe('voting 05-07 next');
    expect(rows({}, at(5)).slice(1, 4)).toEqual([
      'withdrawals 01-05 over',
      'voting 05-07 now',
      'results 07-? next',
    ]);
  });

  test('waits for the count, and takes from it until when complaints run', () => {
    expect(rows({}, at(7)).slice(2)).toEqual([
      'voting 05-07 over',
      'results 07-? now',
      'complaints 01-10 now',
      'certification 10-? next',
    ]);
    const closed = { complaintsUntil: day(12), certifiedAt: null };
    expect(rows({ closed }, at(8)).slice(3)).toEqual([
      'results 07-? over',
      'complaints 01-12 now',
      'certification 12-? next',
    ]);
    expect(rows({ closed }, at(12)).at(-1)).toBe('certification 12-? now');
  });

  test('ends with the certificate', () => {
    const closed = { complaintsUntil: day(12), certifiedAt: day(13) };
    expect(rows({ closed }, at(14)).slice(3)).toEqual([
      'results 07-? over',
      'complaints 01-12 over',
      'certification 13-? over',
    ]);
  });

  test.each([
    [
      'there are no hours for them',
      { election: { ...election, rules: { complaints: { hours: 0, after: 'results' as const } } } },
    ],
    ['the close wrote none', { closed: { complaintsUntil: null, certifiedAt: null } }],
  ])('has no complaints where %s', (_, given) => {
    expect(rows(given, at(8)).slice(3).join()).toMatch(
      /^results 07-\? \w+,certification 07-\? now$/,
    );
  });

  test('has the hours for complaints of this election, where it has its own', () => {
    const own = { ...election, rules: { complaints: { hours: 24, after: 'results' as const } } };
    expect(rows({ election: own }, at(2))[4]).toBe('complaints 01-08 now');
    const usual = { ...election, rules: {} };
    expect(rows({ election: usual }, at(2))[4]).toBe('complaints 01-10 now');
  });

  test('counts them from the close where the election says so, also before results are shown', () => {
    const complaints = { hours: 24, after: 'close' as const };
    const held = { ...election, resultsAt: 'release' as const, showBy: day(9) };
    const early = { ...held, rules: { complaints } };
    expect(rows({ election: early }, at(2)).slice(3)).toEqual([
      'complaints 01-08 now',
      'results 09-? later',
      'certification 09-? later',
    ]);
    const late = { ...held, rules: { complaints: { ...complaints, hours: 96 } } };
    expect(rows({ election: late }, at(2)).slice(3)).toEqual([
      'results 09-? later',
      'complaints 01-11 now',
      'certification 11-? later',
    ]);
  });

  test('leaves out what was over before the election was published', () => {
    expect(rows({ election: { ...election, publishedAt: day(4) } }, at(4))[0]).toBe(
      'withdrawals 04-05 now',
    );
    expect(rows({ election: { ...election, publishedAt: day(5) } }, at(5))[0]).toBe(
      'voting 05-07 now',
    );
  });

  test('with live counts goes on with candidates while people vote, until nobody knows when', () => {
    const live = { ...election, standings: 'live', nominationsCloseAt: day(7) };
    expect(rows({ election: live }, at(6)).slice(0, 3)).toEqual([
      'nominations 01-07 now',
      'withdrawals 01-? now',
      'voting 05-07 now',
    ]);
    expect(rows({ election: live }, at(7))[1]).toBe('withdrawals 01-? over');
    const atOnce = { ...live, publishedAt: day(5) };
    expect(rows({ election: atOnce }, at(6))[1]).toBe('withdrawals 05-? now');
  });

  test('takes nobody after the opening where counts are held back, whatever date stands there', () => {
    const hidden = { ...election, nominationsCloseAt: day(7) };
    expect(rows({ election: hidden }, at(6))[0]).toBe('nominations 01-05 over');
  });

  test('begins without a date where nobody kept when it was published', () => {
    const { publishedAt: _, ...older } = election;
    expect(rows({ election: older }, at(2))[0]).toBe('nominations ?-04 now');
  });

  test('begins results and complaints with the release, and names its date until then', () => {
    const held = { ...election, resultsAt: 'release' as const, showBy: day(9) };
    expect(rows({ election: held }, at(8)).slice(2)).toEqual([
      'voting 05-07 over',
      'results 09-? next',
      'complaints 01-12 now',
      'certification 12-? later',
    ]);
    const { showBy: _, ...draft } = held;
    expect(rows({ election: draft }, at(2))[3]).toBe('results 07-? later');
    const closed = { complaintsUntil: day(11), certifiedAt: null };
    const shown = { ...held, releasedAt: day(8) };
    expect(rows({ election: shown, closed }, at(9)).slice(3, 5)).toEqual([
      'results 08-? over',
      'complaints 01-11 now',
    ]);
  });

  test('of a rehearsal ends with its voting, and of a cancelled election is empty', () => {
    expect(rows({ election: { ...election, rehearsal: true } }, at(2)).at(-1)).toBe(
      'voting 05-07 next',
    );
    expect(rows({ election: { ...election, state: 'cancelled' } }, at(2))).toEqual([]);
  });
});
