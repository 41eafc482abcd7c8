import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { showDashboard, startDashboard } from '#tests/support/show-dashboard.tsx';

const lines = () => page.getByRole('list', { name: 'What the server looked at' });

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
    .toHaveTextContent('Hustings 9.8.7 is running. Something has to be mended.');
  const mail = lines().getByRole('listitem').nth(1);
  for (const words of ['Problem', 'E-mail', 'It answered: 535.', 'See SMTP_URL.']) {
    await expect.element(mail.getByText(words)).toBeVisible();
  }
  dashboard.system.findings = [
    { subject: 'mail', state: 'ok', says: 'It takes us in.', advice: null },
  ];
  await page.getByRole('button', { name: 'Look again' }).click();
  await expect
    .element(said)
    .toHaveTextContent('Hustings 9.8.7 is running. Everything is as it should be.');
});

test('a failure says so and is shown in the place of the lines', async () => {
  const dashboard = startDashboard('admin');
  dashboard.break('GET /campus/system');
  showDashboard('?section=system');
  await expect.element(page.getByText('The state of the system could not be read.')).toBeVisible();
  expect(dashboard.calls).toContain('GET /campus/system');
});
