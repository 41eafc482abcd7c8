import { expect } from '@playwright/test';
import { closeElectionNow, createElection } from '#tests/support/factories.ts';
import { test } from './support/campus-with-mail.ts';
import { linkInEmail } from './support/emails.ts';
import { examine } from './support/examine.ts';
import { freshNumber } from './support/people.ts';

// Somebody without an account, from the organiser's line to the seat that waits for their account.

test(
  'who has no account is entered, wins, and becomes the account that proves the address',
  { tag: '@both' },
  async ({ page, campus, mail, meet }) => {
    const { books } = campus;
    // Both devices may share a campus.
    const name = `Council of the ${test.info().project.name}`;
    const election = await createElection(books, {
      name,
      positions: { President: 0 },
      startsInMinutes: 60,
      endsInMinutes: 120,
    });
    const council = await meet({ role: 'council' });
    const email = `lata-${test.info().project.name}@sarovar.example`;

    await test.step('the organiser enters a name with its address', async () => {
      await council.goto('/dashboard?section=election-list');
      await council.getByRole('button', { name: `Actions for ${name}` }).click();
      await council.getByRole('menuitem', { name: 'Add candidates' }).click();
      const dialog = council.getByRole('dialog', { name: `Add candidates to ${name}` });
      const line = `Lata Rao <${email}>`;
      await dialog.getByLabel('President').fill(line);
      await dialog.getByLabel('They have agreed to stand').check();
      await expect(dialog.getByText(`No account: ${line}.`)).toBeVisible();
      await examine(council, 'a name without an account');
      await dialog.getByRole('button', { name: 'Enter candidates' }).click();
      await expect(dialog.getByText('On the ballot', { exact: true })).toBeVisible();
    });

    const link = await linkInEmail(mail, { to: email, path: '/candidacy' });
    const main = page.getByRole('main');
    await test.step('her page says who entered her; she is voted for and wins', async () => {
      const { elections } = await (await page.request.get('/api/election/get-all')).json();
      const found = elections.find(({ _id }: { _id: string }) => _id === election.id);
      const [{ _id: candidateId }] = found.nominations;
      await page.goto(`/elections/${election.id}/candidates/${candidateId}`);
      await expect(main.getByText('Entered by the council')).toBeVisible();
      await examine(page, 'the page of a candidate without an account');
      await books.transact((tx) =>
        tx
          .updateTable('elections')
          .set({ starts_at: new Date(Date.now() - 60_000) })
          .where('id', '=', election.id)
          .execute(),
      );
      const voter = await meet({ role: 'student' });
      const { _id: userId } = (await (await voter.request.get('/api/user/me')).json()).user;
      const data = { userId, electionId: election.id, position: 'President', candidateId };
      expect((await voter.request.post('/api/vote/add', { data })).ok()).toBe(true);
      await closeElectionNow(books, election.id);
    });

    await test.step('she registers by the link, which proves nothing yet', async () => {
      await page.goto(link);
      await main.getByRole('link', { name: 'Register' }).click();
      await page.getByLabel('Role').selectOption('student');
      await page.getByLabel('Name', { exact: true }).fill('Lata Rao');
      await page.getByLabel('E-mail').fill(email);
      await page.getByLabel('Enrollment number').fill(freshNumber());
      await page.getByLabel('Password', { exact: true }).fill('a kite above the lake');
      await main.getByRole('button', { name: 'Register' }).click();
      await expect(main.getByText('once you have proved the number')).toBeVisible();
      await page.goto(await linkInEmail(mail, { to: email, path: '/confirm-email' }));
      await main.getByRole('button', { name: 'Confirm my e-mail' }).click();
      await expect(main.getByText('Your e-mail address is confirmed')).toBeVisible();
    });

    await test.step('her address is proved: she takes the candidacy on Home', async () => {
      await page.goto('/');
      await examine(page, 'a candidacy to take');
      await page.getByRole('button', { name: 'Take the candidacy for President' }).click();
      await expect(page.getByRole('button', { name: /^Take the candidacy/ })).toHaveCount(0);
      const mine = await (await page.request.get('/api/nomination/to-take')).json();
      expect(mine).toEqual([]);
      const entered = await council.request.get(`/api/nomination/entered/${election.id}`);
      expect(await entered.json()).toMatchObject([{ status: 'stands', hasAccount: true }]);
    });
  },
);
