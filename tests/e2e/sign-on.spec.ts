import { expect } from '@playwright/test';
import { freePort } from '#tests/support/free-port.ts';
import { createElection } from '#tests/support/factories.ts';
import { openSignOnProvider } from '#tests/support/sign-on-provider.ts';
import type { SignOnProvider } from '#tests/support/sign-on-provider.ts';
import { startCampus } from './support/campus.ts';
import { examine } from './support/examine.ts';
import { test } from './support/fixtures.ts';
import { visit } from './support/visit.ts';

// Single sign-on between two real servers: the product and an OpenID Connect provider.

const withProvider = test.extend<{ provider: SignOnProvider }>({
  // oxlint-disable-next-line no-empty-pattern
  provider: async ({}, use) => {
    const provider = await openSignOnProvider(`http://localhost:${await freePort()}`);
    await use(provider);
    await provider.close();
  },
  campus: async ({ provider }, use) => {
    const { issuer, clientId, clientSecret, name } = provider.settings;
    const campus = await startCampus({
      PUBLIC_URL: provider.publicUrl,
      PORT: new URL(provider.publicUrl).port,
      SIGN_ON_ISSUER: issuer,
      SIGN_ON_CLIENT_ID: clientId,
      SIGN_ON_CLIENT_SECRET: clientSecret,
      SIGN_ON_NAME: name,
      SIGN_ON_NUMBER_CLAIM: 'student_number',
    });
    await use(campus);
    await campus.stop();
  },
});

withProvider(
  'from the ballot to the university and back',
  async ({ page, campus, provider, meet }) => {
    provider.people.set('asha', {
      subject: 'asha',
      name: 'Asha Rao',
      email: 'asha@sarovar.example',
      email_verified: true,
      student_number: '0177cs251001',
    });
    provider.people.set('guest', {
      subject: 'guest',
      name: 'Guest Lecturer',
      email: 'guest@sarovar.example',
      email_verified: true,
    });
    const { id } = await createElection(campus.books, { positions: { President: 2 } });
    const goOn = 'Continue with Sarovar account';

    await test.step('a first log-in makes the account and leads back to the ballot', async () => {
      await visit(page, `/elections/${id}`);
      await page
        .getByRole('button', { name: /^Vote for/ })
        .first()
        .click();
      await page.getByRole('button', { name: 'Login', exact: true }).first().click();
      await expect(page).toHaveURL(/\/login$/);
      await examine(page, 'the log-in page with a log-in of the campus');
      await page.getByRole('button', { name: goOn }).click();
      await page.getByRole('button', { name: 'Asha Rao' }).click();
      await expect(page).toHaveURL(new RegExp(`/elections/${id}`));
      await expect(page.getByRole('button', { name: 'Open profile, Asha Rao' })).toBeVisible();
    });

    await test.step('the profile shows it, and it is the only way in', async () => {
      await page.getByRole('button', { name: /^Open profile/ }).click();
      await page.getByRole('button', { name: 'Ways to log in' }).click();
      const dialog = page.getByRole('dialog', { name: 'Ways to log in' });
      await dialog.getByRole('button', { name: 'Disconnect asha@sarovar.example' }).click();
      await expect(page.getByText('This is the only way to log in').first()).toBeVisible();
      await examine(page, 'a connected log-in');
    });

    await test.step('somebody without a number says who they are', async () => {
      const guest = await meet();
      await visit(guest, '/register');
      await guest.getByRole('button', { name: goOn }).click();
      await guest.getByRole('button', { name: 'Guest Lecturer' }).click();
      await expect(guest.getByRole('heading', { name: 'Finish your account' })).toBeVisible();
      await expect(guest.getByLabel('E-mail')).toHaveValue('guest@sarovar.example');
      await examine(guest, 'the form after a log-in of the campus');
      await guest.getByLabel('Role').selectOption('faculty');
      await guest.getByRole('button', { name: 'Create account' }).click();
      await expect(guest).toHaveURL(/\/login$/);
      await expect(guest.getByText('Waiting for approval')).toBeVisible();
    });

    await test.step('a log-in that was stopped says so, with a way on', async () => {
      const other = await meet();
      await visit(other, '/login');
      await other.getByRole('button', { name: goOn }).click();
      await other.getByRole('button', { name: 'Stop' }).click();
      await expect(other.getByText('The log-in was stopped')).toBeVisible();
      await examine(other, 'a log-in of the campus that was stopped');
      await other.reload();
      await expect(other.getByText('You have not started a log-in here.')).toBeVisible();
      await other.getByRole('main').getByRole('link', { name: 'Go to Login' }).click();
      await expect(other).toHaveURL(/\/login$/);
    });
  },
);
