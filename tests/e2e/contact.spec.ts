import { expect } from '@playwright/test';
import type { Locator } from '@playwright/test';
import { test } from './support/fixtures.ts';

// Messages to the council (spec 2, Contact and Dashboard; 4; 5; 8).

/** The hue of a colour as the screen shows it, in degrees. */
function hueOf(card: Locator): Promise<number> {
  return card.evaluate((element) => {
    const brush = document.createElement('canvas').getContext('2d');
    if (brush === null) return -1;
    brush.fillStyle = getComputedStyle(element, '::before').backgroundColor;
    brush.fillRect(0, 0, 1, 1);
    const [red = 0, green = 0, blue = 0] = brush.getImageData(0, 0, 1, 1).data;
    const most = Math.max(red, green, blue);
    const range = most - Math.min(red, green, blue);
    if (range === 0) return -1;
    const sixth =
      most === red
        ? (green - blue) / range
        : most === green
          ? 2 + (blue - red) / range
          : 4 + (red - green) / range;
    return (sixth * 60 + 360) % 360;
  });
}

const writers = [
  { name: 'Asha Pillai', category: 'query', label: 'General Query', message: 'Is it open?' },
  { name: 'Dev Malhotra', category: 'grievances', label: 'Grievance', message: 'No light.' },
  { name: 'Ira Bose', category: 'suggestion', label: 'Suggestion', message: 'More benches.' },
] as const;

test(
  'a visitor writes; an officer resolves, rejects and deletes',
  { tag: '@both' },
  async ({ page, campus, meet }) => {
    await test.step('all four fields are required', async () => {
      await page.goto('/contact');
      await page.getByLabel('Name').fill('Asha Pillai');
      await page.getByRole('button', { name: 'Send', exact: true }).click();
      await expect(page.getByText('Please fill all fields').first()).toBeVisible();
      await expect(page.getByLabel('Name')).toHaveValue('Asha Pillai');
    });

    await test.step('what was typed and chosen is there after a reload', async () => {
      await page.getByLabel('Category').selectOption('suggestion');
      await page.reload();
      await expect(page.getByLabel('Name')).toHaveValue('Asha Pillai');
      await expect(page.getByLabel('Category')).toHaveValue('suggestion');
      await page.goto('/contact?category=grievances');
      await expect(page.getByLabel('Category')).toHaveValue('grievances');
    });

    await test.step('a message is sent, and the next one after it', async () => {
      for (const { name, category, message } of writers) {
        await page.getByLabel('Name').fill(name);
        await page.getByLabel('E-mail').fill(`${name.slice(0, 3).toLowerCase()}@sarovar.example`);
        await page.getByLabel('Category').selectOption(category);
        await page.getByLabel('Message').fill(message);
        await page.getByRole('button', { name: 'Send', exact: true }).click();
        await expect(
          page.getByRole('heading', { name: 'Message sent successfully.' }),
        ).toBeFocused();
        await expect(page.getByText(/^Reference [0-9A-F]{8}$/)).toBeVisible();
        await page.getByRole('button', { name: 'Send another' }).click();
      }
      await expect(page.getByLabel('Message')).toHaveValue('');
    });

    const officer = await meet({ role: 'council' });
    const card = (name: string) => officer.getByRole('article', { name });
    const act = (what: string, name: string) =>
      officer.getByRole('button', { name: `${what} the request of ${name}` });
    const [asha, dev, ira] = writers.map(({ name }) => name) as [string, string, string];

    await test.step('officers see each of them in progress', async () => {
      await officer.goto('/dashboard?section=contact-requests');
      for (const { name, label, message } of writers) {
        await expect(card(name).getByText('In Progress')).toBeVisible();
        await expect(card(name).getByText(label)).toBeVisible();
        await expect(card(name).getByText(message)).toBeVisible();
        await expect(act('Resolve', name)).toBeEnabled();
        await expect(act('Reject', name)).toBeEnabled();
      }
      const hue = await hueOf(card(asha));
      expect(hue, 'yellow').toBeGreaterThan(25);
      expect(hue, 'yellow').toBeLessThan(65);
    });

    await test.step('resolved and rejected: a word, a colour, a dead button', async () => {
      await act('Resolve', asha).scrollIntoViewIfNeeded();
      const at = await officer.evaluate(() => window.scrollY);
      await act('Resolve', asha).click();
      await expect(officer.getByText('Contact resolved successfully').first()).toBeVisible();
      await expect(card(asha).getByText('Resolved', { exact: true })).toBeVisible();
      await expect(act('Resolve', asha)).toBeDisabled();
      await expect(act('Reject', asha)).toBeEnabled();
      await expect(card(asha)).toBeFocused();
      expect(await officer.evaluate(() => window.scrollY), 'the page stays where it was').toBe(at);

      await act('Reject', dev).click();
      await expect(officer.getByText('Contact rejected successfully').first()).toBeVisible();
      await expect(card(dev).getByText('Rejected', { exact: true })).toBeVisible();
      await expect(act('Reject', dev)).toBeDisabled();
      await expect(act('Resolve', dev)).toBeEnabled();
      const [green, red] = [await hueOf(card(asha)), await hueOf(card(dev))];
      expect(green, 'green').toBeGreaterThan(90);
      expect(green, 'green').toBeLessThan(180);
      expect(red > 335 || red < 20, `red, not ${red}`).toBe(true);
    });

    await test.step('deleting asks; with the keyboard alone it is done', async () => {
      await act('Delete', ira).focus();
      await officer.keyboard.press('Enter');
      const question = officer.getByRole('dialog', { name: `Delete the request of ${ira}?` });
      await expect(question.getByRole('button', { name: 'Keep' })).toBeFocused();
      await officer.keyboard.press('Escape');
      await expect(question).toBeHidden();
      await expect(card(ira)).toBeVisible();
      await expect(act('Delete', ira)).toBeFocused();
      await officer.keyboard.press('Enter');
      await expect(question.getByRole('button', { name: 'Keep' })).toBeFocused();
      await officer.keyboard.press('Tab');
      await officer.keyboard.press('Enter');
      await expect(officer.getByText('Contact deleted successfully').first()).toBeVisible();
      await expect(card(ira)).toHaveCount(0);
    });

    await test.step('another officer finds all of it so', async () => {
      await campus.signIn(page, { role: 'admin' });
      await page.goto('/dashboard?section=contact-requests');
      const seen = (name: string) => page.getByRole('article', { name });
      await expect(seen(asha).getByText('Resolved', { exact: true })).toBeVisible();
      await expect(seen(dev).getByText('Rejected', { exact: true })).toBeVisible();
      await expect(seen(ira)).toHaveCount(0);
      // A decision can be changed.
      await page.getByRole('button', { name: `Reject the request of ${asha}` }).click();
      await expect(seen(asha).getByText('Rejected', { exact: true })).toBeVisible();
      await officer.reload();
      await expect(card(asha).getByText('Rejected', { exact: true })).toBeVisible();
    });
  },
);
