import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import type { UnsentEmail } from '#contract/failing-emails.ts';
import { inToast } from '#tests/support/in-toast.ts';
import { showDashboard, startDashboard } from '#tests/support/show-dashboard.tsx';

const email = (given: Partial<UnsentEmail>): UnsentEmail => ({
  _id: 'email-1',
  to: 'asha@campus.test',
  subject: 'Congratulations',
  reason: 'no-mailbox',
  problem: 'The mail server answered: 550 No such user',
  createdAt: '2026-03-16T08:00:00.000Z',
  nextTryAt: null,
  canCorrect: true,
  link: 'none',
  ...given,
});

function startWith(trouble: Partial<ReturnType<typeof startDashboard>['trouble']>) {
  const dashboard = startDashboard();
  Object.assign(dashboard.trouble, trouble);
  return dashboard;
}

test('what waits has its reason and next try, and goes now, one or all', async () => {
  const waits = email({ reason: 'no-server', nextTryAt: '2026-03-16T12:00:00.000Z' });
  const dashboard = startWith({ waiting: 3, failing: [waits], unnamed: { waiting: 2, failed: 0 } });
  showDashboard('?section=emails');
  const row = page
    .getByRole('list', { name: 'E-mails that are tried again' })
    .getByRole('listitem');
  await expect.element(row.getByText(/could not be reached/)).toBeVisible();
  await expect.element(row.getByText(/Next try: .*:30/)).toBeVisible();
  await expect.element(page.getByText(/2 more e-mails wait\. Nobody can read them/)).toBeVisible();
  await row.getByRole('button', { name: /^Send now/ }).click();
  await expect.poll(() => dashboard.calls).toContain('POST /campus/emails/resend/email-1');
  await page.getByRole('button', { name: 'Send all now' }).click();
  await expect.poll(() => dashboard.calls).toContain('POST /campus/emails/send-now');
});

test('a failed e-mail goes to the right address', async () => {
  const dashboard = startWith({ failed: 1, failures: [email({})] });
  showDashboard('?section=emails');
  await expect.element(page.getByText(/550 No such user/)).toBeVisible();
  await page.getByRole('button', { name: /^Correct the address/ }).click();
  const field = page.getByRole('textbox', { name: 'The right address' });
  await field.fill('');
  await page.getByRole('button', { name: 'Send to this address' }).click();
  await expect.element(field).toHaveAttribute('aria-invalid', 'true');
  await field.fill('asha.rao@campus.test');
  await page.getByRole('button', { name: 'Send to this address' }).click();
  await expect.poll(() => dashboard.calls).toContain('POST /campus/emails/correct/email-1');
  expect(dashboard.body).toEqual({ email: 'asha.rao@campus.test' });
});

test('for one with a link the account is corrected, and a new link is sent', async () => {
  const failed = email({ subject: 'Confirm', link: 'renewable', canCorrect: false });
  const dashboard = startWith({ failed: 1, failures: [failed] });
  showDashboard('?section=emails');
  await page.getByRole('button', { name: /^Send a new link/ }).click();
  await expect.element(inToast('Done')).toBeVisible();
  expect(dashboard.calls).toContain('POST /campus/emails/new-link/email-1');
  await expect
    .element(page.getByRole('link', { name: 'Correct the account' }))
    .toHaveAttribute('href', expect.stringContaining('section=accounts&q=asha%40campus.test'));
  await expect
    .element(page.getByRole('button', { name: /^Correct the a/ }))
    .not.toBeInTheDocument();
});

test('a test e-mail says what the mail server answered', async () => {
  startWith({});
  showDashboard('?section=emails');
  await expect.element(page.getByText('Every e-mail was sent.')).toBeVisible();
  await page.getByRole('button', { name: 'Send a test e-mail to myself' }).click();
  await expect.element(page.getByText('535 Wrong password')).toBeVisible();
});

test('all failed ones are removed after a question', async () => {
  const dashboard = startWith({ failed: 1, failures: [email({})] });
  showDashboard('?section=emails');
  await page.getByRole('button', { name: 'Remove all' }).click();
  const dialog = page.getByRole('dialog', { name: 'Remove 1 failed e-mail?' });
  await dialog.getByRole('button', { name: 'Remove' }).click();
  await expect.poll(() => dashboard.calls).toContain('POST /campus/emails/discard-failed');
});

test('e-mails that do not leave are told on the dashboard and on their page', async () => {
  const dashboard = startDashboard();
  dashboard.emails = { ...dashboard.emails, waiting: 13, isLate: true };
  showDashboard();
  await page.getByRole('link', { name: 'Have a look: E-mails are not being sent' }).click();
  const notice = page.getByRole('region', { name: 'E-mails are not being sent' });
  await expect.element(notice.getByText(/13 e-mails have not been sent/)).toBeVisible();
  await expect.element(notice.getByRole('heading')).toHaveFocus();
});
