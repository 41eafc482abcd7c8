import { expect, test } from 'vitest';
import type { NumberClaim, OwnNumber } from '#contract/numbers.ts';
import { refuse } from '#tests/support/fake-server.ts';
import { main, showApp } from '#tests/support/show-app.tsx';
import { aUser, me } from '#tests/support/viewer-sample.ts';

const number = '0177CS231042';
const leela = aUser({ enrollmentNumber: null });
const signedIn = me(leela);
const claim: NumberClaim = {
  enrollmentNumber: number,
  email: 'leela@list.example',
  name: 'Leela K.',
  holder: {
    name: 'Mala Prop',
    registeredAt: '2026-03-01T10:00:00.000Z',
    isYou: false,
    isProved: false,
  },
  asked: { name: 'Mala Prop', at: '2026-03-01T10:00:00.000Z' },
};
const read = (given: Partial<NumberClaim> = {}) => ({
  readNumberClaim: () => ({ ...claim, ...given }),
});
const own = (given: Partial<OwnNumber>) => ({
  readMe: signedIn,
  readOwnNumber: () => ({
    enrollmentNumber: number,
    isListed: true,
    hasAddress: true,
    provedHow: null,
    provedAt: null,
    waits: null,
    ...given,
  }),
});
const done = { user: { ...leela, enrollmentNumber: number }, message: 'The number is yours.' };

test('the link says who registered the number, and only a press moves it', async () => {
  const { made } = showApp('/number#token=abc', {
    ...read(),
    readMe: signedIn,
    takeNumber: () => done,
  });
  await expect
    .element(main.getByText('Somebody registered this number as Mala Prop'))
    .toBeVisible();
  await expect
    .element(main.getByText('Opening this page changes nothing', { exact: false }))
    .toBeVisible();
  expect(made.map(({ call }) => call)).not.toContain('takeNumber');
  await main.getByRole('button', { name: 'give it to Leela Krishnan', exact: false }).click();
  await expect.element(main.getByText('The number is yours')).toBeVisible();
  expect(made.filter(({ call }) => call === 'takeNumber')).toMatchObject([
    { body: { token: 'abc' } },
  ]);
});

test('who is not logged in logs in, or makes an account with the address of the list', async () => {
  const { made } = showApp('/number#token=abc', {
    ...read(),
    registerWithNumber: () => done,
  });
  await expect
    .element(main.getByRole('link', { name: 'Log in, then press again' }))
    .toHaveAttribute('href', '/login');
  await expect.element(main.getByLabelText('E-mail')).toHaveValue('leela@list.example');
  await main.getByRole('button', { name: 'Create the account' }).click();
  expect(
    made.map(({ call }) => call),
    'no password yet',
  ).not.toContain('registerWithNumber');
  await main.getByLabelText('Password', { exact: true }).fill('a lamp by the sea');
  await main.getByRole('button', { name: 'Create the account' }).click();
  await expect.element(main.getByText('The number is yours')).toBeVisible();
  expect(made.find(({ call }) => call === 'registerWithNumber')?.body).toEqual({
    token: 'abc',
    name: 'Leela K.',
    email: 'leela@list.example',
    password: 'a lamp by the sea',
  });
});

test('who is to get a number reads that it waits, and why', async () => {
  const until = '2026-03-20T08:00:00.000Z';
  const waits = { enrollmentNumber: '0177CS231099', until, isOfficerThere: false };
  showApp('/number', own({ enrollmentNumber: null, isListed: false, waits }));
  await expect.element(main.getByText('0177CS231099')).toBeVisible();
  await expect
    .element(main.getByText('there is no other officer at the moment', { exact: false }))
    .toBeVisible();
});

test('a proved number does not move, and a spent link leads to another e-mail', async () => {
  const holder = { ...claim.holder, name: 'Mala Prop', registeredAt: claim.asked.at, isYou: false };
  showApp('/number#token=abc', {
    ...read({ holder: { ...holder, isProved: true } }),
    readMe: signedIn,
  });
  await expect.element(main.getByText('so it does not move', { exact: false })).toBeVisible();
  await expect
    .element(main.getByRole('button', { name: 'The number is mine', exact: false }))
    .not.toBeInTheDocument();
});

test('a spent link says so', async () => {
  const message = 'This link is not valid any more. Please ask for a new one.';
  showApp('/number#token=old', {
    readNumberClaim: refuse('link-invalid', { message }),
  });
  await expect.element(main.getByText(message)).toBeVisible();
  await expect.element(main.getByRole('link', { name: 'Ask for another e-mail' })).toBeVisible();
});

test('without a link one asks for the e-mail, and types the code', async () => {
  const message = 'This code is not right.';
  const { made, answer } = showApp('/number', {
    ...own({}),
    askNumberProof: () => ({ message: 'On its way.' }),
    useNumberCode: refuse('code-wrong', { message }),
  });
  await main.getByRole('button', { name: 'Send the e-mail' }).click();
  await expect.element(main.getByText('On its way.')).toBeVisible();
  const code = main.getByLabelText('Code');
  await code.fill('abcd-efgh');
  await main.getByRole('button', { name: 'Prove the number' }).click();
  await expect.element(main.getByText(message)).toBeVisible();
  answer({ useNumberCode: done });
  await main.getByRole('button', { name: 'Prove the number' }).click();
  await expect.element(main.getByText('The number is yours')).toBeVisible();
  expect(made.find(({ call }) => call === 'useNumberCode')?.body).toEqual({
    enrollmentNumber: number,
    code: 'abcd-efgh',
  });
});

test('a printed code leads to a new account, and a wrong one back to the code', async () => {
  const message = 'This code is not right.';
  const { made } = showApp(
    { pathname: '/number', state: { takenNumber: number } },
    { registerWithNumber: refuse('code-wrong', { message }) },
  );
  await expect
    .element(main.getByRole('link', { name: 'Log in first', exact: false }))
    .toBeVisible();
  // The number comes along from the registration that was refused.
  await expect.element(main.getByLabelText('Enrollment number').first()).toHaveValue(number);
  await main.getByLabelText('Code').fill('ABCD-EFGH-JKMX');
  await main.getByRole('button', { name: 'Prove the number' }).click();
  const name = main.getByLabelText('Name');
  await expect.element(name).toHaveFocus();
  await name.fill('Leela Krishnan');
  await main.getByLabelText('E-mail').fill(leela.email);
  await main.getByLabelText('Password', { exact: true }).fill('a lamp by the sea');
  await main.getByRole('button', { name: 'Create the account' }).click();
  await expect.element(main.getByText(message)).toBeVisible();
  expect(made.find(({ call }) => call === 'registerWithNumber')?.body).toMatchObject({
    enrollmentNumber: number,
    code: 'ABCD-EFGH-JKMX',
  });
  await main.getByRole('button', { name: 'Another number or code' }).click();
  await expect.element(main.getByLabelText('Code')).toHaveValue('ABCD-EFGH-JKMX');
  await expect.element(main.getByLabelText('Enrollment number').last()).toHaveValue(number);
});

test.each([
  [
    { provedHow: 'check-in', provedAt: claim.asked.at } as const,
    'Proved by an officer who saw you.',
  ],
  [{ isListed: false, hasAddress: false } as const, 'No voter list has this number'],
  [{ hasAddress: false } as const, 'The voter list has no e-mail address for this number.'],
])('what there is to do for the own number: %j', async (given, sentence) => {
  showApp('/number', own(given));
  await expect.element(main.getByText(sentence, { exact: false })).toBeVisible();
  await expect
    .element(main.getByRole('button', { name: 'Send the e-mail' }))
    .not.toBeInTheDocument();
});

test('who is on no list asks the council, and the message is begun', async () => {
  showApp('/number', own({ isListed: false, hasAddress: false }));
  await expect
    .element(main.getByRole('link', { name: 'Ask the council.' }))
    .toHaveAttribute('href', expect.stringMatching(/^\/contact\?category=query&message=No\+voter/));
});
