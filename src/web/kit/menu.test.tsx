import { flushSync } from 'react-dom';
import { expect, onTestFinished, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { show } from '#tests/support/show.tsx';
import { HeldInPlace } from '#web/dashboard/waiting/held-in-place.tsx';
import type { MenuItem } from './menu.tsx';
import { Menu } from './menu.tsx';

const item = (id: string, onSelect = () => {}): MenuItem => ({
  id,
  label: id,
  icon: null,
  onSelect,
});
const trigger = page.getByRole('button', { name: 'Actions' });
const labels = () =>
  page
    .getByRole('menuitem')
    .elements()
    .map((one) => one.textContent);
const boxOf = (label: string) =>
  page.getByRole('menuitem', { name: label }).element().getBoundingClientRect();

/** It has grown to its size: until then its items move. */
const isStill = () => {
  const popup = page.getByRole('menu').element();
  return !popup.hasAttribute('data-starting-style') && popup.getAnimations().length === 0;
};

const menuOf = (...items: MenuItem[]) => <Menu label="Actions" icon="…" items={items} />;

test('what comes while it is open stands below, so that no press meets another item', async () => {
  const edit = vi.fn<() => void>();
  const showNext = show(menuOf(item('Edit', edit), item('Share')));
  await trigger.click();
  await expect.poll(labels).toEqual(['Edit', 'Share']);
  await expect.poll(isStill).toBe(true);
  const { top } = boxOf('Edit');
  showNext(menuOf(item('Decide'), item('Edit', edit), item('Share')));
  await expect.poll(labels).toEqual(['Edit', 'Share', 'Decide']);
  expect(boxOf('Edit').top).toBe(top);
  await page.getByRole('menuitem', { name: 'Edit' }).click();
  expect(edit).toHaveBeenCalledOnce();
  // The next time each stands in its own place.
  await expect.poll(labels).toEqual([]);
  await trigger.click();
  await expect.poll(labels).toEqual(['Decide', 'Edit', 'Share']);
});

test('what can no longer be done leaves it', async () => {
  const showNext = show(menuOf(item('Edit'), item('Share')));
  await trigger.click();
  await expect.poll(labels).toEqual(['Edit', 'Share']);
  showNext(menuOf(item('Share')));
  await expect.poll(labels).toEqual(['Share']);
});

test('it does not move, not for a moment, while the page is held in place below what comes', async () => {
  const held = (height: number) => (
    <HeldInPlace isHeld above={<div style={{ height }} />}>
      <div style={{ height: 3_000, paddingTop: 400 }}>{menuOf(item('Edit'), item('Share'))}</div>
    </HeldInPlace>
  );
  onTestFinished(() => window.scrollTo(0, 0));
  const showNext = show(held(0));
  await expect.element(trigger).toBeVisible();
  window.scrollTo(0, 200);
  await trigger.click();
  await expect.poll(labels).toEqual(['Edit', 'Share']);
  await expect.poll(isStill).toBe(true);
  const { top } = boxOf('Share');
  const { scrollY } = window;
  flushSync(() => showNext(held(120)));
  expect(window.scrollY).toBe(scrollY + 120);
  expect(boxOf('Share').top).toBe(top);
});
