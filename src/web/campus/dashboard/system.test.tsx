import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { showDashboard, startDashboard } from '#tests/support/show-dashboard.tsx';

const lines = () => page.getByRole('list', { name: 'What was checked' });

test('an admin reads the release, each line, and what to do; looking again asks again', async () => {
  const dashboard = startDashboard('admin');
  dashboard.system.findings = [
    { subject: 'clock', state: 'ok', says: 'The clocks agree.', advice: null },
    { subject: 'mail', state: 'problem', says: 'It answered: 535.', advice: 'See SMTP_URL.' },
  ];
  showDashboard('?section=system');
  const said = page.getByRole('region', { name: 'System' }).getByRole('status');
  await expect
    .element(said)
    .toHaveTextContent('Hustings 9.8.7 is running. Something has to be fixed.');
  const mail = lines().getByRole('listitem').nth(1);
  for (const words of ['Problem', 'E-mail', 'It answered: 535.', 'See SMTP_URL.']) {
    await expect.element(mail.getByText(words)).toBeVisible();
  }
  dashboard.system.findings = [
    { subject: 'mail', state: 'ok', says: 'It takes us in.', advice: null },
  ];
  await page.getByRole('button', { name: 'Check again' }).click();
  await expect
    .element(said)
    .toHaveTextContent('Hustings 9.8.7 is running. Everything is as it should be.');
});

test('a failure says so and is shown in the place of the lines', async () => {
  const dashboard = startDashboard('admin');
  dashboard.break('readSystem');
  showDashboard('?section=system');
  await expect.element(page.getByText('The state of the system could not be read.')).toBeVisible();
  expect(dashboard.calls).toContain('GET /campus/system');
});

const copy = {
  id: 'copy-1',
  file: '/mnt/keys/campus-keys.json',
  writtenAt: '2026-11-20T18:30:00.000Z',
  isSpent: true,
};
const withCopies = (...keyFiles: (typeof copy)[]) => {
  const dashboard = startDashboard('admin');
  dashboard.system = {
    version: '9.8.7',
    findings: [{ subject: 'keys', state: 'warning', says: 'A copy is there.', advice: null }],
    keyFiles,
  };
  showDashboard('?section=system');
  return dashboard;
};
const copies = () => page.getByRole('list', { name: 'Files of keys that backups made' });
const say = () => copies().getByRole('button', { name: `This file was destroyed: ${copy.file}` });
const question = () => page.getByRole('dialog', { name: 'Was this file destroyed?' });

test('an admin says that a file of keys was destroyed, after a question', async () => {
  const dashboard = withCopies(copy, { ...copy, id: 'copy-2', file: '/mnt/other-keys.json' });
  await expect.element(copies().getByRole('listitem').nth(1)).toBeVisible();
  await say().click();
  await question().getByRole('button', { name: 'Go back' }).click();
  await expect.element(question()).not.toBeInTheDocument();
  expect(dashboard.calls.filter((call) => call.startsWith('POST'))).toEqual([]);
  await say().click();
  await question().getByRole('button', { name: 'It was destroyed' }).click();
  await expect.poll(() => copies().getByRole('listitem').elements().length).toBe(1);
  expect(dashboard.calls).toContain('POST /campus/key-file-destroyed/copy-1');
});

test('a file that is still there stays on the list', async () => {
  const dashboard = withCopies(copy);
  dashboard.refuse('sayKeyFileDestroyed', 'key-file-there');
  await say().click();
  await question().getByRole('button', { name: 'It was destroyed' }).click();
  await expect
    .element(
      question()
        .getByText(/This file is still there/)
        .first(),
    )
    .toBeVisible();
  await question().getByRole('button', { name: 'Go back' }).click();
  await expect.element(say()).toBeVisible();
});
