import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import type { Reply } from '#web/app/call.ts';
import { toasts } from '#tests/support/in-toast.ts';
import { refuse } from '#tests/support/fake-server.ts';
import { main, showApp } from '#tests/support/show-app.tsx';
import { aUser, me } from '#tests/support/viewer-sample.ts';

type Link = Reply<'readEnteredLink'>;
const link: Link = {
  _id: '6f1d0a52-77aa-4c1e-9f30-a8b2c7d10e42',
  election: { _id: '6f1d0a52-77aa-4c1e-9f30-a8b2c7d10e43', name: 'Council 2031' },
  position: 'President',
  answer: 'waits',
  opensAt: '2031-03-16T12:00:00.000Z',
  name: 'Leela Krishnan',
  hasAccount: true,
  stands: false,
};
const at = '/candidacy#token=abc';
const read = (given: Partial<Link> = {}) => ({
  readEnteredLink: () => ({ ...link, ...given }),
});
const yes = main.getByRole('button', { name: 'Yes, I stand' });
const no = main.getByRole('button', { name: 'No', exact: true });
const text = (words: string) => main.getByText(words, { exact: false });

test.each([
  ['yes', yes, 'You said yes to President'],
  ['no', no, 'You said no to President'],
] as const)('who says %s reads what stands now', async (answer, button, words) => {
  let said: Link['answer'] = 'waits';
  const { made } = showApp(at, {
    readEnteredLink: () => ({ ...link, answer: said }),
    answerByLink: () => {
      said = answer;
      return { question: { ...link, answer }, message: 'Saved.' };
    },
  });
  const question =
    'Leela Krishnan, the council entered you as a candidate for President in Council 2031.';
  await expect.element(text(question)).toBeVisible();
  await expect.element(text('before voting opens: 16 March 2031, 17:30')).toBeVisible();
  const sent = () => made.filter(({ call }) => call === 'answerByLink');
  expect(sent(), 'opening the page answers nothing').toEqual([]);
  const pressed = button.element().getBoundingClientRect();
  await button.click();
  await expect.element(main.getByText(words)).toBeVisible();
  await expect.element(button).not.toBeInTheDocument();
  const way = main.getByRole('link', { name: 'Go to Elections' });
  const { top } = way.element().getBoundingClientRect();
  expect(top, 'no link where the button was').toBeGreaterThanOrEqual(pressed.bottom);
  await expect.poll(() => document.activeElement?.textContent).toContain(words);
  await expect.element(toasts.getByRole('listitem')).not.toBeInTheDocument();
  expect(sent()).toMatchObject([{ body: { token: 'abc', answer } }]);
});

test('after the opening nothing can be answered', async () => {
  showApp(at, read({ opensAt: '2020-03-16T12:00:00.000Z' }));
  await expect.element(main.getByText('Voting has opened')).toBeVisible();
  await expect.element(yes).not.toBeInTheDocument();
  await expect.element(no).not.toBeInTheDocument();
});

test('who stands without an account leaves by the link while voting is open, or takes an account', async () => {
  const { made } = showApp(at, {
    ...read({ opensAt: '2020-03-16T12:00:00.000Z', stands: true, hasAccount: false }),
    answerByLink: refuse('candidates-frozen'),
  });
  await expect.element(text('You are a candidate for President')).toBeVisible();
  await expect.element(main.getByRole('link', { name: 'Register' })).toBeVisible();
  await expect.element(yes).not.toBeInTheDocument();
  await no.click();
  await expect
    .poll(() => made.find(({ call }) => call === 'answerByLink')?.body)
    .toMatchObject({
      answer: 'no',
    });
});

test('somebody without an account says yes, and may register and come back', async () => {
  showApp(at, read({ hasAccount: false }));
  await expect.element(yes).toBeVisible();
  await expect.element(main.getByRole('link', { name: 'Register' })).not.toBeInTheDocument();
});

test('who stands without an account is led to one, and from there back to the link', async () => {
  showApp(at, read({ hasAccount: false, answer: 'yes' }));
  await main.getByRole('link', { name: 'Register' }).click();
  await expect.element(main.getByRole('heading', { name: 'Register' })).toBeVisible();
});

test('who is logged in as somebody else reads it, and is asked before their account is used', async () => {
  const { made } = showApp(at, {
    readMe: me(aUser({ name: 'Cora Council' })),
    ...read({ name: 'Sofia Rossi', hasAccount: false, answer: 'yes' }),
    takeByLink: { message: 'Saved.' },
  });
  const sentence = 'You are logged in as Cora Council. This link is for Sofia Rossi.';
  await expect.element(main.getByText(sentence)).toBeVisible();
  const taken = () => made.filter(({ call }) => call === 'takeByLink');
  await main.getByRole('button', { name: 'Use the account of Cora Council' }).click();
  const dialog = page.getByRole('dialog', { name: /Sofia Rossi.*Cora Council/ });
  await expect.element(dialog).toBeVisible();
  expect(taken(), 'nothing is sent before the answer').toEqual([]);
  await dialog.getByRole('button', { name: 'Use the account of Cora Council' }).click();
  await expect.poll(() => taken().length).toBe(1);
});

test('where candidates need supporters, a yes without an account leads to one', async () => {
  showApp(at, {
    ...read({ hasAccount: false }),
    answerByLink: refuse('supporters-need-account'),
  });
  await yes.click();
  await expect
    .element(main.getByRole('link', { name: 'Register' }))
    .toHaveAttribute('href', '/register');
  await expect.element(no).toBeVisible();
});

test('a draft without dates says that the time is open', async () => {
  showApp(at, read({ opensAt: null }));
  await expect.element(text('The date is not decided yet.')).toBeVisible();
  await expect.element(yes).toBeVisible();
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
