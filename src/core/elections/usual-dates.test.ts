import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { fromLocalTime } from '../campus/time-zone.ts';
import { usualDates } from './usual-dates.ts';

const india = 'Asia/Kolkata';
const from = (local: string, zone = india) =>
  usualDates(Date.parse(String(fromLocalTime(local, zone))), zone);

describe('the dates of a new election', () => {
  test.each([
    ['Monday', '2026-11-23T10:00', '2026-11-29'],
    ['Thursday, 72 hours before', '2026-11-26T18:00', '2026-11-29'],
    ['Thursday, a minute later', '2026-11-26T18:01', '2026-12-06'],
    ['Sunday', '2026-11-29T08:00', '2026-12-06'],
    ['Sunday, after the close', '2026-11-29T20:00', '2026-12-06'],
  ])('asked on %s: nominations close on the right Sunday', (_, now, sunday) => {
    expect(from(now).nominationsClose).toBe(`${sunday}T18:00`);
  });

  test('voting is from Monday 9:00 to Wednesday 17:00', () => {
    expect(from('2026-12-23T10:00')).toEqual({
      nominationsClose: '2026-12-27T18:00',
      opens: '2026-12-28T09:00',
      closes: '2026-12-30T17:00',
    });
  });

  test('the day is the one of the campus', () => {
    // Sunday evening in London is Monday in Kiritimati.
    const now = Date.parse('2026-11-29T20:00:00Z');
    expect(usualDates(now, 'Pacific/Kiritimati').nominationsClose).toBe('2026-12-06T18:00');
    expect(usualDates(now - 7 * 86_400_000, 'Pacific/Kiritimati').opens).toBe('2026-11-30T09:00');
  });

  test('nominations have at least 72 hours and at most ten days and some hours', () => {
    const hour = 3_600_000;
    const zones = fc.constantFrom(india, 'Europe/Berlin', 'America/New_York', 'Pacific/Apia');
    const moments = fc.integer({ min: 1_790_000_000_000, max: 1_890_000_000_000 });
    fc.assert(
      fc.property(moments, zones, (now, zone) => {
        const { nominationsClose } = usualDates(now, zone);
        const left = Date.parse(String(fromLocalTime(nominationsClose, zone))) - now;
        expect(left).toBeGreaterThanOrEqual(72 * hour);
        expect(left).toBeLessThan((10 * 24 + 2) * hour);
      }),
    );
  });
});
