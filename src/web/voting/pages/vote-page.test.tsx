import { describe, expect, test } from 'vitest';
import type { VoteLink, WorkingVoteLink } from '#contract/vote-links.ts';
import { refuse, silentServer } from '#tests/support/fake-server.ts';
import { main, showApp } from '#tests/support/show-app.tsx';
import { aUser, me } from '#tests/support/viewer-sample.ts';

const id = '6f1d0a52-77aa-4c1e-9f30-a8b2c7d10e42';
const number = '0177CS231042';
const leela = aUser({ email: 'leela@list.example', enrollmentNumber: null });
const hour = 3_600_000;
const council = {
  _id: id,
  name: 'Council 2031',
  startDate: new Date(Date.now() - hour).toISOString(),
  endDate: '2031-03-16T12:00:00.000Z',
};
const link: WorkingVoteLink = {
  state: 'works',
  election: council,
  enrollmentNumber: number,
  email: 'leela@list.example',
  name: 'Leela K.',
  holder: null,
  hasAccount: false,
};
const holder = { isYou: false, isProved: false };
const answer = (read: VoteLink) => ({
  listElections: silentServer,
  readVoteLink: () => read,
});
const read = (given: Partial<WorkingVoteLink> = {}) => answer({ ...link, ...given });
const signedIn = {
  readMe: me(leela),
};
const done = { user: { ...leela, enrollmentNumber: number }, electionId: id, message: 'Yours.' };
const at = '/vote#token=abc';
const password = main.getByLabelText('Password', { exact: true });
const create = main.getByRole('button', { name: 'Create the account and go to the ballot' });
/** The page of the election, which this server cannot read. */
const atBallot = main.getByText('Failed to fetch elections');
const text = (words: string) => main.getByText(words, { exact: false });

test('a link that 0.3.0 sent works until its time is over', async () => {
  const { made } = showApp('/vote?token=of-before', read());
  await expect.element(text('You are on the voter list for Council 2031.')).toBeVisible();
  expect(made.find(({ call }) => call === 'readVoteLink')?.body).toEqual({ token: 'of-before' });
});

test('the election is called by its name in the language of the page', async () => {
  const hindi = { name: 'परिषद 2031' };
  const election = { ...council, translations: { en: { name: 'The Council' }, hi: hindi } };
  showApp(at, read({ election }));
  await expect.element(text('You are on the voter list for The Council.')).toBeVisible();
});

describe('without an account', () => {
  test('one password, and nothing happens before the press', async () => {
    const { made } = showApp(at, {
      ...read(),
      registerByVoteLink: () => done,
    });
    await expect.element(text('You are on the voter list for Council 2031.')).toBeVisible();
    await expect.element(text('Voting closes: 16 March 2031, 17:30')).toBeVisible();
    await expect.element(main.getByText('leela@list.example')).toBeVisible();
    await expect.element(main.getByText('Leela K.')).toBeVisible();
    await expect.element(main.getByLabelText('Name', { exact: true })).not.toBeInTheDocument();
    const presses = () => made.filter(({ call }) => call === 'registerByVoteLink');
    await create.click();
    expect(presses(), 'no password yet').toEqual([]);
    await password.fill('a lamp by the sea');
    await create.click();
    await expect.element(atBallot).toBeVisible();
    expect(presses()).toMatchObject([{ body: { token: 'abc', password: 'a lamp by the sea' } }]);
  });

  test('the name is asked where the list has none', async () => {
    const { made } = showApp(at, {
      ...read({ name: '' }),
      registerByVoteLink: () => done,
    });
    await main.getByLabelText('Name', { exact: true }).fill('Leela Krishnan');
    await password.fill('a lamp by the sea');
    await create.click();
    await expect
      .poll(() => made.find(({ call }) => call === 'registerByVoteLink')?.body)
      .toMatchObject({ name: 'Leela Krishnan' });
  });

  test('what was typed stays when it is refused', async () => {
    const message = 'This number has an account already.';
    showApp(at, {
      ...read(),
      registerByVoteLink: refuse('vote-link-used', { message }),
    });
    await password.fill('a lamp by the sea');
    await create.click();
    await expect.element(main.getByText(message)).toBeVisible();
    await expect.element(password).toHaveValue('a lamp by the sea');
  });

  test('a number that somebody else registered says so, and what the press does', async () => {
    showApp(at, read({ holder }));
    await expect.element(text('Somebody registered this number')).toBeVisible();
    await expect.element(text('the number becomes yours')).toBeVisible();
    await expect.element(create).toBeVisible();
  });
});

describe('with an account', () => {
  const logIn = main.getByRole('link', { name: 'Log in and go to the ballot' });

  test('the second time: log in, and back to the link', async () => {
    showApp(at, answer({ state: 'used' }));
    await expect.element(text('This link no longer works')).toBeVisible();
    await expect.element(create).not.toBeInTheDocument();
    await logIn.click();
    await expect.element(main.getByLabelText('Role')).toBeVisible();
  });

  test('an account with this address logs in to get the number', async () => {
    showApp(at, read({ hasAccount: true }));
    await expect.element(text('You have an account with this address')).toBeVisible();
    await expect.element(logIn).toBeVisible();
  });

  test('proved by another, or replaced: whom to ask', async () => {
    showApp(at, answer({ state: 'used' }));
    await expect.element(text('two officers can give the number')).toBeVisible();
    await expect.element(text('If you got a newer e-mail, use its link.')).toBeVisible();
    await expect.element(main.getByRole('link', { name: 'Write to the council' })).toBeVisible();
  });

  test('logged in as its owner one is at the ballot at once', async () => {
    const yours = { ...holder, isYou: true, isProved: true };
    showApp(at, { ...signedIn, ...read({ holder: yours }) });
    await expect.element(atBallot).toBeVisible();
  });

  test('logged in without the number: one press', async () => {
    const { made } = showApp(at, {
      ...signedIn,
      ...read(),
      takeByVoteLink: () => done,
    });
    const take = main.getByRole('button', { name: 'give it to Leela Krishnan', exact: false });
    await expect.element(take).toBeVisible();
    expect(made.map(({ call }) => call)).not.toContain('takeByVoteLink');
    await take.click();
    await expect.element(atBallot).toBeVisible();
  });

  test('logged in as somebody else: log out first', async () => {
    showApp(at, { ...signedIn, ...answer({ state: 'used' }) });
    await expect.element(text('belongs to another account')).toBeVisible();
    await expect
      .element(main.getByRole('button', { name: 'Log out, then use the link' }))
      .toBeVisible();
    await expect
      .element(main.getByRole('button', { name: 'The number is mine', exact: false }))
      .not.toBeInTheDocument();
  });
});

describe('a link that proves nothing', () => {
  test('after the close it leads to the results', async () => {
    showApp(at, answer({ state: 'over', election: council }));
    await expect.element(text('Council 2031 is over')).toBeVisible();
    await expect
      .element(main.getByRole('link', { name: 'See the results' }))
      .toHaveAttribute('href', `/elections/${id}`);
  });

  test('not whole: ask for another one', async () => {
    const message = 'This link is not whole.';
    showApp(at, {
      readVoteLink: refuse('vote-link-invalid', { message }),
    });
    await expect.element(main.getByText(message)).toBeVisible();
    await expect
      .element(main.getByRole('link', { name: 'Ask for a link with your number' }))
      .toHaveAttribute('href', '/number');
  });
});

describe('a link that was asked for by the number', () => {
  test('makes the account, and leads to the own number', async () => {
    const { made } = showApp(at, {
      ...read({ election: null }),
      registerByVoteLink: () => ({ ...done, electionId: null }),
      readOwnNumber: () => ({
        ...{ enrollmentNumber: number, isListed: true, hasAddress: true, waits: null },
        ...{ provedHow: 'address', provedAt: '2031-03-16T12:00:00.000Z' },
      }),
    });
    await expect.element(text('The voter list has your address for this number.')).toBeVisible();
    // Nothing is voted for here.
    await expect.element(main.getByRole('heading', { name: /number$/ })).toBeVisible();
    await password.fill('a lamp by the sea');
    await main.getByRole('button', { name: 'Create the account', exact: true }).click();
    await expect
      .element(text('Proved by an e-mail to the address on the voter list.'))
      .toBeVisible();
    expect(made.find(({ call }) => call === 'registerByVoteLink')?.body).toEqual({
      token: 'abc',
      password: 'a lamp by the sea',
    });
  });

  test('waits for a press of who is logged in', async () => {
    const { made } = showApp(at, {
      ...read({ election: null, holder }),
      ...signedIn,
      takeByVoteLink: () => ({ ...done, electionId: null }),
      readOwnNumber: () => ({
        ...{ enrollmentNumber: number, isListed: true, hasAddress: true, waits: null },
        ...{ provedHow: 'address', provedAt: '2031-03-16T12:00:00.000Z' },
      }),
    });
    const take = main.getByRole('button', { name: 'The number is mine: give it to', exact: false });
    await expect.element(take).toBeVisible();
    expect(made.map(({ call }) => call)).not.toContain('takeByVoteLink');
    await take.click();
    await expect
      .element(text('Proved by an e-mail to the address on the voter list.'))
      .toBeVisible();
  });
});
