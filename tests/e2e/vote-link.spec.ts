import { expect } from '@playwright/test';
import type { Locator, Page } from '@playwright/test';
import { createByList, putOnList } from '#tests/support/list-email-stage.ts';
import { test } from './support/campus-with-mail.ts';
import { linkInEmail } from './support/emails.ts';
import { examine } from './support/examine.ts';

// Somebody on the voter list, without an account: from the e-mail to the receipt, over a real mail server.

/** What somebody does: opens a link, types, presses. */
function actsOn(page: Page) {
  let acts = 0;
  return {
    count: () => acts,
    open: async (link: string) => {
      acts += 1;
      await page.goto(link);
    },
    type: async (field: Locator, words: string) => {
      acts += 1;
      await field.fill(words);
    },
    press: async (button: Locator) => {
      acts += 1;
      await button.click();
    },
  };
}

const password = 'a kite above the lake';

test('a stranger comes from the e-mail to the receipt in five acts', async ({
  page,
  campus,
  mail,
  meet,
}) => {
  const stage = { app: { ctx: campus.books } };
  const person = await putOnList(stage, { name: 'Leela Krishnan' });
  const election = await createByList(stage, {
    voters: 'proved',
    name: 'Hostel council',
    // What happened before the server was set up is told to nobody.
    startsInMinutes: 0,
  });
  const link = await linkInEmail(mail, { to: person.email, path: '/vote' });
  const main = page.getByRole('main');
  const acts = actsOn(page);

  await acts.open(link);
  await expect(main.getByText('You are on the voter list for Hostel council.')).toBeVisible();
  await expect(main.getByText(person.email)).toBeVisible();
  await expect(main.getByText('Leela Krishnan')).toBeVisible();
  await examine(page, 'the link to vote');
  await acts.type(main.getByLabel('Password', { exact: true }), password);
  await acts.press(main.getByRole('button', { name: 'Create the account and go to the ballot' }));
  await expect(page).toHaveURL(new RegExp(`/elections/${election.id}$`));
  const first = election.positions[0]?.candidates[0]?.nominee.name ?? '';
  await acts.press(main.getByRole('button', { name: new RegExp(`^Vote for ${first},`) }));
  await acts.press(page.getByRole('dialog').getByRole('button', { name: 'Cast vote' }));
  await expect(main.getByText('Vote recorded.').first()).toBeVisible();
  expect(acts.count()).toBe(5);

  const again = await meet();
  await again.goto(link);
  const there = again.getByRole('main');
  await expect(there.getByText('This link no longer works')).toBeVisible();
  await there.getByRole('link', { name: 'Log in and go to the ballot' }).click();
  await again.getByLabel('Role').selectOption('student');
  await again.getByLabel('Enrollment Number').fill(person.number);
  await again.getByLabel('Password', { exact: true }).fill(password);
  await there.getByRole('button', { name: 'Login' }).click();
  await expect(again).toHaveURL(new RegExp(`/elections/${election.id}$`));
  await expect(there.getByText('Vote recorded.').first()).toBeVisible();
});

test(
  'a ballot of two positions opens by itself: eight acts',
  { tag: '@phone' },
  async ({ page, campus, mail }) => {
    const stage = { app: { ctx: campus.books } };
    const person = await putOnList(stage, { name: 'Ravi Menon' });
    await createByList(stage, { positions: { President: 2, Treasurer: 2 }, startsInMinutes: 0 });
    const link = await linkInEmail(mail, { to: person.email, path: '/vote' });
    const main = page.getByRole('main');
    const acts = actsOn(page);
    await acts.open(link);
    await acts.type(main.getByLabel('Password', { exact: true }), password);
    await acts.press(main.getByRole('button', { name: 'Create the account and go to the ballot' }));
    const ballot = page.getByRole('dialog');
    await acts.press(ballot.getByRole('radio').first());
    await acts.press(ballot.getByRole('button', { name: 'Next' }));
    await acts.press(ballot.getByRole('radio').first());
    await acts.press(ballot.getByRole('button', { name: 'Review choices' }));
    await acts.press(ballot.getByRole('button', { name: 'Cast 2 votes' }));
    await expect(ballot.getByText('2 votes recorded').first()).toBeVisible();
    expect(acts.count()).toBeLessThanOrEqual(8);
  },
);
