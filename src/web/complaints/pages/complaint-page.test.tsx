import { expect, test } from 'vitest';
import type { Reply } from '#contract/api.ts';
import { refuse } from '#tests/support/fake-server.ts';
import { main, showApp } from '#tests/support/show-app.tsx';

const address = '/complaint/BCDF-2345-GHJK-6789';
const followed: Reply<'followComplaint'> = {
  electionId: 'e1',
  election: 'Council 2027',
  number: 3,
  about: 'candidate',
  of: 'Binod Shah',
  subject: 'The posters',
  text: 'They hung\nin the hall.',
  files: [],
  madeAt: '2026-03-14T10:00:00.000Z',
  dueAt: '2026-03-16T10:00:00.000Z',
  reply: null,
  mayReply: false,
  ruling: null,
  reason: null,
  ruledAt: null,
  sanctions: [],
  hearsAppeals: '',
};

test('a number shows its complaint to whoever has it, and that the ruling is overdue', async () => {
  const { made } = showApp(address, { followComplaint: followed });
  await expect.element(main.getByRole('heading', { name: 'Complaint 3' })).toBeVisible();
  await expect.element(main.getByText('Waits for a ruling')).toBeVisible();
  await expect.element(main.getByText('The ruling is overdue.', { exact: false })).toBeVisible();
  await expect.element(main.getByText('About a candidate: Binod Shah')).toBeVisible();
  await expect.element(main.getByText('in the hall.', { exact: false })).toBeVisible();
  expect(main.getByRole('textbox').elements()).toEqual([]);
  const asked = made.find(({ call }) => call === 'followComplaint');
  expect(asked?.body).toEqual({ follow: 'BCDF-2345-GHJK-6789' });
});

test('a ruling stands with its reason', async () => {
  const ruled = {
    ...followed,
    ruling: 'dismissed',
    reason: 'It was allowed.',
    ruledAt: '2026-03-15T10:00:00.000Z',
  } as const;
  showApp(address, { followComplaint: ruled });
  await expect.element(main.getByRole('heading', { name: 'Ruling: Dismissed' })).toBeVisible();
  await expect.element(main.getByText('15 Mar', { exact: false })).toBeVisible();
  await expect.element(main.getByText('It was allowed.')).toBeVisible();
  expect(main.getByText('overdue', { exact: false }).elements()).toEqual([]);
  await expect
    .element(main.getByText('This decision is final here.', { exact: false }))
    .toBeVisible();
  const { href } = new URL('/contact', location.href);
  const council = main.getByRole('link', { name: 'the council', exact: true });
  await expect.element(council).toHaveProperty('href', href);
});

test('who hears appeals stands below a ruling, and not before there is one', async () => {
  const hearsAppeals = 'The Ombudsman, Room 4';
  let now: Reply<'followComplaint'> = { ...followed, hearsAppeals, mayReply: true };
  showApp(address, {
    followComplaint: () => now,
    replyToComplaint: () => {
      now = {
        ...now,
        mayReply: false,
        ruling: 'upheld',
        reason: 'It was not.',
        ruledAt: now.madeAt,
      };
      return { message: 'Your reply was sent.' };
    },
  });
  await expect.element(main.getByText('Waits for a ruling')).toBeVisible();
  expect(main.getByText(hearsAppeals).elements()).toEqual([]);
  await main.getByRole('textbox', { name: 'Your reply' }).fill('I was at home.');
  await main.getByRole('button', { name: 'Send the reply' }).click();
  await expect.element(main.getByText(hearsAppeals)).toBeVisible();
  await expect
    .element(main.getByText('You can appeal against this ruling to:', { exact: false }))
    .toBeVisible();
  expect(main.getByText('final here', { exact: false }).elements()).toEqual([]);
});

test('whoever is complained about replies, once', async () => {
  let now = { ...followed, mayReply: true };
  const { made } = showApp(address, {
    followComplaint: () => now,
    replyToComplaint: () => {
      now = { ...followed, reply: 'I was at home.' };
      return { message: 'Your reply was sent.' };
    },
  });
  const send = main.getByRole('button', { name: 'Send the reply' });
  await send.click();
  await expect.element(main.getByText('Write the reply')).toBeVisible();
  await main.getByRole('textbox', { name: 'Your reply' }).fill('I was at home.');
  await send.click();
  await expect.element(main.getByText('I was at home.')).toBeVisible();
  await expect.element(send).not.toBeInTheDocument();
  expect(made.find(({ call }) => call === 'replyToComplaint')?.body).toEqual({
    follow: 'BCDF-2345-GHJK-6789',
    text: 'I was at home.',
  });
});

test('a number that nobody was given says so', async () => {
  showApp(address, { followComplaint: refuse('unknown-appeal') });
  await expect.element(main.getByText('This complaint does not exist.')).toBeVisible();
});
