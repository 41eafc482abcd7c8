import { expect } from '@playwright/test';
import { createAccount, createElection } from '#tests/support/factories.ts';
import { test } from './support/campus-with-mail.ts';
import { linkInEmail } from './support/emails.ts';
import { examine } from './support/examine.ts';

// Somebody whom officers entered as a candidate, from the e-mail to the ballot, over a real mail server.

test('who was entered says yes by the link of the e-mail and is on the ballot', async ({
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
  const data = { electionId: election.id, candidates };
  expect((await council.request.post('/api/nomination/enter', { data })).ok()).toBe(true);
  const link = await linkInEmail(mail, { to: person.email, path: '/candidacy' });

  await page.goto(link);
  const main = page.getByRole('main');
  const question =
    'Mina Iyer, the council entered you as a candidate for President in Hostel council.';
  await expect(main.getByText(question)).toBeVisible();
  await examine(page, 'the question of an entered candidate');
  await main.getByRole('button', { name: 'Yes, I stand' }).click();
  await expect(main.getByText('You said yes to President')).toBeVisible();
  await examine(page, 'the answer of an entered candidate');

  const answered = await council.request.get(`/api/nomination/entered/${election.id}`);
  expect(await answered.json()).toMatchObject([{ name: 'Mina Iyer', answer: 'yes' }]);
  await page.goto(`/elections/${election.id}`);
  await expect(main.getByText('Mina Iyer').first()).toBeVisible();
});
