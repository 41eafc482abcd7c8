import { QueryClientProvider } from '@tanstack/react-query';
import { toast } from 'react-hot-toast/headless';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import type { OfficerContact } from '#contract/contact.ts';
import { brokenServer, fakeServer, refuse } from '#tests/support/fake-server.ts';
import type { Answers, FakeServer, Sent } from '#tests/support/fake-server.ts';
import { MemoryRouter } from '#tests/support/memory-router.tsx';
import { me } from '#tests/support/viewer-sample.ts';
import { show } from '#tests/support/show.tsx';
import { createQueryClient } from '#web/app/query-client.ts';
import { Toaster } from '#web/kit/toaster.tsx';
import { ContactRequests } from './contact-requests.tsx';

const hour = 3_600_000;
const contact = (id: string, name: string, resolved: number, age: number): OfficerContact => ({
  _id: id,
  name,
  email: `${id}@sarovar.example`,
  category: 'query',
  message: `Message of ${name}`,
  resolved,
  createdAt: new Date(Date.now() - age * hour).toISOString(),
  election: null,
  about: [],
  files: [],
  dueAt: null,
  answers: [],
});

let contacts: OfficerContact[];

let server: FakeServer;
/** A decision, or a failure for a contact that is not there. */
const decide = (resolved: number) => change((one) => ({ ...one, resolved }));
const answer = (sent: Sent<'answerContact'>) => {
  const { entryId: _id, text } = sent.body;
  const answered = { _id, text, by: 'Leela', at: new Date().toISOString() };
  return change((one) => ({ ...one, answers: [...one.answers, answered] }))(sent);
};
function change(how: (one: OfficerContact) => OfficerContact) {
  return ({ params }: Pick<Sent, 'params'>) => {
    contacts = contacts.map((one) => (one._id === params['id'] ? how(one) : one));
    const contact = contacts.find(({ _id }) => _id === params['id']);
    return contact === undefined ? refuse('unknown-contact') : { contact, message: 'Sent' };
  };
}
/** The server's side of the section: a list, and what the calls make of it. */
const usual: Answers = {
  readMe: me(null),
  listContacts: ({ query }) => {
    const at = Number(query['page'] ?? 1);
    return contacts.slice((at - 1) * 1_000, at * 1_000);
  },
  deleteContact: ({ params }) => {
    contacts = contacts.filter(({ _id }) => _id !== params['id']);
    return { message: 'gone' };
  },
  resolveContact: decide(1),
  rejectContact: decide(0),
  answerContact: answer,
};

const open = (address = '/dashboard') =>
  show(
    <QueryClientProvider client={createQueryClient(() => {})}>
      <MemoryRouter at={address}>
        <ContactRequests />
        <Toaster />
      </MemoryRouter>
    </QueryClientProvider>,
  );

const cards = () =>
  [...document.querySelectorAll('article h3')].map((heading) => heading.textContent);
const card = (name: string) => page.getByRole('article', { name });
const button = (name: string) => page.getByRole('button', { name });

beforeEach(() => {
  contacts = [
    contact('new', 'Noor', 1, 1),
    contact('late', 'Leela', 2, 2),
    contact('old', 'Omkar', 0, 3),
    contact('early', 'Esha', 7, 4),
  ];
  server = fakeServer(usual);
});
afterEach(() => {
  // The toast of one test would lie over the buttons of the next.
  toast.remove();
});

test('in progress first, then newest first; any other code is in progress', async () => {
  open();
  await expect.element(card('Noor')).toBeVisible();
  expect(cards()).toEqual(['Leela', 'Esha', 'Noor', 'Omkar']);
  await expect.element(card('Esha').getByText('In Progress')).toBeVisible();
  await expect.element(button('In Progress 2')).toBeVisible();
});

test('Resolve, Reject and Delete come first, Answer beside them, and nothing else', async () => {
  open();
  await expect.element(card('Leela')).toBeVisible();
  const words = card('Leela').getByRole('button').elements();
  expect(words.map(({ textContent }) => textContent)).toEqual([
    ...['Resolve', 'Reject', 'Delete', 'Answer'],
  ]);
});

test('a card says which election it is about, whom it concerns, and loads a picture when asked', async () => {
  const id = '6f1d0a52-77aa-4c1e-9f30-a8b2c7d10e42';
  contacts = [
    {
      ...contact('a', 'Zoya', 2, 1),
      election: { _id: id, name: 'Student Council 2027' },
      about: [
        { name: 'Asha', position: 'President', office: null },
        { name: '', position: null, office: 'admin' },
      ],
      files: [{ _id: id, kind: 'picture', bytes: 2_000 }],
    },
  ];
  open();
  const link = page.getByRole('link', { name: 'About Student Council 2027' });
  await expect.element(link).toHaveAttribute('href', `/elections/${id}`);
  await expect
    .element(page.getByText('Whom it concerns: Asha (President), The admins'))
    .toBeVisible();
  server.answer({ readContactFile: refuse('unknown-complaint-file') });
  expect(server.sent('readContactFile')).toEqual([]);
  await page.getByRole('button', { name: /^Show picture 1/ }).click();
  await expect.element(page.getByText('The picture could not be loaded.')).toBeVisible();
  expect(server.sent('readContactFile')).toMatchObject([{ params: { id } }]);
});

test('what is resolved cannot be resolved, what is rejected cannot be rejected', async () => {
  open();
  await expect.element(button('Resolve the request of Noor')).toBeDisabled();
  await expect.element(button('Reject the request of Noor')).toBeEnabled();
  await expect.element(button('Resolve the request of Omkar')).toBeEnabled();
  await expect.element(button('Reject the request of Omkar')).toBeDisabled();
  await expect.element(button('Resolve the request of Esha')).toBeEnabled();
  await expect.element(button('Reject the request of Esha')).toBeEnabled();
});

describe('after a decision', () => {
  test('the card changes where it stands, and keeps the focus', async () => {
    open();
    await button('Resolve the request of Leela').click();
    await expect.element(page.getByText('Contact resolved successfully').first()).toBeVisible();
    await expect.element(card('Leela').getByText('Resolved')).toBeVisible();
    await expect.element(card('Leela')).toHaveFocus();
    expect(cards()).toEqual(['Leela', 'Esha', 'Noor', 'Omkar']);
    await expect.element(button('Resolve the request of Leela')).toBeDisabled();
    const asked = server.sent('listContacts');
    expect(asked.length, 'the list was loaded again').toBeGreaterThan(1);
  });

  test('under a filter it leaves, and the next card takes the focus', async () => {
    open('/dashboard?status=in-progress');
    await expect.element(card('Leela')).toBeVisible();
    expect(cards()).toEqual(['Leela', 'Esha']);
    await button('Reject the request of Leela').click();
    await expect.element(card('Leela')).not.toBeInTheDocument();
    await expect.element(card('Esha')).toHaveFocus();
  });

  test('one that fails says so and leaves the card as it was', async () => {
    server.answer({ rejectContact: brokenServer });
    open();
    await button('Reject the request of Leela').click();
    await expect.element(page.getByText('Failed to reject contact').first()).toBeVisible();
    await expect.element(card('Leela').getByText('In Progress')).toBeVisible();
    await expect.element(button('Reject the request of Leela')).toHaveFocus();
  });

  test('a failure stands at its card until trying again went well', async () => {
    server.answer({ rejectContact: brokenServer });
    open();
    await button('Reject the request of Leela').click();
    const failure = card('Leela').getByText('Failed to reject contact');
    const again = card('Leela').getByRole('button', { name: 'Try again' });
    await expect.element(failure).toBeVisible();
    await expect.element(again).toHaveAccessibleDescription('Failed to reject contact');
    await expect.element(card('Esha').getByText('Failed')).not.toBeInTheDocument();

    await again.click();
    await expect.element(again).toHaveFocus();
    await expect.element(failure).toBeVisible();

    server.answer(usual);
    await again.click();
    await expect.element(card('Leela').getByText('Rejected')).toBeVisible();
    await expect.element(failure).not.toBeInTheDocument();
    await expect.element(card('Leela')).toHaveFocus();
  });

  test('trying again under a filter gives the focus to the next card', async () => {
    server.answer({ resolveContact: brokenServer });
    open('/dashboard?status=in-progress');
    await button('Resolve the request of Leela').click();
    const again = card('Leela').getByRole('button', { name: 'Try again' });
    await expect.element(again).toBeVisible();
    server.answer(usual);
    await again.click();
    await expect.element(card('Leela')).not.toBeInTheDocument();
    await expect.element(card('Esha')).toHaveFocus();
  });
});

test('deleting asks, starts on Keep, and gives the focus to the next card', async () => {
  open();
  await button('Delete the request of Esha').click();
  const dialog = page.getByRole('dialog', { name: 'Delete the request of Esha?' });
  await expect.element(dialog.getByRole('button', { name: 'Keep' })).toHaveFocus();
  await userEvent.keyboard('{Escape}');
  await expect.element(button('Delete the request of Esha')).toHaveFocus();

  await button('Delete the request of Esha').click();
  await dialog.getByRole('button', { name: 'Delete', exact: true }).click();
  await expect.element(page.getByText('Contact deleted successfully').first()).toBeVisible();
  await expect.element(card('Noor')).toHaveFocus();
  expect(cards()).toEqual(['Leela', 'Noor', 'Omkar']);
});

test('a list that does not load says so, and can be tried again', async () => {
  server.answer({ listContacts: brokenServer });
  open();
  await expect.element(page.getByText('Failed to fetch contacts')).toBeVisible();
  server.answer(usual);
  contacts = [];
  await button('Try again').click();
  await expect.element(page.getByText('No query/requests available.')).toBeVisible();
});

test('a long message shows six lines, and all of it when asked', async () => {
  const long = Array.from({ length: 12 }, (_, line) => `Line ${line + 1}`).join('\n');
  contacts = contacts.map((one) => (one._id === 'late' ? { ...one, message: long } : one));
  open();
  await card('Leela').getByRole('button', { name: 'Show all' }).click();
  const text = card('Leela').element().querySelector('[data-message]');
  expect(text?.scrollHeight).toBe(text?.clientHeight);
  await expect
    .element(card('Esha').getByRole('button', { name: 'Show all' }))
    .not.toBeInTheDocument();
});

test('a list as long as the server’s lists get leads to its next page', async () => {
  contacts = Array.from({ length: 1_000 }, (_, n) => contact(`n${n}`, `Name ${n}`, 2, n + 1));
  open();
  await expect.element(page.getByText('Showing 25 of 1000')).toBeVisible();
  await expect.element(page.getByText('Page 1', { exact: true })).toBeVisible();
  await button('Delete the request of Name 0').click();
  await page.getByRole('dialog').getByRole('button', { name: 'Delete', exact: true }).click();
  await expect.element(page.getByText('Page 1', { exact: true })).not.toBeInTheDocument();
});

test('an answer is sent under one name however often, and stands with the message', async () => {
  open();
  await button('Answer the request of Leela').click();
  const dialog = page.getByRole('dialog', { name: 'Answer Leela' });
  await expect.element(dialog.getByText('Message of Leela')).toBeVisible();
  await dialog.getByLabelText('Your answer').fill('From nine to nine.');
  server.answer({ answerContact: brokenServer });
  await dialog.getByRole('button', { name: 'Send the answer' }).click();
  await expect.element(dialog.getByText('Ouch').first()).toBeVisible();
  const [first] = server.sent('answerContact');
  server.answer(usual);
  await dialog.getByRole('button', { name: 'Send the answer' }).click();
  await expect.element(card('Leela').getByText('From nine to nine.')).toBeVisible();
  await expect
    .element(card('Leela').getByText('Answered by Leela', { exact: false }))
    .toBeVisible();
  expect(server.sent('answerContact').at(-1)?.body).toMatchObject({
    entryId: first?.body.entryId,
    isResolved: true,
  });
});

test('a grievance is overdue until it is answered or settled', async () => {
  const past = '2021-03-20T10:00:00.000Z';
  const due = (id: string, more: Partial<OfficerContact>) =>
    (contacts = contacts.map((one) =>
      one._id === id ? { ...one, category: 'grievances', dueAt: past, ...more } : one,
    ));
  const overdueOf = (name: string) =>
    card(name).getByText('The answer is overdue.', { exact: false });
  due('late', {});
  due('early', { dueAt: '2090-03-20T10:00:00.000Z' });
  open();
  await expect.element(overdueOf('Leela')).toBeVisible();
  await expect.element(card('Esha').getByText('Answer by', { exact: false })).toBeVisible();
  await expect.element(overdueOf('Esha')).not.toBeInTheDocument();
  await button('Answer the request of Leela').click();
  const dialog = page.getByRole('dialog', { name: 'Answer Leela' });
  await dialog.getByLabelText('Your answer').fill('Soon.');
  await dialog.getByRole('button', { name: 'Send the answer' }).click();
  await expect.element(overdueOf('Leela')).not.toBeInTheDocument();
  await button('Resolve the request of Esha').click();
  await expect
    .element(card('Esha').getByText('Answer by', { exact: false }))
    .not.toBeInTheDocument();
});

test('more than a thousand messages have pages, and a decision on the second one stays there', async () => {
  contacts = Array.from({ length: 1_001 }, (_, n) => contact(`m${n}`, `Person ${n}`, 2, n));
  open();
  const pages = page.getByRole('navigation', { name: 'Contact requests' });
  await expect.element(pages.getByRole('status')).toHaveTextContent('Page 1');
  await pages.getByRole('button', { name: 'Next page' }).click();
  await expect.element(pages.getByRole('status')).toHaveTextContent('Page 2');
  await expect.element(card('Person 1000')).toBeVisible();
  expect(cards()).toEqual(['Person 1000']);
  await button('Resolve the request of Person 1000').click();
  await expect.element(card('Person 1000').getByText('Resolved')).toBeVisible();
  expect(contacts.at(-1)?.resolved).toBe(1);
  await expect.element(pages.getByRole('status')).toHaveTextContent('Page 2');
});
