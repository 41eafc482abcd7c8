import { expect } from '@playwright/test';
import { test } from '../../e2e/support/fixtures.ts';
import { visit } from '../../e2e/support/visit.ts';
import { answer, watch } from './support/wire.ts';

test('§2 §3 §5 §8 Contact: fields, categories, what is sent, and what is said', async ({
  page,
}) => {
  const sent = watch(page, 'POST /contact/create');
  await visit(page, '/contact');
  const form = page
    .locator('form')
    .filter({ has: page.getByRole('button', { name: 'Send', exact: true }) });
  const toast = (text: string) =>
    expect(page.locator('[data-toast]').filter({ hasText: text }).first()).toBeVisible();
  const options = form.getByLabel('Category').locator('option:not([value=""])');
  await expect(options).toHaveText(['General Query', 'Grievance', 'Suggestion']);
  expect(await options.evaluateAll((all) => all.map((one) => one.getAttribute('value')))).toEqual([
    'query',
    'grievances',
    'suggestion',
  ]);
  await expect(form.getByLabel('E-mail')).toHaveAttribute('type', 'email');
  await expect(form.locator('textarea')).toHaveCount(1);
  const send = form.getByRole('button', { name: 'Send', exact: true });
  await send.click();
  await toast('Please fill all fields');
  expect(sent).toEqual([]);

  await form.getByLabel('Name').fill('Zoya');
  await form.getByLabel('E-mail').fill('zoya@letter.example');
  await form.getByLabel('Category').selectOption('grievances');
  await form.getByLabel('Message').fill('The lamp is out.');
  await answer(page, 'POST /contact/create', { message: 'The hall is full.' }, 503);
  await send.click();
  await toast('Failed to send message: The hall is full.');
  const body = {
    name: 'Zoya',
    email: 'zoya@letter.example',
    category: 'grievances',
    message: 'The lamp is out.',
  };
  expect(sent).toEqual([body]);
  await answer(page, 'POST /contact/create', {});
  await send.click();
  await toast('Message sent successfully.');
  expect(sent).toEqual([body, body]);
});
