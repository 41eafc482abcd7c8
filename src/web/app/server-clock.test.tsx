import { expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { rendered, show } from '#tests/support/show.tsx';
import { learnServerTime, useServerTime } from './server-clock.ts';

const Second = () => <p>{useServerTime((now) => `Second ${Math.floor(now / 1000)}`)}</p>;

// React reads the clock twice in one render and says so where the second answer is another
// (tests/support/fail-on-noise.ts).
test('a second that ends while a screen is rendered changes nothing in that render', async () => {
  let now = 1_000_000;
  vi.spyOn(Date, 'now').mockImplementation(() => (now += 1000));
  show(<Second />);
  await rendered();
  vi.mocked(Date.now).mockRestore();
  await expect.element(page.getByText(/^Second \d+$/)).toBeVisible();
});

test('what an answer tells of the time is shown at once', async () => {
  show(<Second />);
  await rendered();
  learnServerTime(Date.parse('2031-05-01T00:00:00Z'));
  await expect
    .element(page.getByText(`Second ${Date.parse('2031-05-01T00:00:00Z') / 1000}`))
    .toBeVisible();
});
