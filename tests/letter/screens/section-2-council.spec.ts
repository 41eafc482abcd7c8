import { expect } from '@playwright/test';
import { test } from '../../e2e/support/fixtures.ts';
import { visit } from '../../e2e/support/visit.ts';
import { members } from './support/samples.ts';
import { answer, noNews, watch } from './support/wire.ts';

const three = (committee: string) => [
  `${committee} Secretary`,
  `${committee} Vice Secretary`,
  `${committee} Coordinator`,
];
const groups: Record<string, string[]> = {
  Core: ['President', 'Vice President', 'Representative'],
  Cultural: three('Cultural'),
  Discipline: three('Discipline'),
  'Women Cell': three('Women Cell'),
  Treasury: three('Treasury'),
  Media: three('Media'),
  Sport: three('Sport'),
  'Event Management': three('Event Management'),
};

test('§2 §9 Council: members by committee, in any case; unknown positions are not shown', async ({
  page,
}) => {
  await noNews(page);
  const stranger = { ...members[0], _id: '5f0000000000000000000029', position: 'Gardener' };
  await answer(page, 'GET /member/get-all', [
    ...members,
    { ...stranger, student: { name: 'Nobody Knows', profileImg: '' } },
  ]);
  await visit(page, '/council');
  const main = page.getByRole('main');
  await expect(main.getByRole('heading', { level: 1, name: 'The Council' })).toBeVisible();
  await expect(main.getByRole('region', { name: 'Core' }).getByText('Binod Rao')).toBeVisible();
  await expect(main.getByRole('region', { name: 'Sport' }).getByText('Chitra Das')).toBeVisible();
  await expect(main.getByText('Nobody Knows')).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Add Member' })).toHaveCount(0);

  await answer(page, 'GET /member/get-all', []);
  await visit(page, '/council');
  await expect(main.getByText('No Members Available')).toBeVisible();
});

test('§2 §3 §5 §9 Council: anybody signed in adds a member by number and position', async ({
  page,
  campus,
}) => {
  await campus.signIn(page);
  const sent = watch(page, 'POST /member/create');
  const toast = (text: string) =>
    expect(page.locator('[data-toast]').filter({ hasText: text }).first()).toBeVisible();
  await visit(page, '/council');
  await page.getByRole('button', { name: 'Add Member' }).click();
  const form = page.getByRole('dialog', { name: 'Add Member' });
  await expect(form.getByLabel('Position').locator('optgroup')).toHaveCount(8);
  const offered = await form
    .getByLabel('Position')
    .locator('optgroup')
    .evaluateAll((all) =>
      all.map((one) => [
        (one as HTMLOptGroupElement).label,
        [...one.querySelectorAll('option')].map(({ text }) => text),
      ]),
    );
  expect(Object.fromEntries(offered)).toEqual(groups);
  const add = form.getByRole('button', { name: 'Add Member' });
  await add.click();
  await toast('Please fill in all fields');
  await form.getByLabel('Enrollment number').pressSequentially('0177cs239876');
  await expect(form.getByLabel('Enrollment number')).toHaveValue('0177CS239876');
  await form.getByLabel('Position').selectOption('Media Coordinator');
  await answer(page, 'POST /member/create', { message: 'Nobody has this number.' }, 404);
  await add.click();
  await toast('Nobody has this number.');
  await answer(page, 'POST /member/create', {}, 500);
  await add.click();
  await toast('Failed to add member.');
  await answer(page, 'POST /member/create', {}, 201);
  await add.click();
  await toast('Member added successfully');
  const body = { enrollmentNumber: '0177CS239876', position: 'Media Coordinator' };
  expect(sent).toEqual([body, body, body]);
});
