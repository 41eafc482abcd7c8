import { expect } from '@playwright/test';
import { createAccount, createElection } from '#tests/support/factories.ts';
import { test } from './support/campus-with-mail.ts';
import { linkInEmail } from './support/emails.ts';
import { examine } from './support/examine.ts';

// Somebody whom officers entered as a candidate, from the e-mail to the ballot, over a real mail server.

test('who was entered is on the ballot, and leaves it by the link of the e-mail', async ({
  page,
  campus,
  mail,
  meet,
}) => {
  const { books } = campus;
  const person = await createAccount(books, { name: 'Mina Iyer' });
  await books.transact((tx) =>
    tx
      .updateTable('accounts')
      .set({ email_confirmed_at: new Date() })
      .where('id', '=', person.id)
      .execute(),
  );
  const election = await createElection(books, {
    name: 'Hostel council',
    positions: { President: 0 },
    startsInMinutes: 60,
    endsInMinutes: 120,
  });
  const council = await meet({ role: 'council' });
  const candidates = [{ position: 'President', lines: [person.email] }];
  const data = { electionId: election.id, candidates, haveAgreed: true };
  expect((await council.request.post('/api/nomination/enter', { data })).ok()).toBe(true);
  const link = await linkInEmail(mail, { to: person.email, path: '/candidacy' });

  const main = page.getByRole('main');
  await page.goto(`/elections/${election.id}`);
  await expect(main.getByText('Mina Iyer').first()).toBeVisible();
  await page.goto(link);
  const entered =
    'Mina Iyer, the council entered you as a candidate for President in Hostel council.';
  await expect(main.getByText(entered)).toBeVisible();
  await examine(page, 'the page of an entered candidate');
  await main.getByRole('button', { name: 'Leave the ballot' }).click();
  const dialog = page.getByRole('dialog', { name: 'Leave the ballot?' });
  await dialog.getByRole('button', { name: 'Leave the ballot' }).click();
  await expect(main.getByText('You are not a candidate for President')).toBeVisible();
  await examine(page, 'the page of an entered candidate who left');

  const list = await council.request.get(`/api/nomination/entered/${election.id}`);
  expect(await list.json()).toMatchObject([{ name: 'Mina Iyer', status: 'off', hasLeft: true }]);
});
