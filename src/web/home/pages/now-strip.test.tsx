import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { campus } from '#tests/support/campus-sample.ts';
import { showApp } from '#tests/support/show-app.tsx';

const withSetUp = (needsSetUp: boolean) => ({
  readCampus: { ...campus, needsSetUp },
});
const tile = page.getByRole('link', { name: /Set up your campus/ });

test('while nobody runs the campus, Home leads to the set-up', async () => {
  showApp('/', withSetUp(true));
  await expect.element(tile).toHaveAttribute('href', '/set-up');
});

test('afterwards it does not', async () => {
  showApp('/', withSetUp(false));
  await expect.element(page.getByText('Sarovar University').first()).toBeVisible();
  await expect.element(tile).not.toBeInTheDocument();
});
