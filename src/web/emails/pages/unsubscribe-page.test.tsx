import { expect, test } from 'vitest';
import type { Reply } from '#contract/api.ts';
import { optionalEmails } from '#core/emails/optional-emails.ts';
import { toasts } from '#tests/support/in-toast.ts';
import { refuse, silentServer } from '#tests/support/fake-server.ts';
import type { Answers } from '#tests/support/fake-server.ts';
import { main, showApp } from '#tests/support/show-app.tsx';

const read = 'readUnsubscribe';
const save = 'unsubscribe';
const link = '/unsubscribe#token=abc';

/** A server that keeps what is chosen. */
function server(): Answers {
  let choices: Reply<'unsubscribe'>['choices'] = optionalEmails.map((kind) => ({
    kind,
    isWanted: true,
  }));
  return {
    [read]: () => ({ kind: 'results', address: 'm…@campus.example', choices }),
    [save]: ({ body: { choices: given } }) => {
      choices = choices.map((one) => given.find(({ kind }) => kind === one.kind) ?? one);
      return { choices, message: 'Your choice was saved.' };
    },
  };
}
const stop = main.getByRole('button', { name: 'Stop “Results are in” e-mails' });
const box = (name: string) => main.getByRole('checkbox', { name });

test('opening the link changes nothing; one press stops this kind and no other', async () => {
  const { made } = showApp(link, server());
  await expect.element(main.getByText('m…@campus.example', { exact: false })).toBeVisible();
  await expect.element(box('Results are in')).toBeChecked();
  expect(made.map(({ call }) => call)).not.toContain(save);
  await stop.click();
  await expect.element(main.getByText('You get no more “Results are in” e-mails')).toBeVisible();
  await expect.element(box('Results are in')).not.toBeChecked();
  await expect.element(box('Voting has opened')).toBeChecked();
  expect(made.filter(({ call }) => call === save).map(({ body }) => body)).toEqual([
    { token: 'abc', choices: [{ kind: 'results', isWanted: false }] },
  ]);
});

test('all can be stopped, and one switched on again', async () => {
  showApp(link, server());
  await main.getByRole('button', { name: 'Stop all of these e-mails' }).click();
  await expect.element(main.getByText('You get no more of these e-mails')).toBeVisible();
  await box('Voting has opened').click();
  await expect.element(box('Voting has opened')).toBeChecked();
  await expect.element(box('Invitations')).not.toBeChecked();
});

test('a link that is not whole says so; a server that fails can be asked again', async () => {
  const message = 'This link is not complete.';
  showApp(link, {
    [read]: refuse('unsubscribe-link-invalid', { message }),
  });
  await expect.element(main.getByText(message)).toBeVisible();
  await expect.element(main.getByRole('link', { name: 'Go to Home' })).toBeVisible();
});

test('a choice that cannot be saved says so, and stays as it was', async () => {
  showApp(link, { ...server(), [save]: silentServer });
  await stop.click();
  await expect.element(main.getByText('Your choice could not be saved.')).toBeVisible();
  await box('Invitations').click();
  await expect.element(toasts.getByText('Your choice could not be saved.')).toBeVisible();
  await expect.element(box('Invitations')).toBeChecked();
});

test('without the link of an e-mail there is nothing to press', async () => {
  showApp('/unsubscribe');
  await expect.element(main.getByText('This page needs the link', { exact: false })).toBeVisible();
  await expect.element(stop).not.toBeInTheDocument();
});
