import { expect } from '@playwright/test';
import { sectionPath } from '#core/accounts/dashboard-sections.ts';
import { createContact } from '#tests/support/factories.ts';
import { test } from './support/campus-with-mail.ts';

// What an admin sees and does when e-mails do not leave: the mail server is gone, comes back, and does
// not know one of the addresses.

test('an admin finds why e-mails do not leave, and sees them off', async ({
  page,
  campus,
  mail,
}) => {
  const admin = await campus.signIn(page, { role: 'admin', name: 'Arun Rao' });
  const writers = [
    await createContact(campus.books, { name: 'Asha Pillai', email: 'asha@campus.test' }),
    await createContact(campus.books, { name: 'Ravi Menon', email: 'rvai@campus.test' }),
  ];
  const unsent = page.getByRole('list', { name: 'Not sent' });
  const open = () => page.goto(sectionPath('emails'));
  /** What the page shows once the server has gone on; nobody waits for the page's own next look. */
  const until = (look: () => Promise<void>) =>
    expect(async () => {
      await open();
      await look();
    }).toPass();
  const answer = (id: string) =>
    page.evaluate(async (path) => {
      const body = JSON.stringify({
        entryId: crypto.randomUUID(),
        text: 'It is open until ten.',
        isResolved: true,
      });
      const headers = { 'content-type': 'application/json' };
      return (await fetch(path, { method: 'POST', headers, body })).status;
    }, `/api/contact/answer/${id}`);

  await test.step('the mail server is gone: it waits, with the problem and the next try', async () => {
    mail.manner = 'hangs-up-early';
    await open();
    await expect(page.getByText('Every e-mail was sent.')).toBeVisible();
    expect(await answer(writers[0] ?? '')).toBeLessThan(300);
    await until(() => expect(unsent).toContainText('asha@campus.test', { timeout: 1_000 }));
    await expect(unsent).toContainText('The mail server could not be reached.');
    await expect(unsent).toContainText('Next try:');
    await page.getByRole('button', { name: 'Send a test e-mail to myself' }).click();
    await expect(page.getByRole('status').getByText(/could not be reached/)).toBeVisible();
  });

  await test.step('it is back: a test arrives, and what waited goes now', async () => {
    mail.manner = 'takes';
    await page.getByRole('button', { name: 'Send a test e-mail to myself' }).click();
    await expect(page.getByRole('status').getByText(/^250/)).toBeVisible();
    expect(mail.taken.some(({ to }) => to.includes(admin.email))).toBe(true);
    const one = page.getByRole('button', { name: /^Send again: .*asha@campus\.test/ });
    // The test has taken it along already, if the page shows it no more.
    if (await one.isVisible()) await one.click();
    const arrived = () => mail.taken.filter(({ to }) => to.includes('asha@campus.test')).length;
    await expect.poll(arrived).toBe(1);
    await until(() =>
      expect(page.getByText('Every e-mail was sent.')).toBeVisible({ timeout: 1_000 }),
    );
  });

  await test.step('an address that is mistyped fails with its reason, and is given up', async () => {
    mail.manner = 'refuses-recipient';
    expect(await answer(writers[1] ?? '')).toBeLessThan(300);
    await until(() => expect(unsent).toContainText('rvai@campus.test', { timeout: 1_000 }));
    await expect(unsent).toContainText('this address does not accept e-mails.');
    await expect(unsent).toContainText('550 No such mailbox');
    mail.manner = 'takes';
    await page.getByRole('button', { name: /^Give up: .*rvai@campus\.test/ }).click();
    await expect(page.getByText('Every e-mail was sent.')).toBeVisible();
  });
});
