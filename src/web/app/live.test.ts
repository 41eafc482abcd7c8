import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { LiveListener } from './live.ts';
import { createLive } from './live.ts';

class PretendedSource extends EventTarget {
  isClosed = false;
  close(): void {
    this.isClosed = true;
  }
}

let sources: PretendedSource[] = [];
let received: string[] = [];
let isHidden = false;
let leave = () => {};

const listener: LiveListener = {
  standings: ({ electionId, votes }) => received.push(`${electionId} ${JSON.stringify(votes)}`),
  changed: () => received.push('changed'),
  missed: () => received.push('missed'),
};
const newest = () => {
  const source = sources.at(-1);
  if (source === undefined) throw new Error('no stream was opened');
  return source;
};
const happen = (name: string) => newest().dispatchEvent(new Event(name));
const say = (name: string, data: unknown) =>
  newest().dispatchEvent(new MessageEvent(name, { data: JSON.stringify(data) }));
const turn = (hidden: boolean) => {
  isHidden = hidden;
  document.dispatchEvent(new Event('visibilitychange'));
};
const start = () =>
  createLive({
    open: () => {
      const source = new PretendedSource();
      sources.push(source);
      return source as unknown as EventSource;
    },
    pollEvery: 15_000,
    pauseBefore: (failures) => 1000 * 2 ** failures,
  });
const join = () => {
  leave = start().join(listener);
};

beforeEach(() => {
  vi.useFakeTimers();
  sources = [];
  received = [];
  isHidden = false;
  vi.spyOn(document, 'visibilityState', 'get').mockImplementation(() =>
    isHidden ? 'hidden' : 'visible',
  );
});
afterEach(() => {
  leave();
  vi.useRealTimers();
  vi.restoreAllMocks();
});

test('one stream serves every listener, until the last one leaves', () => {
  const live = start();
  const leaveFirst = live.join(listener);
  const leaveToo = live.join({ ...listener });
  expect(sources).toHaveLength(1);
  happen('open');
  expect(received).toEqual(['missed', 'missed']);
  leaveFirst();
  expect(newest().isClosed).toBe(false);
  leaveToo();
  expect(newest().isClosed).toBe(true);
  vi.advanceTimersByTime(120_000);
  expect(received).toHaveLength(2);
});

test('tells counts and changes, and shrugs at what it cannot read', () => {
  join();
  say('standings', { electionId: 'e', asOf: '2026-03-16T08:00:00Z', votes: { a: 1 } });
  say('standings', { electionId: 'e', asOf: 7, votes: {} });
  newest().dispatchEvent(new MessageEvent('standings', { data: '{' }));
  say('elections', {});
  expect(received).toEqual(['e {"a":1}', 'changed']);
});

test('comes back with growing pauses, and asks every 15 seconds meanwhile', () => {
  join();
  happen('error');
  expect(newest().isClosed).toBe(true);
  expect(received).toEqual(['missed']);
  vi.advanceTimersByTime(1000);
  expect(sources).toHaveLength(2);
  happen('error');
  vi.advanceTimersByTime(1999);
  expect(sources).toHaveLength(2);
  vi.advanceTimersByTime(1);
  expect(sources).toHaveLength(3);
  happen('error');
  vi.advanceTimersByTime(12_000);
  expect(received).toEqual(['missed', 'missed']);
});

test('stops asking once the stream is there again', () => {
  join();
  happen('error');
  vi.advanceTimersByTime(1000);
  happen('open');
  vi.advanceTimersByTime(60_000);
  expect(received).toEqual(['missed', 'missed']);
});

test('a hidden tab has no stream and asks nothing; a visible one catches up', () => {
  join();
  happen('open');
  turn(true);
  expect(newest().isClosed).toBe(true);
  vi.advanceTimersByTime(60_000);
  expect(sources).toHaveLength(1);
  expect(received).toEqual(['missed']);
  turn(false);
  expect(sources).toHaveLength(2);
  happen('open');
  expect(received).toEqual(['missed', 'missed']);
});
