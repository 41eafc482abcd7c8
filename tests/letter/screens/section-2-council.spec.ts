import { expect } from '@playwright/test';
import { test } from '../../e2e/support/fixtures.ts';
import { visit } from '../../e2e/support/visit.ts';
import { members } from './support/samples.ts';
import { toast } from './support/toasts.ts';
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
  const others = [
    'Event Management Coordinator',
    'MEDIA SECRETARY',
    'Treasury Vice Secretary',
    'Women Cell Coordinator',
    'Discipline Cultural Coordinator',
    'Cultural Coordinator',
  ].map((position, at) => ({ ...members[0], _id: `5f000000000000000000020${at}`, position }));
  await answer(page, 'GET /member/get-all', [
    ...others,
    ...members.toReversed(),
    { ...stranger, student: { name: 'Nobody Knows', profileImg: '' } },
  ]);
  await visit(page, '/council');
  const main = page.getByRole('main');
  await expect(
    main.getByRole('heading', { level: 1, name: 'The Council', exact: true }),
  ).toBeVisible();
  await expect(
    main.getByRole('region', { name: 'Core', exact: true }).getByText('Binod Rao', { exact: true }),
  ).toBeVisible();
  await expect(
    main
      .getByRole('region', { name: 'Sport', exact: true })
      .getByText('Chitra Das', { exact: true }),
  ).toBeVisible();
  await expect(main.getByText('Nobody Knows', { exact: true })).toHaveCount(0);
  await expect(main.getByRole('heading', { level: 2 })).toHaveText(Object.keys(groups));
  await expect(page.getByRole('button', { name: 'Add Member', exact: true })).toHaveCount(0);

  await answer(page, 'GET /member/get-all', []);
  await visit(page, '/council');
  await expect(main.getByText('No Members Available', { exact: true })).toBeVisible();
});

test('§2 §3 §5 §9 Council: anybody signed in adds a member by number and position', async ({
  page,
  campus,
}) => {
  await campus.signIn(page);
  const sent = watch(page, 'POST /member/create');
  await visit(page, '/council');
  await page.getByRole('button', { name: 'Add Member', exact: true }).click();
  const form = page.getByRole('dialog', { name: 'Add Member', exact: true });
  await expect(form.getByLabel('Position', { exact: true }).locator('optgroup')).toHaveCount(8);
  const offered = await form
    .getByLabel('Position', { exact: true })
    .locator('optgroup')
    .evaluateAll((all) =>
      all.map((one) => [
        (one as HTMLOptGroupElement).label,
        [...one.querySelectorAll('option')].map(({ text }) => text),
      ]),
    );
  expect(offered).toEqual(Object.entries(groups));
  const add = form.getByRole('button', { name: 'Add Member', exact: true });
  await add.click();
  await toast(page, 'Please fill in all fields');
  await form.getByLabel('Enrollment number', { exact: true }).pressSequentially('0177cs239876');
  await expect(form.getByLabel('Enrollment number', { exact: true })).toHaveValue('0177CS239876');
  await form.getByLabel('Position', { exact: true }).selectOption('Media Coordinator');
  await answer(page, 'POST /member/create', { message: 'Nobody has this number.' }, 404);
  await add.click();
  await toast(page, 'Nobody has this number.');
  await answer(page, 'POST /member/create', {}, 500);
  await add.click();
  await toast(page, 'Failed to add member.');
  await answer(page, 'POST /member/create', {}, 201);
  await add.click();
  await toast(page, 'Member added successfully');
  const body = { enrollmentNumber: '0177CS239876', position: 'Media Coordinator' };
  expect(sent).toEqual([body, body, body]);
});
