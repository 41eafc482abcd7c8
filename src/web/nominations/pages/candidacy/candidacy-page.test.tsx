import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import type { Reply } from '#web/app/call.ts';
import { refuse } from '#tests/support/fake-server.ts';
import { main, showApp } from '#tests/support/show-app.tsx';
import { aUser, me } from '#tests/support/viewer-sample.ts';

type Link = Reply<'readEnteredLink'>;
const link: Link = {
  _id: '6f1d0a52-77aa-4c1e-9f30-a8b2c7d10e42',
  election: { _id: '6f1d0a52-77aa-4c1e-9f30-a8b2c7d10e43', name: 'Council 2031' },
  position: 'President',
  name: 'Leela Krishnan',
  status: 'stands',
  way: 'leave',
  account: 'taken',
};
const at = '/candidacy#token=abc';
const read = (given: Partial<Link> = {}) => ({
  readEnteredLink: () => ({ ...link, ...given }),
});
const text = (words: string) => main.getByText(words, { exact: false });
const button = (name: string) => main.getByRole('button', { name, exact: true });

test.each([
  ['leave', 'Leave the ballot', 'Leave the ballot?', 'leaveByLink'],
  ['step-down', 'Step down', 'Step down?', 'stepDownByLink'],
] as const)('the link leads to %s, after a question', async (way, name, title, call) => {
  let now: Partial<Link> = { way };
  const { made } = showApp(at, {
    readEnteredLink: () => ({ ...link, ...now }),
    [call]: () => {
      now = { way: null, status: way === 'leave' ? 'off' : 'stands' };
      return { message: 'Done.' };
    },
  });
  const entered =
    'Leela Krishnan, the council entered you as a candidate for President in Council 2031.';
  await expect.element(text(entered)).toBeVisible();
  await expect.element(text('Your name is on the ballot.')).toBeVisible();
  const sent = () => made.filter((one) => one.call === call);
  await button(name).click();
  const dialog = page.getByRole('dialog', { name: title });
  await expect.element(dialog).toBeVisible();
  expect(sent(), 'nothing is sent before the answer').toEqual([]);
  await dialog.getByRole('button', { name, exact: true }).click();
  await expect.element(main.getByText('You are not a candidate for President')).toBeVisible();
  await expect.element(button(name)).not.toBeInTheDocument();
  expect(sent()).toMatchObject([{ body: { token: 'abc' } }]);
  await expect
    .element(main.getByRole('link', { name: 'Write to the council' }))
    .toHaveAttribute('href', expect.stringContaining('/contact?category=query'));
});

test('a link that an officer was shown leads to the council once the candidates are final', async () => {
  showApp(at, read({ way: 'write', account: 'none' }));
  await expect.element(text('The candidates are final.')).toBeVisible();
  await expect
    .element(main.getByRole('link', { name: 'Write to the council' }))
    .toHaveAttribute('href', expect.stringContaining('/contact?category=query'));
  await expect.element(button('Leave the ballot')).not.toBeInTheDocument();
  await expect.element(button('Step down')).not.toBeInTheDocument();
  await expect.element(main.getByRole('link', { name: 'Register' })).not.toBeInTheDocument();
});

test('who waits for supporters reads it', async () => {
  showApp(at, read({ status: 'waits' }));
  await expect.element(text('once your supporters have confirmed')).toBeVisible();
});

test('who stands without an account is led to one, and from there back to the link', async () => {
  showApp(at, read({ account: 'to-prove' }));
  await expect.element(text('once you have proved the number or the e-mail')).toBeVisible();
  await main.getByRole('link', { name: 'Register' }).click();
  await expect.element(main.getByRole('heading', { name: 'Register' })).toBeVisible();
});

test('who was entered by name alone is led to no account', async () => {
  showApp(at, read({ account: 'none' }));
  await expect.element(button('Leave the ballot')).toBeVisible();
  await expect.element(main.getByRole('link', { name: 'Register' })).not.toBeInTheDocument();
});

test('an account that has proved nothing takes nothing', async () => {
  showApp(at, {
    readMe: me(aUser({ name: 'Cora Council' })),
    ...read({ name: 'Sofia Rossi', account: 'to-prove' }),
  });
  await expect.element(text('once you have proved the number or the e-mail')).toBeVisible();
  await expect
    .element(main.getByRole('button', { name: /^Use the account/ }))
    .not.toBeInTheDocument();
});

test('who is logged in under another name is asked before their account is used', async () => {
  const { made } = showApp(at, {
    readMe: me(aUser({ name: 'Sofia R' })),
    ...read({ name: 'Sofia Rossi', account: 'mine' }),
    takeCandidacy: { message: 'Saved.' },
  });
  const sentence = 'You are logged in as Sofia R. This link is for Sofia Rossi.';
  await expect.element(main.getByText(sentence)).toBeVisible();
  const taken = () => made.filter(({ call }) => call === 'takeCandidacy');
  await main.getByRole('button', { name: 'Use the account of Sofia R' }).click();
  const dialog = page.getByRole('dialog', { name: /Sofia Rossi.*Sofia R/ });
  await expect.element(dialog).toBeVisible();
  expect(taken(), 'nothing is sent before the answer').toEqual([]);
  await dialog.getByRole('button', { name: 'Use the account of Sofia R' }).click();
  await expect.poll(() => taken().length).toBe(1);
});

test.each([
  [at, 'This link is not complete.'],
  ['/candidacy', 'This page needs the link from an e-mail.'],
])('%s without a link that works leads to the council', async (address, words) => {
  showApp(address, { readEnteredLink: refuse('entered-link-invalid', { message: words }) });
  await expect.element(main.getByText(words)).toBeVisible();
  await expect
    .element(main.getByRole('link', { name: 'Write to the council' }))
    .toHaveAttribute('href', expect.stringContaining('/contact?category=query'));
});
