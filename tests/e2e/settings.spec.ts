import { expect } from '@playwright/test';
import { createEvent } from '#tests/support/factories.ts';
import { ownCampus, test } from './support/fixtures.ts';
import { paintPicture } from './support/pictures.ts';

// What an admin sets for the whole campus is what everybody sees. A campus of its own: its name and
// clock are those of every test on it.

test.use({ campus: ownCampus() });

test('name, clock, numbers, logo, statement and profiles', async ({ page, campus, meet }) => {
  // 12:00 UTC is half past five in Kolkata and nine in Tokyo.
  const noon = `${new Date().getUTCFullYear() + 1}-03-14T12:00:00Z`;
  await createEvent(campus.books, { title: 'Spring reading', held_at: noon });
  await campus.signIn(page, { role: 'admin' });
  const visitor = await meet();
  await visitor.goto('/events');
  const event = visitor.getByRole('article', { name: 'Spring reading' });
  await expect(event.getByText('17:30')).toBeVisible();

  await page.goto('/settings');
  const save = page.getByRole('button', { name: 'Save', exact: true });

  const open = (name: string) =>
    page.getByRole('navigation', { name: 'Campus settings' }).getByRole('link', { name }).click();
  const saveAll = async () => {
    await save.click();
    await expect(page.getByText('Everything is saved.')).toBeVisible();
  };

  await test.step('what is wrong is said beside its field, and nothing is saved', async () => {
    await page.getByLabel('University name').fill('');
    await save.click();
    await expect(page.getByText('1 field needs your attention').first()).toBeVisible();
    await expect(page.getByLabel('University name')).toBeFocused();
    await page.getByLabel('University name').fill('Lakeside University');
    await page.getByLabel('Time zone').selectOption('Asia/Tokyo');
    await visitor.goto('/register');
    await visitor.getByLabel('Role').selectOption('student');
    await expect(visitor.getByText('12 characters: 0177 + branch + year + roll')).toBeVisible();
  });

  await test.step('all of it is saved, page by page', async () => {
    await saveAll();
    await expect(page.getByText('Settings saved successfully').first()).toBeVisible();
    await open('Home page');
    const logo = await paintPicture('logo.png', { colour: 'crimson', width: 300, height: 300 });
    await page.getByLabel('Logo').setInputFiles(logo);
    await expect(page.getByRole('img', { name: 'Chosen image' })).toBeVisible();
    await expect(page.getByRole('progressbar')).toHaveCount(0);
    await page.getByLabel('Statement').fill('We keep the lake clean and the council honest.');
    await page.getByLabel('Instagram').fill('instagram.com/council');
    await save.click();
    await expect(page.getByLabel('Instagram')).toHaveAccessibleDescription(
      /Enter an address that begins with https:\/\//,
    );
    await page.getByLabel('Instagram').fill('https://instagram.example/lakeside');
    await saveAll();
    await open('Officers and accounts');
    const format = page.getByLabel('Format 1', { exact: true });
    await format.fill('0421[branch:@@][year:##]####');
    await expect(format).toHaveAccessibleDescription(/0421CS240001/);
    await saveAll();
    await open('Campus');
    await page.reload();
    await expect(page.getByLabel('University name')).toHaveValue('Lakeside University');
    await expect(page.getByLabel('Time zone')).toHaveValue('Asia/Tokyo');
  });

  await test.step('everybody sees it', async () => {
    await visitor.goto('/');
    const main = visitor.getByRole('main');
    const foot = visitor.getByRole('contentinfo');
    await expect(main.getByText('Lakeside University').first()).toBeVisible();
    await expect(main.getByText('We keep the lake clean and the council honest.')).toBeVisible();
    await expect(foot.getByText('Lakeside University')).toBeVisible();
    await expect(foot.getByRole('link', { name: 'Instagram' })).toHaveAttribute(
      'href',
      'https://instagram.example/lakeside',
    );
    await expect(foot.getByRole('link', { name: 'LinkedIn' })).toHaveCount(0);
    const logo = visitor.getByRole('banner').locator('img[src*="/uploads/"]');
    await expect(logo).not.toHaveJSProperty('naturalWidth', 0);
    await visitor.goto('/events');
    await expect(event.getByText('21:00')).toBeVisible();
    await visitor.goto('/register');
    await visitor.getByLabel('Role').selectOption('student');
    await expect(visitor.getByText('12 characters: 0421 + branch + year + roll')).toBeVisible();
  });

  await test.step('leaving with changes asks; with the keyboard alone one stays', async () => {
    await page.getByLabel('University name').fill('Riverside University');
    const away = page.getByRole('contentinfo').getByRole('link', { name: 'Events' });
    await away.focus();
    await page.keyboard.press('Enter');
    const question = page.getByRole('dialog', { name: 'Leave without saving?' });
    await expect(question.getByRole('button', { name: 'Keep editing' })).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(question).toBeHidden();
    await expect(page.getByLabel('University name')).toHaveValue('Riverside University');
    await away.focus();
    await page.keyboard.press('Enter');
    await expect(question.getByRole('button', { name: 'Keep editing' })).toBeFocused();
    await page.keyboard.press('Tab');
    await expect(question.getByRole('button', { name: 'Leave' })).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\/events$/);
    await visitor.goto('/');
    await expect(visitor.getByText('Lakeside University').first()).toBeVisible();
  });
});
