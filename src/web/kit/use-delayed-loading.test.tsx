import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { letMove } from '#tests/support/let-move.ts';
import { rendered, show } from '#tests/support/show.tsx';
import { Skeleton } from './skeleton.tsx';
import { useDelayedLoading } from './use-delayed-loading.ts';

// The looks are the style sheet's (states.css) and the time is the hook's: both are asked here.

function List({ isLoading }: { isLoading: boolean }) {
  return useDelayedLoading(isLoading) ? <Skeleton shape="card" /> : <p>Aditi Joshi</p>;
}

const skeleton = () => document.querySelector<HTMLElement>('[data-skeleton]');
const pass = async (milliseconds: number) => {
  await vi.advanceTimersByTimeAsync(milliseconds);
  await rendered();
};

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
});
afterEach(() => {
  vi.useRealTimers();
});

test.each([
  ['190 ms: nothing had shown, so nothing is held', [190], 0],
  ['201 ms: it has just shown and stands 300 ms', [201], 290],
  ['401 ms: it has stood 200 ms and stands 100 more', [201, 200], 90],
] as const)('an answer after %s', async (_, steps, held) => {
  const rerender = show(<List isLoading />);
  await rendered();
  for (const step of steps) await pass(step);
  rerender(<List isLoading={false} />);
  await rendered();
  if (held > 0) {
    await pass(held);
    expect(skeleton(), 'still there').not.toBeNull();
    await pass(20);
  }
  expect(skeleton()).toBeNull();
});

test('an answer after two seconds shows at once', async () => {
  const rerender = show(<List isLoading />);
  await rendered();
  await pass(201);
  await pass(1800);
  expect(skeleton()).not.toBeNull();
  rerender(<List isLoading={false} />);
  await rendered();
  expect(skeleton()).toBeNull();
});

test('a skeleton that is rendered is not seen before 200 ms', async () => {
  await letMove();
  show(<List isLoading />);
  await rendered();
  const grey = skeleton();
  const [shows] = grey?.getAnimations() ?? [];
  if (grey === null || shows === undefined) throw new Error('the skeleton does not wait');
  const looks = [199, 201].map((at) => {
    shows.currentTime = at;
    return getComputedStyle(grey).visibility;
  });
  expect(looks).toEqual(['hidden', 'visible']);
});
