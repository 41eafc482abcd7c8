import { expect, test } from 'vitest';
import type { Reply } from '#contract/api.ts';
import { aUser, me } from '#tests/support/viewer-sample.ts';
import { toasts } from '#tests/support/in-toast.ts';
import { noNetwork, refuse } from '#tests/support/fake-server.ts';
import { main, showApp } from '#tests/support/show-app.tsx';

const viewer = aUser();
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

test('who is logged in finds their messages with the answers, and what they just sent', async () => {
  const kept: Reply<'listMyMessages'> = [];
  const createdAt = '2027-01-02T10:00:00Z';
  const stored = { _id: 'a', category: 'query', message: 'When do you meet?', createdAt } as const;
  showApp('/contact', {
    readMe: me(viewer),
    listMyMessages: () => kept,
    createContact: () => {
      const answers = [{ text: 'On Fridays.', at: '2027-01-03T10:00:00Z' }];
      kept.push({ ...stored, resolved: 1, election: null, files: [], dueAt: null, answers });
      const contact = { ...stored, name: viewer.name, email: viewer.email, resolved: 2 };
      return { contact, message: 'Message sent successfully' };
    },
  });
  await expect.element(main.getByText('You have not written to the council yet.')).toBeVisible();
  await main.getByLabelText('Category').selectOptions('query');
  await main.getByLabelText('Message').fill('When do you meet?');
  await main.getByRole('button', { name: 'Send' }).click();
  await expect.element(main.getByText('On Fridays.')).toBeVisible();
  await expect.element(main.getByText('Resolved')).toBeVisible();
});
