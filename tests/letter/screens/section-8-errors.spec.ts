import { expect } from '@playwright/test';
import { test } from '../../e2e/support/fixtures.ts';
import { choosePhoto, openProfile } from '../../e2e/support/people.ts';
import { paintPicture } from '../../e2e/support/pictures.ts';
import { visit } from '../../e2e/support/visit.ts';
import { elections, events, results } from './support/samples.ts';
import { toast } from './support/toasts.ts';
import { answer, noNews } from './support/wire.ts';

test.describe.configure({ mode: 'parallel' });

for (const [link, call, sentence] of [
  ['Events', 'GET /event/get-all', 'Failed to fetch events.'],
  ['Members', 'GET /member/get-all', 'Failed to fetch members.'],
  ['Elections', 'GET /election/get-all', 'Failed to fetch elections'],
  ['Elections', 'GET /election/get-results', 'Failed to fetch results.'],
] as const) {
  test(`§8 ${call} fails: ${sentence}`, { tag: '@desktop' }, async ({ page }) => {
    await noNews(page);
    await visit(page, '/contact');
    // The elections that other tests made on this campus would have to be rendered first.
    await answer(page, 'GET /election/get-all', { elections });
    await answer(page, call, {}, 500);
    await page.getByRole('contentinfo').getByRole('link', { name: link, exact: true }).click();
    await expect(page.getByRole('main').getByText(sentence, { exact: true }).first()).toBeVisible();
  });
}

test('§8 Results load fails: the server’s message', { tag: '@desktop' }, async ({ page }) => {
  await noNews(page);
  await visit(page, '/contact');
  await answer(page, 'GET /election/get-all', { elections });
  await answer(page, 'GET /election/get-results', { message: 'Still counting.' }, 503);
  await page.getByRole('contentinfo').getByRole('link', { name: 'Elections', exact: true }).click();
  await expect(
    page.getByRole('main').getByText('Still counting.', { exact: true }).first(),
  ).toBeVisible();
});

test('§8 Contacts load / delete fails', { tag: '@desktop' }, async ({ page, campus }) => {
  await noNews(page);
  await answer(page, 'GET /contact/get-all', {}, 500);
  await campus.signIn(page, { role: 'admin' });
  await visit(page, '/dashboard?section=contact-requests');
  await expect(
    page.getByRole('main').getByText('Failed to fetch contacts', { exact: true }),
  ).toBeVisible();
  const [one] = [
    { _id: '5f0000000000000000000099', name: 'Only Writer', email: 'o@letter.example' },
  ];
  const contact = { ...one, category: 'query', message: 'Hello', resolved: 2 };
  await answer(page, 'GET /contact/get-all', [contact]);
  await visit(page, '/dashboard?section=contact-requests');
  const card = page.getByRole('article', { name: 'Only Writer', exact: true });
  const question = page.getByRole('dialog');
  await answer(page, 'DELETE /contact/delete/{id}', {}, 500);
  await card.getByRole('button', { name: /^Delete/ }).click();
  await question.getByRole('button', { name: /^Delete/ }).click();
  await toast(page, 'Failed to delete contact');
  await answer(page, 'DELETE /contact/delete/{id}', {});
  await answer(page, 'GET /contact/get-all', []);
  await question.getByRole('button', { name: /^Delete/ }).click();
  await toast(page, 'Contact deleted successfully');
});

test(
  '§8 Event delete and create fail; an error field means failure',
  { tag: '@desktop' },
  async ({ page, campus }) => {
    await noNews(page);
    await answer(page, 'GET /event/get-all', { events });
    await campus.signIn(page, { role: 'faculty' });
    await visit(page, '/events');
    await answer(page, 'DELETE /event/delete/{id}', {}, 500);
    await page.getByRole('button', { name: 'Delete Lantern walk', exact: true }).click();
    const question = page.getByRole('dialog');
    await question.getByRole('button', { name: 'Delete', exact: true }).click();
    await toast(page, 'Failed to delete event');
    await question.getByRole('button', { name: 'Keep', exact: true }).click();
    await page.getByRole('button', { name: 'Add Event', exact: true }).click();
    const form = page.getByRole('dialog', { name: 'Add Event', exact: true });
    await form.getByLabel('Title', { exact: true }).fill('Letter fair');
    await form.getByLabel('Description', { exact: true }).fill('Stalls.');
    await form.getByLabel('Date', { exact: true }).fill('2050-05-06');
    const picture = await paintPicture('a.png', { colour: 'teal' });
    await form.locator('input[type="file"]').setInputFiles(picture);
    // No address in the answer of the upload.
    await answer(page, 'POST /upload', { data: {} });
    const add = form.getByRole('button', { name: 'Add Event', exact: true });
    await add.click();
    await toast(page, 'Image upload failed');
    await answer(page, 'POST /upload', { data: { imageUrl: '/uploads/letter.webp' } });
    await answer(page, 'POST /event/create', { error: 'The hall is full.' });
    await add.click();
    await toast(page, 'Failed to create event.');
  },
);

test('§8 Profile update fails', { tag: '@desktop' }, async ({ page, campus }) => {
  await campus.signIn(page);
  await answer(page, 'POST /upload', { data: {} });
  await visit(page, '/contact');
  const panel = await openProfile(page);
  await choosePhoto(panel, await paintPicture('me.png', { colour: 'teal' }));
  await panel.getByRole('button', { name: 'Save Changes', exact: true }).click();
  await toast(page, 'Image upload failed');
  await answer(page, 'POST /upload', { data: { imageUrl: '/uploads/letter.webp' } });
  await answer(page, 'PUT /user/edit-student/{id}', {}, 500);
  await panel.getByRole('button', { name: 'Save Changes', exact: true }).click();
  await toast(page, 'Failed to update profile.');
});

for (const [json, sentence] of [
  [{}, 'Failed to send email.'],
  [{ message: 'No post today.' }, 'No post today.'],
] as const) {
  test(`§8 Winner e-mail fails: ${sentence}`, { tag: '@desktop' }, async ({ page, campus }) => {
    await noNews(page);
    await answer(page, 'GET /election/get-all', { elections });
    await answer(page, 'GET /election/get-results', results);
    await answer(page, 'POST /email/send', json, 500);
    await campus.signIn(page, { role: 'admin' });
    await visit(page, '/elections');
    await toast(page, sentence);
  });
}
