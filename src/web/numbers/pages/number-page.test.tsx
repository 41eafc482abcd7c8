import { expect, test } from 'vitest';
import type { OwnNumber } from '#contract/numbers.ts';
import { refuse } from '#tests/support/fake-server.ts';
import { main, showApp } from '#tests/support/show-app.tsx';
import { aUser, me } from '#tests/support/viewer-sample.ts';

const number = '0177CS231042';
const leela = aUser({ enrollmentNumber: null });
const signedIn = me(leela);
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

test('a link that 0.3.0 sent leads to the one page that proves a number', async () => {
  const election = null;
  const { made } = showApp('/number#token=abc', {
    readVoteLink: () => ({
      ...{ state: 'works', election, enrollmentNumber: number, email: 'leela@list.example' },
      ...{ name: 'Leela K.', holder: null, hasAccount: false },
    }),
  });
  await expect
    .element(main.getByText('The voter list has your address for this number.'))
    .toBeVisible();
  expect(made.find(({ call }) => call === 'readVoteLink')?.body).toEqual({ token: 'abc' });
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
    { provedHow: 'check-in', provedAt: '2026-03-01T10:00:00.000Z' } as const,
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
