import { describe, expect, test } from 'vitest';
import { eventFilters, eventTypes, typeAsSent } from './event-type.ts';
import { isUpcoming, pastEvents, upcomingEvents } from './timeline.ts';

const now = Date.parse('2026-03-10T12:00:00.000Z');
const event = (title: string, date: string, type = 'cultural') => ({ title, date, type });
const early = event('Early', '2026-01-05T10:00:00.000Z');
const late = event('Late', '2026-03-09T10:00:00.000Z');
const sports = event('Match', '2026-02-01T10:00:00.000Z', 'sports');
const soon = event('Soon', '2026-03-11T10:00:00.000Z', 'sports');
const far = event('Far', '2026-12-01T10:00:00.000Z');
const titles = (events: { title: string }[]) => events.map((one) => one.title);

test('the filters are five of the six types, cultural first', () => {
  expect(eventFilters).toEqual(['cultural', 'sports', 'technical', 'management', 'social']);
  expect(new Set(eventTypes)).toEqual(new Set([...eventFilters, 'other']));
});

test.each([
  [undefined, 'other'],
  [null, 'other'],
  [' ', 'other'],
  [' Cultural ', 'cultural'],
  ['Party', 'party'],
])('the type %j is sent as %s', (sent, type) => expect(typeAsSent(sent)).toBe(type));

describe('an event', () => {
  test('is upcoming while its date is later than now, and past from that moment on', () => {
    expect(isUpcoming({ date: '2026-03-10T12:00:00.001Z' }, now)).toBe(true);
    expect(isUpcoming({ date: '2026-03-10T12:00:00.000Z' }, now)).toBe(false);
  });
});

describe('the timeline', () => {
  test('shows what comes, of every type, soonest first', () => {
    expect(titles(upcomingEvents([far, early, soon, late], now))).toEqual(['Soon', 'Far']);
  });

  test('shows what was, of one type, newest first', () => {
    const all = [early, far, sports, late];
    expect(titles(pastEvents(all, 'cultural', now))).toEqual(['Late', 'Early']);
    expect(titles(pastEvents(all, 'sports', now))).toEqual(['Match']);
    expect(pastEvents(all, 'social', now)).toEqual([]);
  });

  test('tells two of one moment apart by title, whatever order they came in', () => {
    const [a, b] = [event('A', far.date), event('B', far.date)];
    expect(titles(upcomingEvents([b, a], now))).toEqual(['A', 'B']);
    expect(titles(upcomingEvents([a, b], now))).toEqual(['A', 'B']);
    const [c, d] = [event('C', early.date), event('D', early.date)];
    expect(titles(pastEvents([d, c], 'cultural', now))).toEqual(['C', 'D']);
    expect(titles(pastEvents([c, d], 'cultural', now))).toEqual(['C', 'D']);
  });
});
