import { expect } from '@playwright/test';
import { test } from '../../e2e/support/fixtures.ts';
import { visit } from '../../e2e/support/visit.ts';
import { toast } from './support/toasts.ts';
import { answer, watch } from './support/wire.ts';

test('§2 §3 §5 §8 Contact: fields, categories, what is sent, and what is said', async ({
  page,
}) => {
  const sent = watch(page, 'POST /contact/create');
  await visit(page, '/contact');
  const form = page
    .locator('form')
    .filter({ has: page.getByRole('button', { name: 'Send', exact: true }) });
  const options = form.getByLabel('Category', { exact: true }).locator('option:not([value=""])');
  await expect(options).toHaveText(['General Query', 'Grievance', 'Suggestion']);
  expect(await options.evaluateAll((all) => all.map((one) => one.getAttribute('value')))).toEqual([
    'query',
    'grievances',
    'suggestion',
  ]);
  await expect(form.getByLabel('E-mail', { exact: true })).toHaveAttribute('type', 'email');
  await expect(form.locator('textarea')).toHaveCount(1);
  const send = form.getByRole('button', { name: 'Send', exact: true });
  await send.click();
  await toast(page, 'Please fill all fields');
  expect(sent).toEqual([]);

  await form.getByLabel('Name', { exact: true }).fill('Zoya');
  await form.getByLabel('E-mail', { exact: true }).fill('zoya@letter.example');
  await form.getByLabel('Category', { exact: true }).selectOption('grievances');
  await form.getByLabel('Message', { exact: true }).fill('The lamp is out.');
  await answer(page, 'POST /contact/create', { message: 'The hall is full.' }, 503);
  await send.click();
  await toast(page, 'Failed to send message: The hall is full.');
  const body = {
    name: 'Zoya',
    email: 'zoya@letter.example',
    category: 'grievances',
    message: 'The lamp is out.',
  };
  expect(sent).toEqual([body]);
  await answer(page, 'POST /contact/create', {});
  await send.click();
  await toast(page, 'Message sent successfully.');
  expect(sent).toEqual([body, body]);
});
