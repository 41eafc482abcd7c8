import { Suspense } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { drawn, show } from '#tests/support/show.tsx';
import { lazyPage } from './lazy-page.tsx';

interface Module {
  EventsPage: () => React.ReactNode;
}
const module: Module = { EventsPage: () => <h1>Events</h1> };
const never = () => new Promise<Module>(() => {});
const pick = (loaded: Module) => loaded.EventsPage;

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'] });
});
afterEach(() => {
  vi.useRealTimers();
});

test('shows the page once its file is here, and asks for the file once', async () => {
  const load = vi.fn<() => Promise<Module>>(async () => module);
  const EventsPage = lazyPage(load, pick);
  await EventsPage.preload();
  show(
    <Suspense>
      <EventsPage />
    </Suspense>,
  );
  await expect.element(page.getByRole('heading', { name: 'Events' })).toBeVisible();
  expect(load).toHaveBeenCalledTimes(1);
});

test('says after 10 seconds that it is slow, and gives up after 120', async () => {
  const EventsPage = lazyPage(never, pick);
  show(
    <Suspense>
      <EventsPage />
    </Suspense>,
  );
  let passed = 0;
  const passTo = async (milliseconds: number) => {
    await vi.advanceTimersByTimeAsync(milliseconds - passed);
    passed = milliseconds;
    await drawn();
  };
  const text = () => document.body.textContent;
  // The page before stays for a moment, and React takes a moment of its own.
  while (!text().includes('Loading…') && passed < 5000) await passTo(passed + 100);
  expect(text()).toContain('Loading…');
  await passTo(9_900);
  expect(text()).not.toContain('Still loading…');
  await passTo(10_100);
  expect(text()).toContain('Still loading…');
  expect(page.getByRole('button', { name: 'Try again' }).elements()).toHaveLength(1);
  await passTo(119_900);
  expect(text()).not.toContain('This page could not be loaded.');
  await passTo(120_100);
  expect(text()).toContain('This page could not be loaded.');
});

test('Try again asks for the file again', async () => {
  const load = vi
    .fn<() => Promise<Module>>()
    .mockRejectedValueOnce(new TypeError('Failed to fetch'))
    .mockResolvedValueOnce(module);
  const EventsPage = lazyPage(load, pick);
  show(
    <Suspense>
      <EventsPage />
    </Suspense>,
  );
  await expect.element(page.getByText('This page could not be loaded.')).toBeVisible();
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect.element(page.getByRole('heading', { name: 'Events' })).toBeVisible();
  expect(load).toHaveBeenCalledTimes(2);
});

test('a file that failed ahead of time is asked for again when somebody comes', async () => {
  const load = vi
    .fn<() => Promise<Module>>()
    .mockRejectedValueOnce(new TypeError('Failed to fetch'))
    .mockResolvedValueOnce(module);
  const EventsPage = lazyPage(load, pick);
  await EventsPage.preload();
  show(
    <Suspense>
      <EventsPage />
    </Suspense>,
  );
  await expect.element(page.getByRole('heading', { name: 'Events' })).toBeVisible();
  expect(load).toHaveBeenCalledTimes(2);
});

test('a late answer of the first try is welcome', async () => {
  const gate = Promise.withResolvers<Module>();
  const EventsPage = lazyPage(() => gate.promise, pick);
  show(
    <Suspense>
      <EventsPage />
    </Suspense>,
  );
  await vi.advanceTimersByTimeAsync(120_100);
  await expect.element(page.getByText('This page could not be loaded.')).toBeVisible();
  gate.resolve(module);
  await expect.element(page.getByRole('heading', { name: 'Events' })).toBeVisible();
});

test('a part of a page fails in its own place, and comes when it is tried again', async () => {
  const load = vi
    .fn<() => Promise<Module>>()
    .mockRejectedValueOnce(new TypeError('Failed to fetch'))
    .mockResolvedValueOnce(module);
  const looks = { className: 'part', skeleton: null, failed: 'This part could not be loaded.' };
  const EventsPart = lazyPage(load, pick, looks);
  show(
    <main>
      <h2>The rest</h2>
      <EventsPart />
    </main>,
  );
  const heading = page.getByRole('heading', { name: looks.failed, level: 3 });
  await expect.element(heading).toBeVisible();
  await expect.element(page.getByRole('heading', { name: 'The rest' })).toBeVisible();
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect.element(page.getByRole('heading', { name: 'Events' })).toBeVisible();
});
