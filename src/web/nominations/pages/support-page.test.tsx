import { expect, test } from 'vitest';
import type { User } from '#contract/accounts.ts';
import type { Reply } from '#web/app/call.ts';
import { toasts } from '#tests/support/in-toast.ts';
import { refuse } from '#tests/support/fake-server.ts';
import { student } from '#tests/support/elections-stage.tsx';
import { main, showApp } from '#tests/support/show-app.tsx';
import { me } from '#tests/support/viewer-sample.ts';

type Support = Reply<'readSupport'>;
const support: Support = {
  _id: '6f1d0a52-77aa-4c1e-9f30-a8b2c7d10e42',
  election: { _id: '6f1d0a52-77aa-4c1e-9f30-a8b2c7d10e43', name: 'Council 2031' },
  position: 'President',
  nominee: { _id: '6f1d0a52-77aa-4c1e-9f30-a8b2c7d10e44', name: 'Asha Rao', profileImg: '' },
  kind: null,
  answer: 'waits',
  until: '2031-03-16T12:00:00.000Z',
  missing: ['proposer', 'seconder'],
  problem: null,
};
const at = `/support/${support._id}`;
const button = (name: string) => main.getByRole('button', { name, exact: true });
const text = (words: string) => main.getByText(words, { exact: false });

/** The page over a server that keeps what is answered. */
function open(given: Partial<Support> = {}, viewer: User | null = student) {
  let shown = { ...support, ...given };
  return showApp(at, {
    readMe: me(viewer),
    readSupport: () => shown,
    answerSupport: ({ body }) => {
      const { answer, kind = null } = body as { answer: string; kind?: Support['kind'] };
      const isYes = answer === 'yes';
      shown = { ...shown, kind: isYes ? kind : shown.kind, answer: isYes ? 'yes' : 'waits' };
      return { kind: isYes ? kind : null, message: 'Saved.' };
    },
  });
}

test.each([
  ['Propose', 'proposer', 'You propose Asha Rao'],
  ['Second', 'seconder', 'You second Asha Rao'],
])('%s says so, and can be taken back', async (label, kind, words) => {
  const { made } = open();
  const sent = () => made.filter(({ call }) => call === 'answerSupport').map(({ body }) => body);
  await expect
    .element(
      text(
        'Asha Rao wants to be a candidate for President in Council 2031, and asks for your support.',
      ),
    )
    .toBeVisible();
  await expect.element(text('take it back until 16 March 2031, 17:30')).toBeVisible();
  expect(sent(), 'opening the page answers nothing').toEqual([]);
  await button(label).click();
  await expect.element(text(words)).toBeVisible();
  await expect.element(button(label)).not.toBeInTheDocument();
  await expect.poll(() => document.activeElement?.textContent).toContain(words);
  await button('Take back').click();
  await expect.element(button(label)).toBeVisible();
  expect(sent()).toEqual([{ answer: 'yes', kind }, { answer: 'no' }]);
  await expect.element(toasts.getByRole('listitem')).not.toBeInTheDocument();
});

test('only what is missing is offered', async () => {
  open({ missing: ['seconder'] });
  await expect.element(button('Second')).toBeVisible();
  await expect.element(button('Propose')).not.toBeInTheDocument();
});

test('who declines reads that nobody is told, and can think again', async () => {
  open();
  await button('Decline').click();
  await expect.element(text('You declined')).toBeVisible();
  await expect.element(button('Decline')).not.toBeInTheDocument();
  await expect.element(button('Second')).toBeVisible();
});

test('a candidate with all supporters needs nobody else', async () => {
  open({ missing: [] });
  await expect.element(text('All supporters are there')).toBeVisible();
  await expect.element(main.getByRole('button')).not.toBeInTheDocument();
});

test('who cannot support the candidate reads why, and finds no button', async () => {
  const problem = 'Supporters have to be of the branch or year of the candidate.';
  open({ problem });
  await expect.element(text(problem)).toBeVisible();
  await expect.element(main.getByRole('button')).not.toBeInTheDocument();
});

test('a refusal is said where the button is', async () => {
  const message = 'You support another candidate for this position. Take that back first.';
  showApp(at, {
    readMe: me(student),
    readSupport: support,
    answerSupport: refuse('supports-other', { message }),
  });
  await button('Propose').click();
  await expect.element(toasts.getByText(message)).toBeVisible();
  await expect.element(button('Propose')).toBeVisible();
});

test('a visitor logs in first, and nothing is read', async () => {
  const { made } = open({}, null);
  await expect.element(main.getByRole('link', { name: 'Log in' })).toBeVisible();
  await expect.element(text('Asha Rao')).not.toBeInTheDocument();
  expect(made.filter(({ call }) => call === 'readSupport')).toEqual([]);
});

test('a link that leads to no candidate says so', async () => {
  showApp(at, { readMe: me(student), readSupport: refuse('unknown-support') });
  await expect.element(text('leads to no candidate')).toBeVisible();
  await expect.element(main.getByRole('link', { name: 'Go to Elections' })).toBeVisible();
});
