import { expect } from '@playwright/test';
import { createElection } from '#tests/support/factories.ts';
import { admin } from './support/campus.ts';
import { test } from './support/fixtures.ts';
import { freshNumber, isHome } from './support/people.ts';
import type { Change } from './support/translator.ts';
import { translate } from './support/translator.ts';
import { visit } from './support/visit.ts';

// Pages that something else has changed: a translator, an extension, a password manager. All texts are in other
// elements than ours, also those that come later; what people do works as ever, and no old text stays.

const changes: readonly Change[] = ['replaced', 'moved'];
const password = 'a kite above the lake';

for (const change of changes) {
  test(
    `whose texts are ${change}: register, log in, fill in a ballot, read the receipts`,
    { tag: '@both' },
    async ({ page, campus, meet }) => {
      const { id } = await createElection(campus.books, {
        name: `Texts ${change}`,
        positions: { President: 2, Editor: 2, Speaker: 2 },
      });

      await test.step('register, after a refusal', async () => {
        await visit(page, '/register');
        await translate(page, change, 'now');
        const main = page.getByRole('main');
        await page.getByLabel('Role').selectOption('student');
        await page.getByLabel('Name', { exact: true }).fill('Asha Verma');
        await page.getByLabel('E-mail').fill(`asha.${change}@sarovar.example`);
        await page.getByLabel('Enrollment number').fill('0177CS22');
        await main.getByRole('button', { name: 'Register' }).click();
        await expect(main.getByText('Enter a password.')).toBeVisible();
        await expect(page.getByLabel('Name', { exact: true })).toHaveValue('Asha Verma');
        await page.getByLabel('Enrollment number').fill(freshNumber());
        await page.getByLabel('Password', { exact: true }).fill(password);
        await main.getByRole('button', { name: 'Register' }).click();
        await isHome(page);
      });

      await test.step('log in, after a wrong password', async () => {
        const reader = await meet();
        await visit(reader, '/login');
        await translate(reader, change, 'now');
        const main = reader.getByRole('main');
        const send = () => main.getByRole('button', { name: 'Login', exact: true }).click();
        await reader.getByLabel('Role').selectOption('admin');
        await reader.getByLabel('E-mail').fill(admin.email);
        await reader.getByLabel('Password', { exact: true }).fill('not my password');
        await send();
        await expect(main.getByText(/password is not right\.$/)).toBeVisible();
        await reader.getByLabel('Password', { exact: true }).fill(admin.password);
        await send();
        await isHome(reader);
      });

      await test.step('one vote, and its receipt', async () => {
        await visit(page, `/elections/${id}`);
        await translate(page, change, 'now');
        await expect(page.getByText('0 of 3 positions voted')).toBeVisible();
        await page
          .getByRole('button', { name: /^Vote for .+, Speaker/ })
          .first()
          .click();
        await page.getByRole('dialog').getByRole('button', { name: 'Cast vote' }).click();
        const speaker = page.getByRole('region', { name: /^Speaker Vote recorded/ });
        await expect(speaker.getByText(/[2-9A-Z]{4}-[2-9A-Z]{4}/)).toBeVisible();
        // What was said before is gone, with what something else had put around it.
        await expect(page.getByText('1 of 3 positions voted')).toBeVisible();
        await expect(page.getByText('0 of 3 positions voted')).toHaveCount(0);
      });

      await test.step('a ballot, and its receipts', async () => {
        await page.getByRole('button', { name: 'Vote for all positions' }).click();
        const dialog = page.getByRole('dialog', { name: 'Vote for all positions' });
        const press = (name: string) => dialog.getByRole('button', { name, exact: true }).click();
        await expect(dialog.getByText('2 of 2 positions left to fill')).toBeVisible();
        await dialog.getByRole('radio').first().click();
        await expect(dialog.getByText('1 of 2 positions left to fill')).toBeVisible();
        await expect(dialog.getByText('2 of 2 positions left to fill')).toHaveCount(0);
        await press('Next');
        await expect(dialog.getByText('Position 2 of 2')).toBeVisible();
        await dialog.getByRole('radio').last().click();
        await press('Review choices');
        await press('Cast 2 votes');
        await expect(dialog.getByText(/[2-9A-Z]{4}-[2-9A-Z]{4}/)).toHaveCount(2);
        await press('Done');
        await expect(page.getByText(/^Vote recorded/)).toHaveCount(3);
      });
    },
  );

  test(`whose texts are ${change} before the script comes: nothing typed is lost`, async ({
    page,
    campus,
    noise,
  }) => {
    await translate(page, change, 'first byte');
    let letIn = () => {};
    const typed = new Promise<void>((resolve) => {
      letIn = resolve;
    });
    await page.route('**/assets/*.js', async (route) => {
      await typed;
      await route.continue();
    });
    await page.goto('/login', { waitUntil: 'commit' });
    await page.getByLabel('Role').selectOption('admin');
    await page.getByLabel('Password', { exact: true }).fill(admin.password);
    const isTakenOver = page.waitForRequest((request) => request.url().endsWith('/api/user/me'));
    letIn();
    await isTakenOver;
    await expect(page.getByLabel('Role')).toHaveValue('admin');
    await expect(page.getByLabel('Password', { exact: true })).toHaveValue(admin.password);
    await page.getByLabel('E-mail').fill(admin.email);
    await page.getByRole('main').getByRole('button', { name: 'Login', exact: true }).click();
    await isHome(page);

    const { id } = await createElection(campus.books, { positions: { President: 2 } });
    await campus.signIn(page);
    await visit(page, `/elections/${id}`);
    await page
      .getByRole('button', { name: /^Vote for .+, President/ })
      .first()
      .click();
    await page.getByRole('dialog').getByRole('button', { name: 'Cast vote' }).click();
    await expect(page.getByRole('main').getByText(/[2-9A-Z]{4}-[2-9A-Z]{4}/)).toBeVisible();
    // React says that it renders such a page anew (its error 418), and nothing else.
    noise.splice(0, noise.length, ...noise.filter((line) => !line.includes('error #418')));
  });
}
