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
  const line = (place: number) => numbers.getByLabel(`Format ${place}`, { exact: true });
  const visitor = await meet();

  await test.step('what is no format is told while it is typed, and not saved', async () => {
    await line(1).fill('B[year:###][branch:@@]####');
    await expect(line(1)).toHaveAccessibleDescription(/A year has two or four digits/);
    await save.click();
    await expect(page.getByText('1 field needs your attention').first()).toBeVisible();
  });

  await test.step('a line becomes that of its numbers, and its example follows', async () => {
    await line(1).fill('b-[year:##]-[branch:@@]-####');
    await expect(line(1)).toHaveAccessibleDescription(/B24CS0001: branch CS, year 24/);
    await save.click();
    await expect(page.getByText('Settings saved successfully').first()).toBeVisible();
    await expect(line(1)).toHaveValue('B[year:##][branch:@@]####');
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
    await line(1).fill('C[year:##][branch:@@]####');
    await save.click();
    await expect(
      numbers.getByText('The numbers of 1 account would no longer fit.', { exact: false }),
    ).toBeVisible();
    await expect(line(1)).toHaveValue('C[year:##][branch:@@]####');
  });

  await test.step('a second format beside it is taken, and its numbers register', async () => {
    await line(1).fill('B[year:##][branch:@@]####');
    await numbers.getByRole('button', { name: 'Add a format' }).click();
    await line(2).fill('B[year:##][branch:@@]#@##');
    // The word of the first save may still stand there.
    const saved = page.waitForResponse((response) => response.request().method() === 'PUT');
    await save.click();
    expect((await saved).status()).toBe(200);
    const answer = await visitor.request.post('/api/user/register-student', {
      data: {
        role: 'student',
        name: 'Om Puri',
        email: 'om.number@campus.example',
        enrollmentNumber: 'B22CS3D01',
        password: 'a lamp by the sea',
      },
    });
    expect(answer.status()).toBe(201);
  });
});
