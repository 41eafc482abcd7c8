import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { showApp } from '#tests/support/show-app.tsx';

const campus = (needsSetUp: boolean) => ({
  'GET /campus': () =>
    Response.json({ universityName: 'Sarovar University', timeZone: 'Asia/Kolkata', needsSetUp }),
});
const tile = page.getByRole('link', { name: /Set up your campus/ });

test('while nobody runs the campus, Home leads to the set-up', async () => {
  showApp('/', campus(true));
  await expect.element(tile).toHaveAttribute('href', '/set-up');
});

test('afterwards it does not', async () => {
  showApp('/', campus(false));
  await expect.element(page.getByText('Sarovar University').first()).toBeVisible();
  await expect.element(tile).not.toBeInTheDocument();
});
