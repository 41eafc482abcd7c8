import { expect, test } from 'vitest';
import { toasts } from '#tests/support/in-toast.ts';
import { noNetwork, refuse } from '#tests/support/fake-server.ts';
import { main, showApp } from '#tests/support/show-app.tsx';

const busy = 'The server is busy. Please try again in a moment.';

test.each([
  ['no network', noNetwork, 'The server cannot be reached. Check your connection and try again.'],
  ['a full server', refuse('overloaded', { message: busy }), busy],
  [
    'a refusal without words',
    refuse('invalid-input', { message: '' }),
    'The server could not do this. Please try again in a moment.',
  ],
] as const)('%s is the reason that the failure names', async (_, answer, reason) => {
  showApp('/contact', { createContact: answer });
  await main.getByLabelText('Name').fill('Leela Krishnan');
  await main.getByLabelText('E-mail').fill('leela@b.example');
  await main.getByLabelText('Category').selectOptions('query');
  await main.getByLabelText('Message').fill('When do you meet?');
  await main.getByRole('button', { name: 'Send' }).click();
  const sentence = `Failed to send message: ${reason}`;
  await expect.element(toasts.getByText(sentence)).toBeVisible();
  await expect.element(main.getByText(sentence, { exact: false })).toBeVisible();
});
