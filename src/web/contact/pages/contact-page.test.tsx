import { expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import type { Reply } from '#contract/api.ts';
import { nobodyNamed } from '#tests/support/audience-sample.ts';
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

const electionId = '6f1d0a52-77aa-4c1e-9f30-a8b2c7d10e42';
const audience = {
  ...nobodyNamed,
  candidates: [{ _id: 'n1', name: 'Asha', position: 'President' }],
};
const received = {
  ...{ _id: electionId, name: 'Leela', email: 'leela@b.example', category: 'grievances' as const },
  ...{ message: 'The room was locked.', resolved: 2, createdAt: '2027-01-02T10:00:00Z' },
};
const sentAbout = async (server: ReturnType<typeof showApp>) => {
  await main.getByLabelText('Name').fill('Leela Krishnan');
  await main.getByLabelText('E-mail').fill('leela@b.example');
  await main.getByLabelText('Message').fill('The room was locked.');
  await main.getByRole('button', { name: 'Send' }).click();
  await expect.element(main.getByText('Message sent successfully.').first()).toBeVisible();
  return server.sent('createContact').map(({ body }) => body);
};

test('a message about an election says whom it concerns, and first who reads it and how long it is kept', async () => {
  const server = showApp(`/contact?category=grievances&election=${electionId}`, {
    readAudience: ({ query }) => ({
      ...audience,
      readBy: query['about'] === 'admin' ? 'all' : 'officers',
    }),
    createContact: { contact: received, message: 'Message sent successfully.' },
  });
  await expect
    .element(main.getByRole('link', { name: 'About Student Council 2027' }))
    .toBeVisible();
  await expect.element(main.getByText(/officers whom it does not concern/)).toBeVisible();
  await expect.element(main.getByText(/for 365 days/)).toBeVisible();
  const whom = main.getByLabelText('Whom it concerns');
  await whom.selectOptions('The admins');
  await expect.element(main.getByText(/Who reads it: all officers/)).toBeVisible();
  await whom.selectOptions('Asha (President)');
  await expect.element(main.getByText(/officers whom it does not concern/)).toBeVisible();
  // Who is not logged in sends no picture.
  expect(main.getByLabelText('Pictures').elements()).toEqual([]);
  expect(await sentAbout(server)).toMatchObject([
    { category: 'grievances', electionId, about: ['n1'], files: [] },
  ]);
});

test('who is logged in names an officer and sends pictures, three at most', async () => {
  let at = 0;
  const server = showApp(`/contact?category=grievances&election=${electionId}`, {
    readMe: me(viewer),
    listMyMessages: [],
    readAudience: { ...audience, readBy: 'named', officers: [{ _id: 'o1', name: 'Meher' }] },
    uploadContactFile: () => ({
      file: { _id: `6f1d0a52-77aa-4c1e-9f30-a8b2c7d10e4${++at}`, kind: 'picture', bytes: 8 },
      message: 'The file was uploaded.',
    }),
    createContact: { contact: received, message: 'Message sent successfully.' },
  });
  await main.getByLabelText('Whom it concerns').selectOptions('Meher');
  await expect.element(main.getByText(/the returning officer of this election/)).toBeVisible();
  const input = main.getByLabelText('Pictures').first();
  const picture = (name: string, type = 'image/png') => new File(['x'], name, { type });
  await userEvent.upload(input, [picture('a.pdf', 'application/pdf')]);
  await expect.element(input).toHaveAccessibleDescription(/Please choose a PNG/);
  await userEvent.upload(
    input,
    ['a.png', 'b.png', 'c.png', 'd.png'].map((name) => picture(name)),
  );
  await expect.element(input).toHaveAccessibleDescription(/Send three pictures at most/);
  await expect.poll(() => main.getByText('Uploaded', { exact: false }).elements()).toHaveLength(3);
  await main.getByRole('button', { name: 'Remove b.png' }).click();
  const [body] = await sentAbout(server);
  expect(body).toMatchObject({
    about: ['o1'],
    files: [expect.stringMatching(/1$/), expect.stringMatching(/3$/)],
  });
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

test('an empty form says its sentence once, and beside each field what to do there', async () => {
  showApp('/contact', { readMe: me(null) });
  await main.getByRole('button', { name: 'Send', exact: true }).click();
  for (const said of [
    'Enter your name.',
    'Enter your e-mail address.',
    'Choose a category.',
    'Write a message.',
  ]) {
    await expect.element(main.getByText(said)).toBeVisible();
  }
  expect(main.getByText('Please fill all fields').elements()).toHaveLength(0);
  await expect.element(toasts.getByText('Please fill all fields')).toBeVisible();
});
