import { expect } from '@playwright/test';
import { listNumber } from '#tests/support/listed-numbers.ts';
import { linkInEmail } from './support/emails.ts';
import { examine } from './support/examine.ts';
import { test } from './support/campus-with-mail.ts';
import { freshNumber, openProfile, registerStudent } from './support/people.ts';

// A number that somebody else has registered comes to its owner, over a real mail server.

const password = 'a kite above the lake';

test('the owner of a number gets it from whoever registered it first', async ({
  page,
  campus,
  mail,
  meet,
}) => {
  const number = freshNumber();
  const email = 'leela@list.example';
  await listNumber(campus.books, number, { email, name: 'Leela Krishnan' });
  await registerStudent(page, {
    name: 'Mala Prop',
    email: 'mala@elsewhere.example',
    number,
    password,
  });
  const link = await linkInEmail(mail, { to: email, path: '/vote' });

  const owner = await meet();
  await owner.goto(link);
  const main = owner.getByRole('main');
  await expect(main.getByText('Somebody registered this number')).toBeVisible();
  await owner.reload();
  await expect(main.getByText('Somebody registered this number')).toBeVisible();
  await expect(main.getByText('Mala Prop')).toBeHidden();
  await examine(owner, 'the link of a number');
  await expect(main.getByText(email)).toBeVisible();
  await main.getByLabel('Password', { exact: true }).fill(password);
  await main.getByRole('button', { name: 'Create the account' }).click();
  await expect(main.getByText('Proved by an e-mail', { exact: false })).toBeVisible();
  const panel = await openProfile(owner);
  await panel.getByRole('link', { name: 'Your enrollment number' }).click();
  await expect(main.getByText('Proved by an e-mail', { exact: false })).toBeVisible();

  await page.goto('/number');
  await expect(
    page.getByLabel('Enrollment number').first(),
    'the other account is logged in, and has no number',
  ).toHaveValue('');
});
