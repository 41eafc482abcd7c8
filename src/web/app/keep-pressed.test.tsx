import { afterEach, expect, test, vi } from 'vitest';
import { takePress } from './keep-pressed.ts';

afterEach(() => {
  document.body.innerHTML = '';
});

/** A button as the server renders it, pressed before anybody listens, and how often it was pressed since. */
function pressEarly(attributes = 'type="button"') {
  document.body.innerHTML = `<button ${attributes}>Menu</button><div id="list" popover></div>`;
  const button = document.querySelector('button');
  const stop = vi.fn<() => void>();
  window.earlyPress = { button, stop };
  const press = vi.fn<(event: Event) => void>((event) => event.preventDefault());
  button?.addEventListener('click', press);
  return { button, press, stop };
}
const later = () => new Promise((done) => setTimeout(done));

test('what was pressed before the script came is done once', async () => {
  const { press, stop } = pressEarly();
  const pressAgain = takePress();
  expect(stop).toHaveBeenCalledOnce();
  pressAgain();
  await expect.poll(() => press.mock.calls).toHaveLength(1);
  takePress()();
  await later();
  expect(press).toHaveBeenCalledOnce();
});

test.each(['type="submit"', 'type="button" popovertarget="list"'])(
  'what the browser does by itself is not done again: %s',
  async (attributes) => {
    const { press } = pressEarly(attributes);
    takePress()();
    await later();
    expect(press).not.toHaveBeenCalled();
  },
);

test('what is no longer there is not pressed', async () => {
  const { button, press } = pressEarly();
  takePress()();
  button?.remove();
  await later();
  expect(press).not.toHaveBeenCalled();
});

test('a page that nobody pressed stays as it is', () => {
  delete window.earlyPress;
  expect(takePress()).not.toThrow();
});
