import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  atSameClock,
  defaultTimeZone,
  fromLocalTime,
  nextTimeOfDay,
  isTimeZone,
  toFormTime,
  toLocalTime,
  twoMoments,
  wallClock,
} from './time-zone.ts';

const zones = [
  'Europe/Berlin',
  'America/New_York',
  'Asia/Kolkata',
  // Half an hour of summer time.
  'Australia/Lord_Howe',
] as const;

// Temporal knows all this, but not every browser has it yet: here it is the second opinion.
const wall = (text: string, zone: string, disambiguation: 'compatible' | 'earlier' | 'later') =>
  Temporal.PlainDateTime.from(text).toZonedDateTime(zone, { disambiguation });

describe('the name of a zone', () => {
  test.each([...zones, 'UTC', defaultTimeZone])('%s is one', (name) => {
    expect(isTimeZone(name)).toBe(true);
  });

  test.each(['', 'Asia/Calcuta', 'Berlin', 'Europe/Berlin ', '+05:30', '-0800', '+05'])(
    '%j is none',
    (name) => {
      expect(isTimeZone(name)).toBe(false);
    },
  );

  test('is that of India when nobody says', () => {
    expect(defaultTimeZone).toBe('Asia/Kolkata');
  });
});

test('the clock on the wall shows date and time of the zone', () => {
  const instant = Date.parse('2026-12-31T18:45:07.890Z');
  const common = { minute: 15, second: 7 };
  expect(wallClock(instant, 'Asia/Kolkata')).toEqual({
    ...common,
    year: 2027,
    month: 1,
    day: 1,
    hour: 0,
  });
  expect(wallClock(instant, 'America/New_York')).toEqual({
    year: 2026,
    month: 12,
    day: 31,
    hour: 13,
    minute: 45,
    second: 7,
  });
});

describe('from the wall to an instant', () => {
  test.each([
    ['Asia/Kolkata', '2026-03-16T10:00', '2026-03-16T04:30:00.000Z'],
    ['Asia/Kolkata', '2026-03-16T00:00', '2026-03-15T18:30:00.000Z'],
    ['Europe/Berlin', '2026-01-15T12:00', '2026-01-15T11:00:00.000Z'],
    ['Europe/Berlin', '2026-07-15T12:00', '2026-07-15T10:00:00.000Z'],
    ['America/New_York', '2026-01-15T23:30', '2026-01-16T04:30:00.000Z'],
    ['America/New_York', '2026-07-15T23:30', '2026-07-16T03:30:00.000Z'],
    ['Australia/Lord_Howe', '2026-01-15T12:00', '2026-01-15T01:00:00.000Z'],
    ['Australia/Lord_Howe', '2026-07-15T12:00', '2026-07-15T01:30:00.000Z'],
    ['UTC', '2028-02-29T00:00', '2028-02-29T00:00:00.000Z'],
  ])('%s, %s → %s', (zone, text, instant) => {
    expect(fromLocalTime(text, zone)).toBe(instant);
  });

  test.each([
    ['Europe/Berlin', '2026-03-29T01:59', '2026-03-29T00:59:00.000Z'],
    ['Europe/Berlin', '2026-03-29T02:00', '2026-03-29T01:00:00.000Z'],
    ['Europe/Berlin', '2026-03-29T02:30', '2026-03-29T01:30:00.000Z'],
    ['Europe/Berlin', '2026-03-29T02:59', '2026-03-29T01:59:00.000Z'],
    ['Europe/Berlin', '2026-03-29T03:00', '2026-03-29T01:00:00.000Z'],
    ['America/New_York', '2026-03-08T01:59', '2026-03-08T06:59:00.000Z'],
    ['America/New_York', '2026-03-08T02:00', '2026-03-08T07:00:00.000Z'],
    ['America/New_York', '2026-03-08T02:30', '2026-03-08T07:30:00.000Z'],
    ['America/New_York', '2026-03-08T03:00', '2026-03-08T07:00:00.000Z'],
    ['Australia/Lord_Howe', '2026-10-04T01:59', '2026-10-03T15:29:00.000Z'],
    ['Australia/Lord_Howe', '2026-10-04T02:00', '2026-10-03T15:30:00.000Z'],
    ['Australia/Lord_Howe', '2026-10-04T02:29', '2026-10-03T15:59:00.000Z'],
    ['Australia/Lord_Howe', '2026-10-04T02:30', '2026-10-03T15:30:00.000Z'],
    // Two hours at once; at a quarter to three; midnight itself; the last hour of a day; where Ramadan ends.
    ['Antarctica/Troll', '2026-03-29T01:30', '2026-03-29T01:30:00.000Z'],
    ['Antarctica/Troll', '2026-03-29T02:59', '2026-03-29T02:59:00.000Z'],
    ['Pacific/Chatham', '2026-09-27T02:45', '2026-09-26T14:00:00.000Z'],
    ['Pacific/Chatham', '2026-09-27T03:44', '2026-09-26T14:59:00.000Z'],
    ['Asia/Beirut', '2026-03-29T00:00', '2026-03-28T22:00:00.000Z'],
    ['America/Nuuk', '2026-03-28T23:30', '2026-03-29T01:30:00.000Z'],
    ['Africa/Casablanca', '2026-03-22T02:30', '2026-03-22T02:30:00.000Z'],
    // Zones that moved for good: by half an hour, a quarter of one, and a day.
    ['Asia/Pyongyang', '2018-05-04T23:45', '2018-05-04T15:15:00.000Z'],
    ['Asia/Kathmandu', '1986-01-01T00:05', '1985-12-31T18:35:00.000Z'],
    ['Pacific/Kwajalein', '1993-08-21T12:00', '1993-08-22T00:00:00.000Z'],
  ])('in spring a skipped time moves forward: %s, %s → %s', (zone, text, instant) => {
    expect(fromLocalTime(text, zone)).toBe(instant);
  });

  test.each([
    ['Europe/Berlin', '2026-03-29T02:30', '2026-03-29T03:30'],
    ['America/New_York', '2026-03-08T02:30', '2026-03-08T03:30'],
    ['Australia/Lord_Howe', '2026-10-04T02:10', '2026-10-04T02:40'],
  ])('forward by what was skipped: %s shows %s as %s', (zone, text, shown) => {
    expect(toLocalTime(fromLocalTime(text, zone) ?? '', zone)).toBe(shown);
  });

  test.each([
    ['Europe/Berlin', '2026-10-25T01:59', '2026-10-24T23:59:00.000Z'],
    ['Europe/Berlin', '2026-10-25T02:00', '2026-10-25T00:00:00.000Z'],
    ['Europe/Berlin', '2026-10-25T02:59', '2026-10-25T00:59:00.000Z'],
    ['Europe/Berlin', '2026-10-25T03:00', '2026-10-25T02:00:00.000Z'],
    ['America/New_York', '2026-11-01T00:59', '2026-11-01T04:59:00.000Z'],
    ['America/New_York', '2026-11-01T01:30', '2026-11-01T05:30:00.000Z'],
    ['America/New_York', '2026-11-01T02:00', '2026-11-01T07:00:00.000Z'],
    ['Australia/Lord_Howe', '2026-04-05T01:29', '2026-04-04T14:29:00.000Z'],
    ['Australia/Lord_Howe', '2026-04-05T01:30', '2026-04-04T14:30:00.000Z'],
    ['Australia/Lord_Howe', '2026-04-05T01:59', '2026-04-04T14:59:00.000Z'],
    ['Australia/Lord_Howe', '2026-04-05T02:00', '2026-04-04T15:30:00.000Z'],
  ])('in autumn a doubled time is the first of the two: %s, %s → %s', (zone, text, instant) => {
    expect(fromLocalTime(text, zone)).toBe(instant);
  });

  test('a zone that skipped a whole day comes out on its other side', () => {
    expect(fromLocalTime('2011-12-29T23:59', 'Pacific/Apia')).toBe('2011-12-30T09:59:00.000Z');
    expect(fromLocalTime('2011-12-30T12:00', 'Pacific/Apia')).toBe('2011-12-30T22:00:00.000Z');
    expect(fromLocalTime('2011-12-31T00:00', 'Pacific/Apia')).toBe('2011-12-30T10:00:00.000Z');
  });

  test('seconds are dropped', () => {
    expect(fromLocalTime('2026-03-16T10:00:59', 'UTC')).toBe('2026-03-16T10:00:00.000Z');
  });

  test.each([
    '',
    'soon',
    '2026-03-16',
    '2026-03-16 10:00',
    '2026-03-16T10',
    '2026-03-16T10:00Z',
    '2026-03-16T10:00+05:30',
    '2026-03-16T10:00:00.000',
    '2026-03-16T10:00:60',
    ' 2026-03-16T10:00',
    '2026-03-16T10:00\n',
    '2026-02-29T10:00',
    '2026-02-30T10:00',
    '2026-04-31T10:00',
    '2026-00-10T10:00',
    '2026-13-10T10:00',
    '2026-03-00T10:00',
    '2026-03-32T10:00',
    '2026-03-16T24:00',
    '2026-03-16T25:00',
    '2026-03-16T10:60',
    '0000-01-01T10:00',
    '0026-03-16T10:00',
    '0999-12-31T23:59',
    '12026-03-16T10:00',
    '-2026-03-16T10:00',
  ])('%j is no time', (text) => {
    for (const zone of zones) expect(fromLocalTime(text, zone)).toBeNull();
  });

  test('the years 1000 to 9999 are read, with the odd seconds of old clocks', () => {
    expect(fromLocalTime('1000-01-01T00:00', 'UTC')).toBe('1000-01-01T00:00:00.000Z');
    expect(fromLocalTime('9999-12-31T23:59', 'UTC')).toBe('9999-12-31T23:59:00.000Z');
    expect(fromLocalTime('1850-01-01T10:00', 'Asia/Kolkata')).toBe('1850-01-01T04:06:32.000Z');
  });
});

describe('from an instant to the wall', () => {
  test('seconds are not shown', () => {
    expect(toLocalTime('2026-03-16T04:30:59.999Z', 'Asia/Kolkata')).toBe('2026-03-16T10:00');
  });

  test('midnight is 00:00, of the day that begins', () => {
    expect(toLocalTime('2026-03-15T18:30:00.000Z', 'Asia/Kolkata')).toBe('2026-03-16T00:00');
  });

  test('a year has four digits', () => {
    expect(toLocalTime('0999-12-31T23:59:00.000Z', 'UTC')).toBe('0999-12-31T23:59');
  });

  test.each(['', 'soon'])('%j shows nothing', (text) => {
    expect(toLocalTime(text, 'UTC')).toBe('');
  });
});

describe('whatever the time', () => {
  const zone = fc.constantFrom(...zones);
  const minute = 60_000;
  const minutesBetween = (from: string, to: string) =>
    fc
      .integer({ min: Date.parse(from) / minute, max: Date.parse(to) / minute })
      .map((count) => count * minute);
  const anyTime = minutesBetween('1980-01-01T00:00Z', '2100-01-01T00:00Z');

  /** An instant in the three hours before or after the clocks change: chance alone seldom hits it. */
  const nearAChange = fc
    .tuple(zone, anyTime, fc.integer({ min: -180, max: 180 }))
    .map(([name, instant, offset]) => {
      const from = Temporal.Instant.fromEpochMilliseconds(instant).toZonedDateTimeISO(name);
      const change = from.getTimeZoneTransition('next')?.epochMilliseconds ?? instant;
      return { name, instant: change + offset * minute };
    });
  const moments = fc.oneof(fc.record({ name: zone, instant: anyTime }), nearAChange);
  const iso = (instant: number) => new Date(instant).toISOString();

  test('the wall shows what the second opinion says', () => {
    fc.assert(
      fc.property(moments, ({ name, instant }) => {
        const shown = Temporal.Instant.fromEpochMilliseconds(instant)
          .toZonedDateTimeISO(name)
          .toPlainDateTime()
          .toString({ smallestUnit: 'minute' });
        expect(toLocalTime(iso(instant), name)).toBe(shown);
      }),
    );
  });

  test('an instant comes back from the wall to the minute, unless the wall shows it twice', () => {
    fc.assert(
      fc.property(moments, ({ name, instant }) => {
        const text = toLocalTime(iso(instant), name);
        const first = wall(text, name, 'earlier').epochMilliseconds;
        fc.pre(first === wall(text, name, 'later').epochMilliseconds);
        expect(fromLocalTime(text, name)).toBe(iso(instant));
      }),
    );
  });

  test('a time that the wall shows twice is the first of the two', () => {
    fc.assert(
      fc.property(nearAChange, ({ name, instant }) => {
        const text = toLocalTime(iso(instant), name);
        const back = fromLocalTime(text, name) ?? '';
        expect(Date.parse(back)).toBeLessThanOrEqual(instant);
        expect(toLocalTime(back, name)).toBe(text);
      }),
    );
  });

  test('the next 03:10 is ahead, a day at most but for the days that clocks change', () => {
    const next = (now: string, zone: string) =>
      iso(nextTimeOfDay(Date.parse(now), '03:10', zone)).slice(0, 16);
    expect(next('2026-12-03T21:39:59Z', 'Asia/Kolkata')).toBe('2026-12-03T21:40');
    expect(next('2026-12-03T21:40:00Z', 'Asia/Kolkata')).toBe('2026-12-04T21:40');
    expect(next('2026-12-31T23:00:00Z', 'UTC')).toBe('2027-01-01T03:10');
    // In Helsinki clocks go from 03:00 to 04:00 on 29 March 2026.
    expect(next('2026-03-28T12:00:00Z', 'Europe/Helsinki')).toBe('2026-03-29T01:10');
    expect(next('2026-03-29T01:10:00Z', 'Europe/Helsinki')).toBe('2026-03-30T00:10');
    fc.assert(
      fc.property(moments, ({ name, instant }) => {
        const ahead = nextTimeOfDay(instant, '03:10', name) - instant;
        expect(ahead).toBeGreaterThan(0);
        expect(ahead).toBeLessThanOrEqual(26 * 3_600_000);
      }),
    );
  });

  test('every text is read as the second opinion reads it, skipped or doubled or neither', () => {
    // As a clock shows it that nobody has put forward or back: with the times that are skipped.
    const unchanged = nearAChange.map(({ name, instant }) => {
      const twoDaysAgo = Temporal.Instant.fromEpochMilliseconds(instant).subtract({ hours: 48 });
      const offset = twoDaysAgo.toZonedDateTimeISO(name).offsetNanoseconds / 1_000_000;
      return { name, text: iso(instant + offset).slice(0, 16) };
    });
    const changed = moments.map(({ name, instant }) => ({
      name,
      text: toLocalTime(iso(instant), name),
    }));
    fc.assert(
      fc.property(fc.oneof(unchanged, changed), ({ name, text }) => {
        const expected = wall(text, name, 'compatible').epochMilliseconds;
        expect(fromLocalTime(text, name)).toBe(iso(expected));
      }),
      { numRuns: 300 },
    );
  });
});

describe('an hour that comes twice', () => {
  // London: clocks go from 02:00 BST back to 01:00 GMT.
  const [first, second] = ['2026-10-25T00:30:00.000Z', '2026-10-25T01:30:00.000Z'];

  test('has two moments, of which a form can say both', () => {
    expect(twoMoments('2026-10-25T01:30', 'Europe/London')).toEqual([first, second]);
    expect(fromLocalTime('2026-10-25T01:30', 'Europe/London')).toBe(first);
    expect(fromLocalTime('2026-10-25T01:30~', 'Europe/London')).toBe(second);
    expect(toFormTime(first, 'Europe/London')).toBe('2026-10-25T01:30');
    expect(toFormTime(second, 'Europe/London')).toBe('2026-10-25T01:30~');
    expect(toFormTime('2026-10-25T01:30:59.000Z', 'Europe/London')).toBe('2026-10-25T01:30~');
  });

  test.each([
    ['Antarctica/Troll', '2026-10-25T01:30', '2026-10-24T23:30', '2026-10-25T01:30'],
    ['Antarctica/Troll', '2026-10-25T02:30', '2026-10-25T00:30', '2026-10-25T02:30'],
    ['Pacific/Chatham', '2026-04-05T02:45', '2026-04-04T13:00', '2026-04-04T14:00'],
    ['Pacific/Chatham', '2026-04-05T03:44', '2026-04-04T13:59', '2026-04-04T14:59'],
    ['Australia/Lord_Howe', '2026-04-05T01:45', '2026-04-04T14:45', '2026-04-04T15:15'],
    ['Africa/Casablanca', '2026-02-15T02:30', '2026-02-15T01:30', '2026-02-15T02:30'],
    ['Africa/Cairo', '2026-10-29T23:30', '2026-10-29T20:30', '2026-10-29T21:30'],
    ['America/St_Johns', '2026-11-01T01:15', '2026-11-01T03:45', '2026-11-01T04:45'],
    ['America/Havana', '2026-11-01T00:30', '2026-11-01T04:30', '2026-11-01T05:30'],
    ['America/Santiago', '2026-04-04T23:30', '2026-04-05T02:30', '2026-04-05T03:30'],
    ['Asia/Pyongyang', '2015-08-14T23:45', '2015-08-14T14:45', '2015-08-14T15:15'],
  ])('in %s is %s, and its moments can both be said', (zone, text, ...moments) => {
    const both = moments.map((moment) => `${moment}:00.000Z`);
    expect(twoMoments(text, zone)).toEqual(both);
    expect(both.map((moment) => toFormTime(moment, zone))).toEqual([text, `${text}~`]);
    expect([text, `${text}~`].map((said) => fromLocalTime(said, zone))).toEqual(both);
  });

  test('is rare: any other time has one', () => {
    expect(twoMoments('2026-10-25T02:30', 'Europe/London')).toBeNull();
    expect(twoMoments('2026-03-29T01:30', 'Europe/London')).toBeNull();
    expect(twoMoments('2026-10-25T01:30', 'Asia/Kolkata')).toBeNull();
    expect(twoMoments('2026-04-05T03:45', 'Pacific/Chatham')).toBeNull();
    // Samoa had no such day.
    expect(twoMoments('2011-12-30T12:00', 'Pacific/Apia')).toBeNull();
    expect(twoMoments('', 'Europe/London')).toBeNull();
    expect(fromLocalTime('2026-10-25T03:30~', 'Europe/London')).toBe('2026-10-25T03:30:00.000Z');
    expect(toFormTime('', 'Europe/London')).toBe('');
  });
});

test('a clock time stays when the time zone changes', () => {
  const at = (iso: string) => atSameClock(iso, 'Asia/Kolkata', 'Europe/London');
  expect(at('2026-03-28T04:30:00.000Z')).toBe('2026-03-28T10:00:00.000Z');
  expect(at('2026-06-28T04:30:00.000Z')).toBe('2026-06-28T09:00:00.000Z');
  expect(at('')).toBe('');
  // An end that a pause moved.
  expect(at('2026-03-28T04:30:27.250Z')).toBe('2026-03-28T10:00:27.250Z');
  // What the new zone skips is as much later; what only the new one has twice is the first of the two.
  expect(atSameClock('2026-03-28T20:00:00.000Z', 'Asia/Kolkata', 'Antarctica/Troll')).toBe(
    '2026-03-29T01:30:00.000Z',
  );
  expect(atSameClock('2026-04-04T21:30:00.000Z', 'Asia/Kolkata', 'Pacific/Chatham')).toBe(
    '2026-04-04T13:15:00.000Z',
  );
  // The second 01:30 stays the second where both zones have it.
  expect(atSameClock('2026-10-25T01:30:00.000Z', 'Europe/London', 'Europe/Lisbon')).toBe(
    '2026-10-25T01:30:00.000Z',
  );
});
