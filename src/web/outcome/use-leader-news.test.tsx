import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Election } from '#contract/election-shapes.ts';
import { electionOf } from '#tests/support/elections-stage.tsx';
import { rendered, show, spoken } from '#tests/support/show.tsx';
import { enterTopLayer } from '#web/kit/top-layer.ts';
import { useLeaderNews } from './use-leader-news.ts';

function Listener({ election }: { election: Election }) {
  useLeaderNews(election);
  return null;
}

const standing = (counts: Record<string, number | null>) => (
  <Listener election={electionOf({ President: counts, Treasurer: { Gita: 1 } })} />
);
/** Time for what is coalesced to be said, and for the live region to take it. */
const later = () => vi.advanceTimersByTime(10_100);

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'setInterval', 'clearTimeout', 'clearInterval'] });
});
afterEach(() => {
  vi.useRealTimers();
});

test('says who leads when that changes, many changes in one line, and nothing on arrival', async () => {
  const next = show(standing({ Asha: 3, Binod: 2 }));
  await rendered();
  later();
  expect(spoken('status')).toEqual([]);
  next(standing({ Asha: 3, Binod: 4 }));
  await rendered();
  next(standing({ Asha: 3, Binod: 9 }));
  await rendered();
  later();
  expect(spoken('status')).toEqual(['President: Binod leads with 9']);
});

test('says nothing of the first votes for a position', async () => {
  const next = show(standing({ Asha: 0, Binod: 0 }));
  await rendered();
  later();
  next(standing({ Asha: 1, Binod: 8 }));
  await rendered();
  later();
  expect(spoken('status')).toEqual([]);
  next(standing({ Asha: 2, Binod: 8 }));
  await rendered();
  later();
  expect(spoken('status')).toEqual(['President: Binod leads with 8']);
});

test('more votes for who leads are no news', async () => {
  const next = show(standing({ Asha: 7, Binod: 3 }));
  await rendered();
  next(standing({ Asha: 8, Binod: 3 }));
  await rendered();
  later();
  expect(spoken('status')).toEqual([]);
  next(standing({ Asha: 8, Binod: 9 }));
  await rendered();
  later();
  next(standing({ Asha: 10, Binod: 9 }));
  await rendered();
  later();
  expect(spoken('status')).toEqual(['President: Asha leads with 10']);
});

test('a shared lead is said as one', async () => {
  const next = show(standing({ Asha: 6, Binod: 5 }));
  await rendered();
  next(standing({ Asha: 6, Binod: 6 }));
  await rendered();
  later();
  expect(spoken('status')).toEqual(['President: Asha and Binod are tied with 6']);
});

test('waits while a dialog is open', async () => {
  const next = show(standing({ Asha: 3, Binod: 2 }));
  await rendered();
  const leave = enterTopLayer(document.createElement('dialog'));
  next(standing({ Asha: 3, Binod: 7 }));
  await rendered();
  later();
  expect(spoken('status')).toEqual([]);
  leave();
  later();
  expect(spoken('status')).toEqual(['President: Binod leads with 7']);
});

test('says nothing of counts that are sealed', async () => {
  const next = show(standing({ Asha: null }));
  await rendered();
  next(standing({ Asha: null, Binod: null }));
  await rendered();
  later();
  expect(spoken('status')).toEqual([]);
});
