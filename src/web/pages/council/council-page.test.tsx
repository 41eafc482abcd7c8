import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { rendered } from '#tests/support/show.tsx';
import { brokenServer, main, refuse, showApp, toasts } from '#tests/support/show-app.tsx';

const aditi = {
  _id: 'member-1',
  position: 'President',
  student: { _id: 'student-1', name: 'Aditi Joshi', profileImg: '' },
};
const failed = main.getByText('Failed to fetch members.');
const link = (name: string) => page.getByRole('contentinfo').getByRole('link', { name });

// A page whose file comes late asks once more when it is there, so no test counts the first readings.
test('members that were loaded stay when they cannot be read anew', async () => {
  let answer = () => Response.json([aditi]);
  let failures = 0;
  showApp('/council', { 'GET /member/get-all': () => answer() });
  await expect.element(main.getByText('Aditi Joshi')).toBeVisible();
  await link('Contact').click();
  await expect.element(main.getByRole('button', { name: 'Send' })).toBeVisible();
  answer = () => {
    failures += 1;
    return brokenServer();
  };
  await link('Members').click();
  await expect.poll(() => failures).toBeGreaterThan(0);
  await rendered();
  await expect.element(main.getByText('Aditi Joshi')).toBeVisible();
  await expect.element(failed).not.toBeInTheDocument();
});

test('a failure stands until Try again has its answer', async () => {
  const later = Promise.withResolvers<Response>();
  let answer: () => Response | Promise<Response> = brokenServer;
  let retries = 0;
  showApp('/council', { 'GET /member/get-all': () => answer() });
  await expect.element(failed).toBeVisible();
  answer = () => {
    retries += 1;
    return later.promise;
  };
  await main.getByRole('button', { name: 'Try again' }).click();
  await expect.poll(() => retries).toBe(1);
  await rendered();
  await expect.element(failed).toBeVisible();
  later.resolve(Response.json([aditi]));
  await expect.element(main.getByText('Aditi Joshi')).toBeVisible();
  await expect.element(failed).not.toBeInTheDocument();
});

test('a session that ended is told once, and not by two toasts', async () => {
  const user = { _id: 'a', name: 'Asha', email: 'a@b.example', role: 'student', profileImg: '' };
  showApp('/council', {
    'GET /member/get-all': () => Response.json([]),
    'GET /user/me': () => Response.json({ user }),
    'POST /member/create': refuse(401, {
      error: 'unauthenticated',
      message: 'Please login to continue.',
    }),
  });
  await page.getByRole('button', { name: 'Add Member' }).click();
  const dialog = page.getByRole('dialog', { name: 'Add Member' });
  await dialog.getByLabelText('Enrollment number').fill('0177CS231042');
  await dialog.getByLabelText('Position').selectOptions('President');
  await dialog.getByRole('button', { name: 'Add Member' }).click();
  await expect.element(toasts.getByText('Please log in again. Your place is kept.')).toBeVisible();
  expect(document.querySelectorAll('[data-toast]')).toHaveLength(1);
});
