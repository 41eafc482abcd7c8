import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { TimeZone } from '#web/app/campus.ts';
import { isSameTimeZone } from '#web/campus/time-zones.ts';
import { MemoryRouter } from '#tests/support/memory-router.tsx';
import { show } from '#tests/support/show.tsx';
import { FirstSteps } from './first-steps.tsx';

const { timeZone: here } = new Intl.DateTimeFormat().resolvedOptions();
const elsewhere = here === 'Asia/Tokyo' ? 'Asia/Seoul' : 'Asia/Tokyo';
const steps = (timeZone: string, isAdmin = true) => (
  <MemoryRouter>
    <TimeZone.Provider value={timeZone}>
      <FirstSteps isAdmin={isAdmin} canSendEmail onOpen={() => {}} />
    </TimeZone.Provider>
  </MemoryRouter>
);
const asked = page.getByRole('link', { name: 'Choose the time zone' });

test('an admin whose browser is in another time zone is asked which one is right', async () => {
  show(steps(elsewhere));
  await expect.element(asked).toHaveAttribute('href', '/settings');
  await expect.element(page.getByText(new RegExp(`this browser is in ${here}\\.`))).toBeVisible();
});

test('nobody is asked where they are the same, and the council is not', async () => {
  const next = show(steps(here));
  await expect.element(page.getByRole('link', { name: 'Check the settings' })).toBeVisible();
  expect(asked.elements()).toEqual([]);
  next(steps(elsewhere, false));
  await expect
    .element(page.getByRole('link', { name: 'Check the settings' }))
    .not.toBeInTheDocument();
  expect(asked.elements()).toEqual([]);
});

test('two names of one time zone are the same', () => {
  expect(isSameTimeZone('Asia/Kolkata', 'Asia/Calcutta')).toBe(true);
  expect(isSameTimeZone('Asia/Kolkata', 'Asia/Tokyo')).toBe(false);
  expect(isSameTimeZone('Nowhere/Land', 'Asia/Tokyo')).toBe(false);
});
