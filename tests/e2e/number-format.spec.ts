import { expect } from '@playwright/test';
import { nameless } from './support/campus.ts';
import { ownCampus, test } from './support/fixtures.ts';

// A university whose numbers look like B21CS1043: an admin says so, and a student registers with one.
// A campus of its own: its numbers are those of every test on it.

test.use({ campus: ownCampus({ ...nameless, UNIVERSITY_NAME: 'Brahmaputra University' }) });

test('an admin sets the format, and a student registers by it', async ({ page, campus, meet }) => {
  await campus.signIn(page, { role: 'admin' });
  await page.goto('/settings?section=accounts');
  const numbers = page.getByRole('region', { name: 'Enrollment numbers' });
  const save = page.getByRole('button', { name: 'Save', exact: true });
  const own = numbers.getByLabel('Type one of your numbers');
  const visitor = await meet();

  await test.step('its own number does not fit the usual format', async () => {
    await own.fill('B21CS1043');
    await expect(own).toHaveAccessibleDescription(/does not fit the format, such as 0177CS240001/);
    await save.click();
    await expect(page.getByText('1 field needs your attention').first()).toBeVisible();
    await expect(own).toHaveValue('B21CS1043');
  });

  await test.step('with the keyboard alone the pieces become those of its numbers', async () => {
    await numbers.getByLabel('Text').fill('B');
    await numbers.getByRole('button', { name: 'Move piece 3 to the front' }).focus();
    await page.keyboard.press('Enter');
    await expect(numbers.getByText('B24CS0001', { exact: true })).toBeVisible();
    await expect(numbers.getByText('It fits: branch CS, year 21.')).toBeVisible();
    await save.click();
    await expect(page.getByText('Settings saved successfully').first()).toBeVisible();
  });

  await test.step('a student registers, with hints that name the format', async () => {
    await visitor.goto('/register');
    const main = visitor.getByRole('main');
    await main.getByLabel('Role').selectOption('student');
    const number = main.getByLabel('Enrollment number');
    await expect(
      main.getByText('9 characters: B + year + branch + roll, such as B24CS0001'),
    ).toBeVisible();
    await number.pressSequentially('b21-cs');
    await expect(number).toHaveValue('B21CS');
    await expect(main.getByText('Enrollment number must be 9 characters')).toBeVisible();
    await number.fill('C21CS1043');
    await expect(main.getByText('Invalid format. Expected: B##XX0000')).toBeVisible();
    await number.fill('b21cs1043');
    await expect(main.getByText('Invalid format')).toBeHidden();
    await main.getByLabel('Name').fill('Asha Rao');
    await main.getByLabel('E-mail').fill('asha.number@campus.example');
    await main.getByLabel('Password', { exact: true }).fill('a lamp by the sea');
    await main.getByRole('button', { name: 'Register' }).click();
    await expect(visitor.getByText('Registration successful.').first()).toBeVisible();
  });

  await test.step('now the format cannot change any more, and what was typed stays', async () => {
    await numbers.getByLabel('Text').fill('C');
    await save.click();
    await expect(
      numbers.getByText('The numbers of 1 account would no longer fit.', { exact: false }),
    ).toBeVisible();
    await expect(numbers.getByLabel('Text')).toHaveValue('C');
  });
});
