import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { brokenServer, main, showApp } from '#tests/support/show-app.tsx';

const aditi = {
  _id: 'member-1',
  position: 'President',
  student: { _id: 'student-1', name: 'Aditi Joshi', profileImg: '' },
};
const failed = main.getByText('Failed to fetch members.');
const link = (name: string) => page.getByRole('contentinfo').getByRole('link', { name });

test('members that were loaded stay when they cannot be read anew', async () => {
  let reads = 0;
  showApp('/council', {
    'GET /member/get-all': () => (++reads === 1 ? Response.json([aditi]) : brokenServer()),
  });
  await expect.element(main.getByText('Aditi Joshi')).toBeVisible();
  await link('Contact').click();
  await expect.element(main.getByRole('button', { name: 'Send' })).toBeVisible();
  await link('Members').click();
  await expect.poll(() => reads).toBe(2);
  await expect.element(main.getByText('Aditi Joshi')).toBeVisible();
  await expect.element(failed).not.toBeInTheDocument();
});

test('a failure stands until Try again has its answer', async () => {
  const answer = Promise.withResolvers<Response>();
  let reads = 0;
  showApp('/council', {
    'GET /member/get-all': () => (++reads === 1 ? brokenServer() : answer.promise),
  });
  await main.getByRole('button', { name: 'Try again' }).click();
  await expect.poll(() => reads).toBe(2);
  await expect.element(failed).toBeVisible();
  answer.resolve(Response.json([aditi]));
  await expect.element(main.getByText('Aditi Joshi')).toBeVisible();
  await expect.element(failed).not.toBeInTheDocument();
});
