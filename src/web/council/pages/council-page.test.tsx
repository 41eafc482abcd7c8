import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { toasts } from '#tests/support/in-toast.ts';
import { rendered } from '#tests/support/show.tsx';
import { brokenServer, refuse } from '#tests/support/fake-server.ts';
import { main, showApp } from '#tests/support/show-app.tsx';
import { aUser, me } from '#tests/support/viewer-sample.ts';

const aditi = {
  _id: 'member-1',
  position: 'President',
  student: { _id: 'student-1', name: 'Aditi Joshi', profileImg: '' },
};
const failed = main.getByText('Failed to fetch members.');
const link = (name: string) => page.getByRole('contentinfo').getByRole('link', { name });

// A page whose file comes late asks once more when it is there, so no test counts the first readings.
test('members that were loaded stay when they cannot be read anew', async () => {
  let failures = 0;
  const { answer } = showApp('/council', { listMembers: [aditi] });
  await expect.element(main.getByText('Aditi Joshi')).toBeVisible();
  await link('Contact').click();
  await expect.element(main.getByRole('button', { name: 'Send' })).toBeVisible();
  answer({
    listMembers: () => {
      failures += 1;
      return brokenServer;
    },
  });
  await link('Members').click();
  await expect.poll(() => failures).toBeGreaterThan(0);
  await rendered();
  await expect.element(main.getByText('Aditi Joshi')).toBeVisible();
  await expect.element(failed).not.toBeInTheDocument();
});

test('a failure stands until Try again has its answer', async () => {
  const later = Promise.withResolvers<(typeof aditi)[]>();
  let retries = 0;
  const { answer } = showApp('/council', { listMembers: brokenServer });
  await expect.element(failed).toBeVisible();
  answer({
    listMembers: () => {
      retries += 1;
      return later.promise;
    },
  });
  await main.getByRole('button', { name: 'Try again' }).click();
  await expect.poll(() => retries).toBe(1);
  await rendered();
  await expect.element(failed).toBeVisible();
  later.resolve([aditi]);
  await expect.element(main.getByText('Aditi Joshi')).toBeVisible();
  await expect.element(failed).not.toBeInTheDocument();
});

test('a session that ended is told once, and not by two toasts', async () => {
  showApp('/council', {
    listMembers: [],
    readMe: me(aUser()),
    createMember: refuse('not-logged-in'),
  });
  await page.getByRole('button', { name: 'Add Member' }).click();
  const dialog = page.getByRole('dialog', { name: 'Add Member' });
  await dialog.getByLabelText('Enrollment number').fill('0177CS231042');
  await dialog.getByLabelText('Position').selectOptions('President');
  await dialog.getByRole('button', { name: 'Add Member' }).click();
  await expect.element(toasts.getByText('Please log in again. Your place is kept.')).toBeVisible();
  expect(document.querySelectorAll('[data-toast]')).toHaveLength(1);
});
