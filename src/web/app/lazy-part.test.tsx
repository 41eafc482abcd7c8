import type { ComponentType } from 'react';
import { useState } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { rendered, show } from '#tests/support/show.tsx';
import { fetchWhenReached, lazyDialog, lazyPart } from './lazy-part.tsx';

type Load = () => Promise<ComponentType>;
const Events = () => <h1>Events</h1>;
const looks = {
  className: 'part',
  skeleton: <p>Loading…</p>,
  failed: 'This part could not be loaded.',
};

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'] });
});
afterEach(() => {
  vi.useRealTimers();
});

test('shows the part once its file is here, and asks for the file once', async () => {
  const load = vi.fn<Load>(async () => Events);
  const Part = lazyPart(load, looks);
  const rerender = show(<Part key="first" />);
  await expect.element(page.getByRole('heading', { name: 'Events' })).toBeVisible();
  rerender(<Part key="second" />);
  await expect.element(page.getByRole('heading', { name: 'Events' })).toBeVisible();
  expect(load).toHaveBeenCalledTimes(1);
});

test('says after 10 seconds that it is slow, and gives up after 120', async () => {
  const Part = lazyPart(() => new Promise<ComponentType>(() => {}), looks);
  show(<Part />);
  await rendered();
  let passed = 0;
  const passTo = async (milliseconds: number) => {
    await vi.advanceTimersByTimeAsync(milliseconds - passed);
    passed = milliseconds;
    await rendered();
  };
  const text = () => document.body.textContent;
  expect(text()).toContain('Loading…');
  await passTo(9_900);
  expect(text()).not.toContain('Still loading…');
  await passTo(10_100);
  expect(text()).toContain('Still loading…');
  expect(page.getByRole('button', { name: 'Try again' }).elements()).toHaveLength(1);
  await passTo(119_900);
  expect(text()).not.toContain(looks.failed);
  await passTo(120_100);
  expect(text()).toContain(looks.failed);
});

test('a late answer of the first try is welcome', async () => {
  const gate = Promise.withResolvers<ComponentType>();
  const Part = lazyPart(() => gate.promise, looks);
  show(<Part />);
  await rendered();
  await vi.advanceTimersByTimeAsync(120_100);
  await expect.element(page.getByText(looks.failed)).toBeVisible();
  gate.resolve(Events);
  await expect.element(page.getByRole('heading', { name: 'Events' })).toBeVisible();
});

test('a part fails in its own place, and offers to try again', async () => {
  const Part = lazyPart(() => Promise.reject(new TypeError('Failed to fetch')), looks);
  show(
    <main>
      <h2>The rest</h2>
      <Part />
    </main>,
  );
  const heading = page.getByRole('heading', { name: looks.failed, level: 3 });
  await expect.element(heading).toBeVisible();
  await expect.element(page.getByRole('heading', { name: 'The rest' })).toBeVisible();
  await expect.element(page.getByRole('button', { name: 'Try again' })).toBeVisible();
});

test('a dialog whose file failed closes, and the next press asks for it again', async () => {
  const load = vi
    .fn<() => Promise<ComponentType<{ isOpen: boolean; onClose: () => void }>>>()
    .mockRejectedValueOnce(new TypeError('Failed to fetch'))
    .mockResolvedValueOnce(Events);
  const Dialog = lazyDialog(load);
  function Opener() {
    const [isOpen, setOpen] = useState(false);
    return (
      <>
        <button onClick={() => setOpen(true)}>{isOpen ? 'Opened' : 'Open'}</button>
        <Dialog isOpen={isOpen} onClose={() => setOpen(false)} />
      </>
    );
  }
  show(<Opener />);
  await page.getByRole('button', { name: 'Open', exact: true }).click();
  await expect.poll(() => load.mock.calls.length).toBe(1);
  await expect.element(page.getByRole('button', { name: 'Open', exact: true })).toBeVisible();
  await page.getByRole('button', { name: 'Open', exact: true }).click();
  await expect.element(page.getByRole('heading', { name: 'Events' })).toBeVisible();
});

test.each([
  ['pointed at', 'pointerover'],
  ['focused', 'focusin'],
])('the file of a dialog comes when its button is %s', async (_reached, event) => {
  const load = vi.fn<() => Promise<ComponentType<{ isOpen: boolean; onClose: () => void }>>>(
    async () => Events,
  );
  // Away from where the pointer rests.
  const corner = { position: 'fixed', insetBlockEnd: 0, insetInlineEnd: 0 } as const;
  show(
    <button style={corner} {...fetchWhenReached(lazyDialog(load))}>
      Open
    </button>,
  );
  await rendered();
  expect(load).not.toHaveBeenCalled();
  const button = page.getByRole('button', { name: 'Open' }).element();
  button.dispatchEvent(new Event(event, { bubbles: true }));
  expect(load).toHaveBeenCalledTimes(1);
});
