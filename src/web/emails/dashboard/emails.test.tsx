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
  hasFailed: true,
  link: 'none',
  ...given,
});

function startWith(emails: Partial<ReturnType<typeof startDashboard>['emails']>) {
  const dashboard = startDashboard();
  Object.assign(dashboard.emails, emails);
  return dashboard;
}

test('what waits has its reason and next try, and goes now', async () => {
  const waits = email({
    reason: 'no-server',
    hasFailed: false,
    nextTryAt: '2026-03-16T12:00:00.000Z',
  });
  const dashboard = startWith({ waiting: 3, emails: [waits], unnamed: { waiting: 2, failed: 0 } });
  showDashboard('?section=emails');
  const row = page.getByRole('list', { name: 'Not sent' }).getByRole('listitem');
  await expect.element(row.getByText(/could not be reached/)).toBeVisible();
  await expect.element(row.getByText(/Next try: .*:30/)).toBeVisible();
  await expect.element(page.getByText(/2 more e-mails wait\. Nobody can read them/)).toBeVisible();
  expect(row.getByRole('button', { name: /^Give up/ }).elements()).toEqual([]);
  await row.getByRole('button', { name: /^Send again/ }).click();
  await expect.poll(() => dashboard.calls).toContain('POST /campus/emails/resend/email-1');
});

test('for one with a link a new link is sent, and the account can be corrected', async () => {
  const failed = email({ subject: 'Confirm', link: 'renewable' });
  const dashboard = startWith({ failed: 1, emails: [failed] });
  showDashboard('?section=emails');
  await page.getByRole('button', { name: /^Send again/ }).click();
  await expect.element(inToast('Done')).toBeVisible();
  expect(dashboard.calls).toContain('POST /campus/emails/resend/email-1');
  await expect
    .element(page.getByRole('link', { name: 'Correct the account' }))
    .toHaveAttribute('href', expect.stringContaining('section=accounts&q=asha%40campus.test'));
});

test('one of which neither words nor link are kept can only be given up', async () => {
  const dashboard = startWith({ failed: 1, emails: [email({ link: 'not-kept' })] });
  showDashboard('?section=emails');
  const row = page.getByRole('list', { name: 'Not sent' }).getByRole('listitem');
  await expect.element(row.getByText(/its owner was not told/)).toBeVisible();
  expect(row.getByRole('button', { name: /^Send again/ }).elements()).toEqual([]);
  await row.getByRole('button', { name: /^Give up/ }).click();
  await expect.poll(() => dashboard.body).toEqual({ id: 'email-1' });
});

test('a test e-mail says what the mail server answered', async () => {
  startWith({});
  showDashboard('?section=emails');
  await expect.element(page.getByText('Every e-mail was sent.')).toBeVisible();
  await page.getByRole('button', { name: 'Send a test e-mail to myself' }).click();
  await expect.element(page.getByText('535 Wrong password')).toBeVisible();
});

test('all failed ones are given up after a question', async () => {
  const dashboard = startWith({ failed: 1, emails: [email({})] });
  showDashboard('?section=emails');
  await page.getByRole('button', { name: 'Give up all that failed' }).click();
  const dialog = page.getByRole('dialog', { name: 'Give up 1 failed e-mail?' });
  await dialog.getByRole('button', { name: 'Give up' }).click();
  await expect.poll(() => dashboard.calls).toContain('POST /campus/emails/discard');
  expect(dashboard.body).toEqual({});
});

test('e-mails that do not leave are told on the dashboard and on their page', async () => {
  const dashboard = startDashboard();
  dashboard.emails = { ...dashboard.emails, waiting: 13, isLate: true };
  const of = { electionId: null, election: null, whyNot: null };
  dashboard.things = [{ kind: 'late-emails', ...of }];
  showDashboard();
  await page.getByRole('link', { name: 'Have a look: E-mails are not being sent' }).click();
  const notice = page.getByRole('region', { name: 'E-mails are not being sent' });
  await expect.element(notice.getByText(/13 e-mails have not been sent/)).toBeVisible();
  await expect.element(notice.getByRole('heading')).toHaveFocus();
});
