import { expect, test } from 'vitest';
import { toasts } from '#tests/support/in-toast.ts';
import { refuse, silentServer } from '#tests/support/fake-server.ts';
import type { Answers } from '#tests/support/fake-server.ts';
import { main, showApp } from '#tests/support/show-app.tsx';

const read = 'readUnsubscribe';
const save = 'unsubscribe';
const link = '/unsubscribe#token=abc';

/** A server that keeps what is chosen. */
function server(): Answers {
  let isWanted = true;
  return {
    [read]: () => ({ kind: 'elections', address: 'm…@campus.example', isWanted }),
    [save]: ({ body }) => {
      ({ isWanted } = body);
      return { isWanted, message: 'Your choice was saved.' };
    },
  };
}
const stop = main.getByRole('button', { name: 'Stop “My elections” e-mails' });
const box = main.getByRole('checkbox', { name: 'My elections' });

test('opening the link changes nothing; one press stops them, and another switches them on again', async () => {
  const { made } = showApp(link, server());
  await expect.element(main.getByText('m…@campus.example', { exact: false })).toBeVisible();
  await expect.element(box).toBeChecked();
  expect(made.map(({ call }) => call)).not.toContain(save);
  await stop.click();
  await expect.element(main.getByText('You get no more “My elections” e-mails')).toBeVisible();
  await expect.element(box).not.toBeChecked();
  await expect.element(stop).not.toBeInTheDocument();
  await box.click();
  await expect.element(box).toBeChecked();
  await expect.element(stop).toBeVisible();
  expect(made.filter(({ call }) => call === save).map(({ body }) => body)).toEqual([
    { token: 'abc', isWanted: false },
    { token: 'abc', isWanted: true },
  ]);
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
  await box.click();
  await expect.element(toasts.getByText('Your choice could not be saved.')).toBeVisible();
  await expect.element(box).toBeChecked();
});

test('without the link of an e-mail there is nothing to press', async () => {
  showApp('/unsubscribe');
  await expect.element(main.getByText('This page needs the link', { exact: false })).toBeVisible();
  await expect.element(stop).not.toBeInTheDocument();
});
